#include "format/annotation_reader.h"

#include <fmt/format.h>

#include <algorithm>
#include <optional>

#include "model/covered.h"

namespace pseudo {
namespace {

// Annotations that agree with their copies of the text never cover more than the input has. Others
// may, but not without bound: each of them is written out.
constexpr std::size_t kCoverPerInput = 16;
constexpr std::size_t kCoverAlways = std::size_t{64} << 20U;

Error bad_span(std::string message) { return {ErrorCode::kSpan, std::move(message)}; }

}  // namespace

AnnotationReader::AnnotationReader(std::string_view text, std::size_t input_size,
                                   const LabelMap& labels)
    : text_(text),
      labels_(labels),
      offsets_(text),
      cover_limit_(kCoverAlways + kCoverPerInput * input_size) {}

Result<std::vector<ByteSpan>> AnnotationReader::to_bytes(std::span<const CodePointSpan> fragments) {
  std::vector<ByteSpan> bytes;
  for (const CodePointSpan& fragment : fragments) {
    const std::optional<ByteSpan> span = offsets_.to_bytes(fragment);
    if (!span) {
      return bad_span(fmt::format("an offset lies outside the text, which has {} code points",
                                  offsets_.code_points()));
    }
    if (fragment.begin >= fragment.end) {
      return bad_span(fmt::format("the span {} {} is {}", fragment.begin, fragment.end,
                                  fragment.begin == fragment.end ? "empty" : "inverted"));
    }
    bytes.push_back(*span);
  }
  if (any_overlap(bytes)) return bad_span("its fragments overlap each other");
  covered_ += covered_size(bytes);
  if (covered_ > cover_limit_) {
    return bad_span(
        fmt::format("the annotations so far cover {} bytes, too many for this input", covered_));
  }
  return bytes;
}

bool AnnotationReader::must_agree(std::string_view label) const {
  const LabelRule* const rule = labels_.find(label);
  return rule == nullptr || rule->kind != LabelRule::Kind::kKeep;
}

std::string AnnotationReader::remedy(std::span<const Claim> claims) const {
  const std::string counting = other_counting(text_, claims, cover_limit_);
  if (counting.empty()) return "correct the offsets; they count code points";
  return fmt::format(
      "all annotations of the document fit if counted {}: convert the offsets to code points",
      counting);
}

}  // namespace pseudo
