#include "engine/check_places.h"

#include <algorithm>
#include <string_view>
#include <utility>

#include "align/edits.h"
#include "engine/compose.h"
#include "engine/plan.h"

namespace pseudo {
namespace {

std::string_view slice(const Document& document, ByteSpan span) {
  return std::string_view(document.text).substr(span.begin, span.size());
}

// Bytes of the line breaks that follow a slot because its surrogate has no blank for them.
std::size_t trailing_breaks(const Document& before, const Document& after, const SlotPair& slot) {
  const std::string_view old = slice(before, slot.before);
  if (old.find('\n') == std::string_view::npos) return 0;
  const std::vector<ByteSpan> breaks = line_breaks(old);
  std::size_t bytes = 0;
  for (std::size_t i = line_breaks(slice(after, slot.after)).size(); i < breaks.size(); ++i) {
    bytes += breaks[i].size();
  }
  return bytes;
}

Edit edit_of(const Document& before, const Document& after, const SlotPair& slot) {
  const std::size_t end = slot.after.end + trailing_breaks(before, after, slot);
  return {slot.before,
          after.text.substr(slot.after.begin, end - slot.after.begin),
          {0, slot.after.size()},
          {}};
}

bool agrees(const EditList::Image& image, ByteSpan after) {
  return image.exact ? image.span == after : image.span.contains(after);
}

bool is_aligned(const Document& before, const Document& after, const Annotation& old,
                const Annotation& now, const EditList& edits) {
  if (std::ranges::any_of(now.fragments, &ByteSpan::empty)) return false;
  if (old.fragments.size() == 1 && now.fragments.size() == 1) {
    return agrees(edits.image(old.fragments[0]), now.fragments[0]);
  }
  const std::vector<ByteSpan> from = joined_fragments(before.text, old);
  const std::vector<ByteSpan> to = stretches_after(old, from.size(), after.text, now);
  if (to.size() != from.size()) return to.size() < from.size();  // some met in one surrogate
  for (std::size_t k = 0; k < from.size(); ++k) {
    if (!agrees(edits.image(from[k]), to[k])) return false;
  }
  return true;
}

}  // namespace

Gaps check_gaps(const Checked& before, const Document& after, std::span<const SlotPair> slots) {
  const std::string_view old_text = before.document.text;
  const std::string_view new_text = after.text;
  std::size_t old_at = 0;
  std::size_t new_at = 0;
  Gaps gaps;
  gaps.before.reserve(slots.size() + 1);
  gaps.after.reserve(slots.size() + 1);
  const auto changed = [&](const std::string& annotation) {
    gaps.fault = {FindingCode::kTextChanged, annotation, std::min(new_at, new_text.size()), false};
    return std::move(gaps);
  };
  for (const SlotPair& slot : slots) {
    const std::string_view gap = old_text.substr(old_at, slot.before.begin - old_at);
    const bool is_possible = new_at + gap.size() == slot.after.begin &&
                             slot.after.begin <= slot.after.end &&
                             slot.after.end <= new_text.size();
    if (!is_possible || new_text.substr(new_at, gap.size()) != gap) {
      const Target& target = before.plan.targets[slot.target];
      return changed(before.document.annotations[target.annotation].id);
    }
    gaps.before.push_back({old_at, old_at + gap.size()});
    gaps.after.push_back({new_at, new_at + gap.size()});
    old_at = slot.before.end;
    new_at = slot.after.end + trailing_breaks(before.document, after, slot);
  }
  if (new_at > new_text.size() || old_text.substr(old_at) != new_text.substr(new_at)) {
    return changed({});
  }
  gaps.before.push_back({old_at, old_text.size()});
  gaps.after.push_back({new_at, new_text.size()});
  return gaps;
}

// With the slots as edits, every other annotation has one right place. An annotation that is a
// slot has its own, as the gaps are where they should be.
std::vector<Finding> check_alignment(const Document& before, const Document& after,
                                     std::span<const AnnotationPair> annotations,
                                     std::span<const SlotPair> slots) {
  const auto is_other = [](const AnnotationPair& pair) {
    return pair.after != nullptr && !pair.is_slot;
  };
  if (std::ranges::none_of(annotations, is_other)) return {};
  std::vector<Edit> edits;
  edits.reserve(slots.size());
  for (const SlotPair& slot : slots) edits.push_back(edit_of(before, after, slot));
  const Result<EditList> list = EditList::make(std::move(edits), before.text);
  if (!list) return {{FindingCode::kAlignment, {}, 0, false}};
  std::vector<Finding> findings;
  for (std::size_t i = 0; i < annotations.size(); ++i) {
    if (!is_other(annotations[i])) continue;
    const Annotation& old = before.annotations[i];
    const Annotation& now = *annotations[i].after;
    if (is_aligned(before, after, old, now, *list)) continue;
    findings.push_back({FindingCode::kAlignment, old.id, now.fragments.front().begin, false});
  }
  return findings;
}

}  // namespace pseudo
