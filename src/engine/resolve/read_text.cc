#include "engine/resolve/read_text.h"

#include <algorithm>
#include <cstddef>
#include <iterator>
#include <string_view>

namespace pseudo {
namespace {

// Where a mention with another reading ends.
struct Shift {
  std::size_t end = 0;  // in the document
  std::size_t new_end = 0;
};

}  // namespace

ReadText::ReadText(const Document& document, const Plan& plan)
    : view_{document.text, plan.mentions} {
  const std::string_view text = document.text;
  std::vector<Shift> shifts;
  std::size_t done = 0;
  for (const std::size_t i : plan.read_otherwise) {
    const Mention& mention = plan.mentions[i];
    const std::size_t size = mention.surface.size();
    // A mention in several pieces has other text between them.
    if (plan.targets[i].stretch_count != 1 || size == mention.span.size()) continue;
    text_.append(text.substr(done, mention.span.begin - done)).append(mention.surface);
    done = mention.span.end;
    shifts.push_back({done, text_.size()});
  }
  if (shifts.empty()) return;
  text_.append(text.substr(done));
  const auto moved = [&](std::size_t pos) {
    const auto next = std::ranges::upper_bound(shifts, pos, {}, &Shift::end);
    if (next == shifts.begin()) return pos;
    const Shift& shift = *std::prev(next);
    return shift.new_end + (pos - shift.end);
  };
  mentions_ = plan.mentions;
  for (Mention& mention : mentions_) {
    mention.span = {moved(mention.span.begin), moved(mention.span.end)};
  }
  view_ = {text_, mentions_};
}

}  // namespace pseudo
