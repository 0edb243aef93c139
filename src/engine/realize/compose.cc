#include "engine/realize/compose.h"

#include "text/ascii.h"

namespace pseudo {

Composed compose(const Analysis& analysis, std::span<const std::string> texts) {
  if (analysis.size() == 1) return {texts[0], {}};  // an edit without anchors maps as a whole
  Composed composed;
  composed.anchors.reserve(analysis.size());
  for (std::size_t i = 0; i < analysis.size(); ++i) {
    const std::size_t begin = composed.text.size();
    composed.text += texts[i];
    composed.anchors.push_back({analysis[i].span, {begin, composed.text.size()}});
  }
  return composed;
}

std::vector<ByteSpan> line_breaks(std::string_view text) {
  std::vector<ByteSpan> breaks;
  for (std::size_t at = text.find('\n'); at != std::string_view::npos;) {
    ByteSpan run{at, at + 1};
    while (run.begin > 0 && text::is_ascii_space(text[run.begin - 1])) --run.begin;
    while (run.end < text.size() && text::is_ascii_space(text[run.end])) ++run.end;
    breaks.push_back(run);
    at = text.find('\n', run.end);
  }
  return breaks;
}

}  // namespace pseudo
