// What a label that no scheme knows probably means, for suggestions.
#pragma once

#include <map>
#include <optional>
#include <string>
#include <string_view>

#include "pseudo/category.h"
#include "pseudo/result.h"

namespace pseudo::cli {

/// Words of labels with their targets, from the table label_words.tsv. A value.
class LabelWords {
 public:
  /// Errors: kUsage (the table cannot be read, or has a row of another shape).
  static Result<LabelWords> read();

  /// The target of the whole label ("First_Name"), or of its words if all are known and agree
  /// ("LOCATION-CITY": one target lies below the other), or of the word that it clearly misspells.
  [[nodiscard]] std::optional<LabelRule> meaning_of(std::string_view label) const;

 private:
  [[nodiscard]] const LabelRule* find(const std::string& word) const;

  std::map<std::string, LabelRule, std::less<>> targets_;  // by words in small letters
};

}  // namespace pseudo::cli
