#include "format/annotation_reader.h"

#include <fmt/format.h>

#include <algorithm>
#include <optional>

#include "model/covered.h"
#include "text/counted.h"
#include "text/utf8.h"

namespace pseudo {
namespace {

// If annotations agree with their copies of the text, their total size is bounded by the input.
// Otherwise it needs a bound, because the text of each annotation is written out.
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
      return bad_span(fmt::format("an offset lies outside the text, which has {}",
                                  text::counted(offsets_.code_points(), "code point")));
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

void AnnotationReader::set_place(const CodePointSpan& fragment, Misfit& place) const {
  const auto span = offsets_.to_bytes({fragment.begin, fragment.begin});
  if (!span) return;
  const std::string_view before = text_.substr(0, span->begin);
  const std::size_t line_begin = before.rfind('\n') + 1;  // 0 on the first line
  place.line = static_cast<std::size_t>(std::ranges::count(before, '\n')) + 1;
  place.column = text::count_code_points(before.substr(line_begin)) + 1;
}

bool AnnotationReader::must_agree(std::string_view label) const {
  const LabelRule* const rule = labels_.find(label);
  return rule == nullptr || rule->is_private();
}

std::optional<CodePointSpan> AnnotationReader::find(std::string_view claim) const {
  // The search may take time proportional to the product of both sizes.
  constexpr std::size_t kLongestText = std::size_t{1} << 20U;
  constexpr std::size_t kLongestClaim = 100;
  claim = claim.substr(0, claim.find('\t'));
  if (claim.empty() || claim.size() > kLongestClaim || text_.size() > kLongestText) return {};
  const std::size_t at = text_.find(claim);
  if (at == std::string_view::npos || text_.find(claim, at + 1) != std::string_view::npos)
    return {};
  const std::size_t begin = text::count_code_points(text_.substr(0, at));
  return CodePointSpan{begin, begin + text::count_code_points(claim)};
}

std::string AnnotationReader::remedy(std::span<const Claim> claims,
                                     const OffsetFaults& faults) const {
  const std::string counting = other_counting(text_, claims, cover_limit_);
  if (!counting.empty()) {
    return fmt::format(
        "all annotations of the document fit if counted {}: convert the offsets to code points",
        counting);
  }
  const auto shift = constant_shift(text_, claims, cover_limit_);
  if (!shift) return "correct the offsets; they count code points" + faults.places();
  return fmt::format(
      "all annotations of the document fit if moved by {:+}: add that to the offsets", *shift);
}

void OffsetFaults::add(std::string name, Error error, Misfit place) {
  ++count_;
  if (!is_full()) faults_.push_back({std::move(name), std::move(error), std::move(place)});
}

std::string OffsetFaults::places() const {
  std::string list;
  for (const Fault& fault : faults_) {
    if (!fault.place.found) continue;
    list += fmt::format("{} {} {} {} {}", list.empty() ? "; the text of" : ", of", fault.name,
                        list.empty() ? "is at" : "at", fault.place.found->begin,
                        fault.place.found->end);
  }
  return list;
}

void OffsetFaults::report(const MisfitCallback& misfit) const {
  if (!misfit) return;
  for (const Fault& fault : faults_) misfit(fault.place);
}

Error OffsetFaults::merged(std::string_view remedy) const {
  Error all = faults_.front().error;
  std::string list;
  std::vector<bool> told(faults_.size());
  for (std::size_t i = 0; i < faults_.size(); ++i) {
    if (told[i]) continue;
    if (i > 0) list += "; ";
    for (std::size_t j = i; j < faults_.size(); ++j) {
      const auto& [name, error, place] = faults_[j];
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
