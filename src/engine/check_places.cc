#include "engine/check_places.h"

#include <algorithm>
#include <string_view>
#include <utility>

#include "align/edits.h"
#include "engine/plan.h"

namespace pseudo {
namespace {

Edit edit_of(const Document& before, const Document& after, const ReplacedStretch& stretch) {
  const std::size_t end = stretch.after.end + trailing_breaks(before, after, stretch);
  return {stretch.before,
          after.text.substr(stretch.after.begin, end - stretch.after.begin),
          {0, stretch.after.size()},
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
  const std::vector<ByteSpan> to = fragments_after(old, from.size(), after.text, now);
  if (to.size() != from.size()) return to.size() < from.size();  // some met in one surrogate
  for (std::size_t k = 0; k < from.size(); ++k) {
    if (!agrees(edits.image(from[k]), to[k])) return false;
  }
  return true;
}

}  // namespace

Gaps check_gaps(const Checked& before, const Document& after,
                std::span<const ReplacedStretch> stretches) {
  const std::string_view old_text = before.document.text;
  const std::string_view new_text = after.text;
  std::size_t old_at = 0;
  std::size_t new_at = 0;
  Gaps gaps;
  gaps.before.reserve(stretches.size() + 1);
  gaps.after.reserve(stretches.size() + 1);
  const auto changed = [&](const std::string& annotation) {
    gaps.fault = {FindingCode::kTextChanged, annotation, std::min(new_at, new_text.size()), false};
    return std::move(gaps);
  };
  for (const ReplacedStretch& stretch : stretches) {
    const std::string_view gap = old_text.substr(old_at, stretch.before.begin - old_at);
    const bool is_possible = new_at + gap.size() == stretch.after.begin &&
                             stretch.after.begin <= stretch.after.end &&
                             stretch.after.end <= new_text.size();
    if (!is_possible || new_text.substr(new_at, gap.size()) != gap) {
      const Target& target = before.plan.targets[stretch.target];
      return changed(before.document.annotations[target.annotation].id);
    }
    gaps.before.push_back({old_at, old_at + gap.size()});
    gaps.after.push_back({new_at, new_at + gap.size()});
    old_at = stretch.before.end;
    new_at = stretch.after.end + trailing_breaks(before.document, after, stretch);
  }
  if (new_at > new_text.size() || old_text.substr(old_at) != new_text.substr(new_at)) {
    return changed({});
  }
  gaps.before.push_back({old_at, old_text.size()});
  gaps.after.push_back({new_at, new_text.size()});
  return gaps;
}

// The stretches, as edits, determine the place of every other annotation. An annotation that is
// exactly one stretch needs no check, as the gaps around it were checked.
std::vector<Finding> check_alignment(const Document& before, const Document& after,
                                     std::span<const AnnotationPair> annotations,
                                     std::span<const ReplacedStretch> stretches) {
  const auto is_other = [](const AnnotationPair& pair) {
    return pair.after != nullptr && !pair.is_whole_stretch;
  };
  if (std::ranges::none_of(annotations, is_other)) return {};
  std::vector<Edit> edits;
  edits.reserve(stretches.size());
  for (const ReplacedStretch& stretch : stretches) edits.push_back(edit_of(before, after, stretch));
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
