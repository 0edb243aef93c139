// What every format checks about the annotations that it reads.
#pragma once

#include <cstddef>
#include <span>
#include <string>
#include <string_view>
#include <vector>

#include "format/counting.h"
#include "pseudo/category.h"
#include "pseudo/result.h"
#include "pseudo/span.h"
#include "text/offsets.h"

namespace pseudo {

/// Turns offsets of one document into bytes. Holds views: make it, use it, drop it.
class AnnotationReader {
 public:
  /// `input_size`: bytes of all that was read. Precondition: valid UTF-8.
  AnnotationReader(std::string_view text, std::size_t input_size, const LabelMap& labels);

  /// Errors: kSpan (outside the text, inverted, empty, overlapping each other; or annotations
  /// that cover so much that output could not be linear in the input).
  Result<std::vector<ByteSpan>> to_bytes(std::span<const CodePointSpan> fragments);

  /// True when a claimed text that is not the covered one is an error: the label is pi, or not
  /// known.
  [[nodiscard]] bool must_agree(std::string_view label) const;

  /// How to mend offsets, if another way of counting explains all claims; what else if not.
  [[nodiscard]] std::string remedy(std::span<const Claim> claims) const;

 private:
  std::string_view text_;
  const LabelMap& labels_;
  text::OffsetIndex offsets_;
  std::size_t cover_limit_ = 0;  // bytes
  std::size_t covered_ = 0;      // bytes, of all annotations so far
};

/// True for an id as BRAT writes them: one of T R E A M N # and digits.
bool is_brat_id(std::string_view id);

}  // namespace pseudo
