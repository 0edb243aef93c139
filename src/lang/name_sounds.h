// How names sound: letters that sound alike, by the table `name_sounds`.
#pragma once

#include <array>
#include <string>
#include <string_view>
#include <vector>

#include "pseudo/lexicon.h"

namespace pseudo {

/// Threads: const calls are safe. A language without the table tells names by their letters alone.
class NameSounds {
 public:
  NameSounds() = default;
  /// The lexicons must outlive it.
  explicit NameSounds(const Lexicons& lexicons);

  /// Equal for names that sound alike; doubled letters count once. `folded`: text::fold_key.
  [[nodiscard]] std::string of(std::string_view folded) const;

 private:
  struct Rule {
    std::string_view letters, sound;
  };
  std::array<std::vector<Rule>, 256> rules_;  // by their first bytes, the longest first
};

}  // namespace pseudo
