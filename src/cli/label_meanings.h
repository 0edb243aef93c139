// Guesses the meaning of labels that no option maps.
#pragma once

#include <cstddef>
#include <optional>
#include <string>
#include <vector>

#include "cli/label_words.h"
#include "cli/scheme.h"
#include "pseudo/category.h"

namespace pseudo::cli {

/// Guesses the meaning of the labels of a corpus, for suggestions. Uses the built-in scheme that
/// contains most of them, else the words that the labels consist of.
class LabelMeanings {
 public:
  /// `open`: the labels without a rule. A scheme is used only if it contains one of them.
  LabelMeanings(const std::vector<std::string>& labels, const std::vector<std::string>& open);

  /// Returns nullopt if the meaning is unclear.
  [[nodiscard]] std::optional<LabelRule> of(const std::string& label) const;
  /// Returns "18 of 18 labels are those of --scheme grascco", or "" if there is no scheme.
  [[nodiscard]] std::string scheme_words() const;

 private:
  std::size_t labels_ = 0;
  std::size_t known_ = 0;  // number of labels that the scheme contains
  Scheme scheme_;
  LabelWords words_;
};

}  // namespace pseudo::cli
