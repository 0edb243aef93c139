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
  return rule == nullptr || rule->is_private();
}

std::string AnnotationReader::remedy(std::span<const Claim> claims) const {
  const std::string counting = other_counting(text_, claims, cover_limit_);
  if (!counting.empty()) {
    return fmt::format(
        "all annotations of the document fit if counted {}: convert the offsets to code points",
        counting);
  }
  const auto shift = constant_shift(text_, claims, cover_limit_);
  if (!shift) return "correct the offsets; they count code points";
  return fmt::format(
      "all annotations of the document fit if moved by {:+}: add that to the offsets", *shift);
}

void OffsetFaults::add(std::string name, Error error) {
  ++count_;
  if (faults_.size() < kMostNamed) faults_.push_back({std::move(name), std::move(error)});
}

Error OffsetFaults::merged(std::string_view remedy) const {
  Error all = faults_.front().error;
  std::string list;
  std::vector<bool> told(faults_.size());
  for (std::size_t i = 0; i < faults_.size(); ++i) {
    if (told[i]) continue;
    if (i > 0) list += "; ";
    for (std::size_t j = i; j < faults_.size(); ++j) {
      const auto& [name, error] = faults_[j];
      if (error.message != faults_[i].error.message) continue;
      told[j] = true;
      if (j > i) list += ", ";
      list += name;
      if (j > 0 && error.where.line > 0) list += fmt::format(" (line {})", error.where.line);
    }
    list += ": " + faults_[i].error.message;
  }
  if (count_ > faults_.size()) list += fmt::format("; and {} more", count_ - faults_.size());
  all.message =
      count_ == 1 ? fmt::format("{}; {}", list, remedy)
                  : fmt::format("{} annotations do not fit the text: {}; {}", count_, list, remedy);
  return all;
}

}  // namespace pseudo
