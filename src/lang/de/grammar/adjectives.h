// Endings of adjectives (tables adjective_endings, adjective_suffixes), and names without them.
#pragma once

#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include "pseudo/lexicon.h"

namespace pseudo::lang::de {

/// Value.
class AdjectiveEndings {
 public:
  /// A missing table has no rows.
  static AdjectiveEndings load(const Lexicons& lexicons);

  /// The longest ending of the table that `word` ends with; "" if it ends with none.
  [[nodiscard]] std::string_view ending_of(std::string_view word) const;
  /// The inflected ending of a word that its suffix shows to be an adjective ("Philosophische");
  /// "" if none does.
  [[nodiscard]] std::string_view ending_by_suffix(std::string_view word) const;
  /// Folded words, all but the last one without their endings: "roten kreuz" and "rote kreuz"
  /// become "rot kreuz".
  [[nodiscard]] std::string uninflected(std::string_view folded) const;
  [[nodiscard]] const std::vector<std::string>& all() const { return endings_; }

 private:
  [[nodiscard]] std::string_view stem_of(std::string_view word) const;
  std::vector<std::string> endings_;                           // longest first
  std::vector<std::pair<std::string, std::string>> suffixes_;  // "ische", "e"
};

}  // namespace pseudo::lang::de
