#include "corpus/audit/first_difference.h"

#include <algorithm>
#include <cstddef>
#include <vector>

#include "engine/common/text_places.h"
#include "pseudo/span.h"

namespace pseudo {
namespace {

std::vector<ByteSpan> gaps_between_private(const Document& document, const LabelMap& labels) {
  std::vector<ByteSpan> spans;
  for (const Annotation& annotation : document.annotations) {
    const LabelRule* const rule = labels.find(annotation.label);
    if (rule != nullptr && !rule->is_private()) continue;
    spans.insert(spans.end(), annotation.fragments.begin(), annotation.fragments.end());
  }
  std::ranges::sort(spans);
  std::vector<ByteSpan> gaps;
  std::size_t at = 0;
  for (const ByteSpan& span : spans) {
    if (span.begin > at) gaps.push_back({at, span.begin});
    at = std::max(at, span.end);
  }
  gaps.push_back({at, document.text.size()});
  return gaps;
}

// The size of the longest prefix of `gap` that occurs in `text`.
std::size_t found_size(std::string_view gap, std::string_view text) {
  std::size_t least = 0;
  std::size_t most = gap.size();
  while (least < most) {
    const std::size_t size = most - (most - least) / 2;
    if (text.find(gap.substr(0, size)) == std::string_view::npos) {
      most = size - 1;
    } else {
      least = size;
    }
  }
  return least;
}

TextPlace place_in(std::string_view text, std::size_t byte) {
  while (byte > 0 && byte < text.size() &&
         (static_cast<unsigned char>(text[byte]) & 0xC0U) == 0x80) {
    --byte;
  }
  return TextPlaces(text).at_byte(byte);
}

}  // namespace

std::optional<TextPlace> first_difference(const Document& before, std::string_view after,
                                          const LabelMap& labels) {
  const std::string_view text = before.text;
  std::string_view rest = after;
  for (const ByteSpan& span : gaps_between_private(before, labels)) {
    const std::string_view gap = text.substr(span.begin, span.size());
    if (span.begin == 0) {
      const auto differ = std::ranges::mismatch(gap, rest);
      if (differ.in1 != gap.end()) {
        return place_in(text, static_cast<std::size_t>(differ.in1 - gap.begin()));
      }
      rest.remove_prefix(gap.size());
      continue;
    }
    const std::size_t at = rest.find(gap);
    if (at == std::string_view::npos) return place_in(text, span.begin + found_size(gap, rest));
    if (span.end == text.size() && !rest.ends_with(gap)) return place_in(text, text.size());
    rest.remove_prefix(at + gap.size());
  }
  return std::nullopt;
}

}  // namespace pseudo
