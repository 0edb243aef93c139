// Marks: annotations in a form suitable for comparison.
#pragma once

#include <string>
#include <string_view>
#include <vector>

#include "pseudo/category.h"
#include "pseudo/document.h"
#include "pseudo/span.h"

namespace pseudo::recognition {

/// An annotated part of a text.
struct Mark {
  Category category = Category::kPerson;
  /// In order; fragments separated only by white space are merged.
  std::vector<ByteSpan> fragments;
  double score = 1;  ///< Probability assigned by the tagger; 1: none.
};

/// The attribute (BRAT) and the field (JSON Lines: an object that maps ids to numbers) that store
/// the scores of marks.
inline constexpr std::string_view kScoreAttribute = "Score";
inline constexpr std::string_view kScoreField = "scores";

/// The marks of a document, sorted by begin, without duplicates. Ignores labels that are kept or
/// unknown. Reads scores from attributes and from the field.
std::vector<Mark> marks_of(const Document& document, const LabelMap& labels);

/// True if any mark has a score below 1.
bool have_scores(const std::vector<Mark>& marks);

}  // namespace pseudo::recognition
