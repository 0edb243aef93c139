// Guesses the meaning of a label from the words that it consists of, for suggestions.
#pragma once

#include <map>
#include <optional>
#include <string>
#include <string_view>

#include "pseudo/category.h"
#include "pseudo/result.h"

namespace pseudo::cli {

/// Words of labels with their targets, from table label_words.tsv.
class LabelWords {
 public:
  /// Errors: kUsage if the table cannot be read or has a malformed row.
  static Result<LabelWords> read();

  /// Returns the target of the whole label ("First_Name"), or of its words if all are known and
  /// agree ("LOCATION-CITY": one target is below the other), or of the word that it clearly
  /// misspells.
  [[nodiscard]] std::optional<LabelRule> meaning_of(std::string_view label) const;

 private:
  [[nodiscard]] const LabelRule* find(const std::string& word) const;

  std::map<std::string, LabelRule, std::less<>> targets_;  // by lower case word
};

}  // namespace pseudo::cli
