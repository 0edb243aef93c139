// Applies a model to a text.
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

/// A span of text to be marked.
struct Found {
  ByteSpan span;
  Category category = Category::kPerson;
  double score = 1;    ///< The probability of the tags of its tokens; only if requested.
  bool given = false;  ///< An annotation of the document rather than a prediction.
};

struct TaggerOptions {
  std::int32_t outside = 0;  ///< Added to the score of the tag "outside", in units of weights.
  bool scores = false;
};

/// The marks of a text, sorted and disjoint. Paragraphs are tagged separately. Linear.
std::vector<Found> tag_text(const std::vector<TokenView>& views, const Model& model,
                            const TaggerOptions& options);

}  // namespace pseudo::recognition
