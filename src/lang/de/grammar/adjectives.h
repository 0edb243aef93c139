// Endings of adjectives, from tables adjective_endings and adjective_suffixes.
#pragma once

#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include "pseudo/lexicon.h"

namespace pseudo::lang::de {

/// The endings of adjectives. Immutable after load().
class AdjectiveEndings {
 public:
  /// A missing table has no rows.
  static AdjectiveEndings load(const Lexicons& lexicons);

  /// Returns the longest ending of the table that `word` ends with, or "" if there is none.
  [[nodiscard]] std::string_view ending_of(std::string_view word) const;
  /// Returns the inflectional ending of a word that is an adjective by its suffix: "e" for
  /// "Philosophische". Returns "" if no suffix fits.
  [[nodiscard]] std::string_view ending_by_suffix(std::string_view word) const;
  /// Removes the endings of all words but the last: "roten kreuz" and "rote kreuz" become "rot
  /// kreuz".
  [[nodiscard]] std::string uninflected(std::string_view folded) const;
  [[nodiscard]] const std::vector<std::string>& all() const { return endings_; }

 private:
  [[nodiscard]] std::string_view stem_of(std::string_view word) const;
  std::vector<std::string> endings_;  // longest first
  std::vector<std::pair<std::string, std::string>>
      suffixes_;  // suffix and its ending: "ische", "e"
};

}  // namespace pseudo::lang::de
