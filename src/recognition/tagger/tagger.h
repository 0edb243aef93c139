// Applies a model to a text and returns the marks.
#pragma once

#include <cstdint>
#include <string_view>
#include <vector>

#include "pseudo/category.h"
#include "pseudo/span.h"
#include "recognition/features/lists.h"
#include "recognition/features/token_view.h"
#include "recognition/model/model.h"

namespace pseudo::recognition {

/// A stretch of text that should be marked.
struct Found {
  ByteSpan span;
  Category category = Category::kPerson;
  double score = 1;    ///< The probability that its tokens have these tags; only if asked for.
  bool given = false;  ///< It is an annotation of the document, not a find.
};

struct TaggerOptions {
  std::int32_t outside = 0;  ///< Added to the scores of "outside", in units of weights.
  bool scores = false;
};

/// The marks of a text, in order, disjoint. Paragraphs are tagged one by one. Linear.
std::vector<Found> tag_text(const std::vector<TokenView>& views, const Model& model,
                            const TaggerOptions& options);

}  // namespace pseudo::recognition
