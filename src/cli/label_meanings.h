// What labels that no option decides probably mean.
#pragma once

#include <cstddef>
#include <optional>
#include <string>
#include <vector>

#include "cli/label_words.h"
#include "cli/scheme.h"
#include "pseudo/category.h"

namespace pseudo::cli {

/// What the labels of a corpus probably mean, for suggestions: by the scheme that comes with the
/// program and knows most of them, else by the words of which labels are made.
class LabelMeanings {
 public:
  /// `open`: those of the labels that are not decided; the scheme knows one of them, or is none.
  LabelMeanings(const std::vector<std::string>& labels, const std::vector<std::string>& open);

  /// Nothing if that is not clear.
  [[nodiscard]] std::optional<LabelRule> of(const std::string& label) const;
  /// "18 of 18 labels are those of --scheme grascco"; empty if no scheme knows any.
  [[nodiscard]] std::string scheme_words() const;

 private:
  std::size_t labels_ = 0;
  std::size_t known_ = 0;  // of them, to the scheme
  Scheme scheme_;
  LabelWords words_;
};

}  // namespace pseudo::cli
