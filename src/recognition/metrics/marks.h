// Marks: what the annotations of a document say, in the form in which two of them are compared.
#pragma once

#include <string>
#include <string_view>
#include <vector>

#include "pseudo/category.h"
#include "pseudo/document.h"
#include "pseudo/span.h"

namespace pseudo::recognition {

/// One annotated stretch of text.
struct Mark {
  Category category = Category::kPerson;
  std::vector<ByteSpan> fragments;  ///< In order; parts with only white space between are one.
  double score = 1;                 ///< The probability that the tagger gave it; 1: none given.
};

/// Name of the attribute (BRAT) and of the field (JSON Lines: an object, id to number) that hold
/// the scores of marks.
inline constexpr std::string_view kScoreAttribute = "Score";
inline constexpr std::string_view kScoreField = "scores";

/// The marks of a document, sorted by where they begin, without repeated ones. Labels that are
/// kept or not known make none. Scores are read from attributes and from the field.
std::vector<Mark> marks_of(const Document& document, const LabelMap& labels);

/// True if any of them has a score below 1.
bool have_scores(const std::vector<Mark>& marks);

}  // namespace pseudo::recognition
