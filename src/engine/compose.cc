#include "engine/compose.h"

#include <algorithm>
#include <utility>

#include "text/casing.h"
#include "text/fold.h"

namespace pseudo {
namespace {

bool is_blank(char c) { return c == ' ' || c == '\t' || c == '\r' || c == '\n'; }

}  // namespace

Composed compose(const Analysis& analysis, std::span<const std::string> texts) {
  if (analysis.size() == 1) return {texts[0], {}};  // the whole needs no anchor
  Composed composed;
  composed.anchors.reserve(analysis.size());
  for (std::size_t i = 0; i < analysis.size(); ++i) {
    const std::size_t begin = composed.text.size();
    composed.text += texts[i];
    composed.anchors.push_back({analysis[i].span, {begin, composed.text.size()}});
  }
  return composed;
}

std::string in_pattern_of(std::string_view surface, std::string_view natural_original,
                          std::string natural) {
  const text::CaseShape shape = text::observe_case(surface, natural_original);
  return shape == text::CaseShape::kNatural ? std::move(natural) : text::apply_case(natural, shape);
}

std::vector<ByteSpan> line_breaks(std::string_view text) {
  std::vector<ByteSpan> breaks;
  for (std::size_t at = text.find('\n'); at != std::string_view::npos;) {
    ByteSpan run{at, at + 1};
    while (run.begin > 0 && is_blank(text[run.begin - 1])) --run.begin;
    while (run.end < text.size() && is_blank(text[run.end])) ++run.end;
    breaks.push_back(run);
    at = text.find('\n', run.end);
  }
  return breaks;
}

Edit make_edit(std::string_view text, ByteSpan slot, Composed composed) {
  const std::string_view old = text.substr(slot.begin, slot.size());
  Edit edit{slot, {}, {}, {}};
  const std::vector<ByteSpan> breaks = line_breaks(old);
  if (breaks.empty()) {
    edit.covered = {0, composed.text.size()};
    edit.text = std::move(composed.text);
    edit.anchors = std::move(composed.anchors);
    return edit;
  }
  std::size_t used = 0;
  std::vector<std::size_t> moved(composed.text.size() + 1);  // old position -> new one
  for (std::size_t i = 0; i < composed.text.size(); ++i) {
    moved[i] = edit.text.size();
    const bool blank = is_blank(composed.text[i]);
    // CRLF is shown as two blanks, and a break takes the blanks around it with it: a run is one.
    if (blank && i > 0 && is_blank(composed.text[i - 1])) continue;
    if (blank && used < breaks.size()) {
      edit.text += old.substr(breaks[used].begin, breaks[used].size());
      ++used;
    } else {
      edit.text += composed.text[i];
    }
  }
  moved.back() = edit.text.size();
  edit.covered = {0, edit.text.size()};
  for (; used < breaks.size(); ++used) {
    edit.text += old.substr(breaks[used].begin, breaks[used].size());
  }
  for (Anchor& anchor : composed.anchors) {
    anchor.after = {moved[anchor.after.begin], moved[anchor.after.end]};
  }
  edit.anchors = std::move(composed.anchors);
  return edit;
}

std::vector<std::string> deal_words(std::string_view surrogate, std::size_t slots) {
  std::vector<std::string> dealt;
  while (!surrogate.empty() && is_blank(surrogate.back())) surrogate.remove_suffix(1);
  for (;;) {
    // A name may have been written with more than one blank between its words.
    while (!surrogate.empty() && is_blank(surrogate.front())) surrogate.remove_prefix(1);
    if (surrogate.empty()) return dealt;
    const bool is_last = dealt.size() + 1 == slots;
    const auto blank = std::ranges::find_if(surrogate, is_blank) - surrogate.begin();
    const std::size_t size = is_last ? surrogate.size() : static_cast<std::size_t>(blank);
    dealt.emplace_back(surrogate.substr(0, size));
    surrogate.remove_prefix(size);
  }
}

}  // namespace pseudo
