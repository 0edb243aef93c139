// Phonetic keys of names, by the rules in table `name_sounds`.
#pragma once

#include <array>
#include <string>
#include <string_view>
#include <vector>

#include "pseudo/lexicon.h"

namespace pseudo {

/// Maps a name to a key that names of the same sound share. Without the table the key of a name is
/// its letters. Thread-safe for const calls.
class NameSounds {
 public:
  NameSounds() = default;
  /// The lexicons must outlive it.
  explicit NameSounds(const Lexicons& lexicons);

  /// Returns the phonetic key of a folded name (text::fold_key). Doubled letters count once.
  [[nodiscard]] std::string of(std::string_view folded) const;

 private:
  struct Rule {
    std::string_view letters, sound;
  };
  std::array<std::vector<Rule>, 256> rules_;  // by first byte, longest first
};

}  // namespace pseudo
