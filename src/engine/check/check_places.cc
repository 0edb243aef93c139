#include "engine/check/check_places.h"

#include <algorithm>
#include <string>
#include <string_view>
#include <utility>

#include "align/edits.h"
#include "engine/check/resynchronize.h"
#include "engine/plan/plan.h"

namespace pseudo {
namespace {

Edit edit_of(const Document& before, const Document& after, const ReplacedStretch& stretch) {
  const std::size_t begin = std::min(stretch.after.begin, after.text.size());
  const std::size_t end = stretch.after.end + trailing_breaks(before, after, stretch).size();
  const std::string text = after.text.substr(begin, end - begin);
  return {stretch.before, text, {0, std::min(stretch.after.size(), text.size())}, {}};
}

bool agrees(const EditList::Image& image, ByteSpan after) {
  return image.exact ? image.span == after : image.span.contains(after);
}

// Returns the indices of the fragments in text order.
std::vector<std::size_t> order_of(std::span<const ByteSpan> fragments) {
  std::vector<std::size_t> order(fragments.size());
  for (std::size_t k = 0; k < order.size(); ++k) order[k] = k;
  std::ranges::stable_sort(order, {}, [&](std::size_t k) { return fragments[k]; });
  return order;
}

// Joins images that overlap: fragments that were joined in one surrogate.
std::vector<EditList::Image> joined_images(std::vector<EditList::Image> images) {
  std::erase_if(images, [](const EditList::Image& image) { return image.span.empty(); });
  std::ranges::sort(images, {}, &EditList::Image::span);
  std::vector<EditList::Image> joined;
  for (const EditList::Image& image : images) {
    const bool meets = !joined.empty() && joined.back().span.overlaps(image.span);
    if (!meets) {
      joined.push_back(image);
      continue;
    }
    joined.back().span.end = std::max(joined.back().span.end, image.span.end);
    joined.back().exact = joined.back().exact && image.exact;
  }
  return joined;
}

// True if every image and every span has a counterpart.
bool cover_each_other(std::span<const EditList::Image> images, std::span<const ByteSpan> after) {
  const auto is_covered = [&](const EditList::Image& image) {
    return std::ranges::any_of(after, [&](ByteSpan one) { return agrees(image, one); });
  };
  const auto has_place = [&](ByteSpan one) {
    return std::ranges::any_of(images,
                               [&](const EditList::Image& image) { return agrees(image, one); });
  };
  return std::ranges::all_of(images, is_covered) && std::ranges::all_of(after, has_place);
}

bool are_fragments_aligned(const Document& before, const Document& after, const Annotation& old,
                           const Annotation& now, const EditList& edits) {
  const std::vector<ByteSpan> from = joined_fragments(before.text, old);
  const std::vector<ByteSpan> to = fragments_after(old, from.size(), after.text, now);
  std::vector<EditList::Image> images;
  for (const ByteSpan& fragment : from) images.push_back(edits.image(fragment));
  if (to.size() == from.size()) {
    const bool is_in_order = old.fragments.size() != now.fragments.size() ||
                             order_of(old.fragments) == order_of(now.fragments);
    return is_in_order && std::ranges::equal(images, to, agrees);
  }
  return to.size() < from.size() && cover_each_other(joined_images(images), to);
}

bool is_aligned(const Document& before, const Document& after, const Annotation& old,
                const Annotation& now, const EditList& edits) {
  if (std::ranges::any_of(now.fragments, &ByteSpan::empty)) return false;
  if (old.fragments.size() == 1 && now.fragments.size() == 1) {
    return agrees(edits.image(old.fragments[0]), now.fragments[0]);
  }
  return are_fragments_aligned(before, after, old, now, edits);
}

// Returns nothing if text was changed.
std::optional<Gaps> unchanged_gaps(const Checked& before, const Document& after,
                                   std::span<const ReplacedStretch> stretches) {
  const std::string_view old_text = before.document.text;
  const std::string_view new_text = after.text;
  std::size_t old_at = 0;
  std::size_t new_at = 0;
  Gaps gaps;
  gaps.all.reserve(stretches.size() + 1);
  for (const ReplacedStretch& stretch : stretches) {
    const std::string_view gap = old_text.substr(old_at, stretch.before.begin - old_at);
    const bool is_possible = new_at + gap.size() == stretch.after.begin &&
                             stretch.after.begin <= stretch.after.end &&
                             stretch.after.end <= new_text.size();
    if (!is_possible || new_text.substr(new_at, gap.size()) != gap) return std::nullopt;
    gaps.all.push_back(
        {{old_at, old_at + gap.size()}, {new_at, new_at + gap.size()}, gap.size(), 0});
    old_at = stretch.before.end;
    const std::string breaks = trailing_breaks(before.document, after, stretch);
    if (!new_text.substr(stretch.after.end).starts_with(breaks)) return std::nullopt;
    new_at = stretch.after.end + breaks.size();
  }
  if (old_text.substr(old_at) != new_text.substr(new_at)) return std::nullopt;
  gaps.all.push_back(
      {{old_at, old_text.size()}, {new_at, new_text.size()}, old_text.size() - old_at, 0});
  return gaps;
}

// Returns the changed text as an edit. An edit must replace something, so an insertion includes an
// adjacent character.
std::optional<Edit> edit_of(const Document& before, const Document& after, const Gap& gap) {
  std::size_t front = gap.same_front;
  std::size_t back = gap.same_back;
  const std::string_view old =
      std::string_view(before.text).substr(gap.before.begin, gap.before.size());
  const auto is_inside_character = [&](std::size_t at) {
    return at < old.size() && (static_cast<unsigned char>(old[at]) & 0xC0U) == 0x80;
  };
  if (front + back == old.size()) {
    do {
      if (front > 0) {
        --front;
      } else if (back > 0) {
        --back;
      } else {
        return std::nullopt;
      }
    } while (is_inside_character(front) || is_inside_character(old.size() - back));
  }
  const ByteSpan now{gap.after.begin + front, gap.after.end - back};
  return Edit{{gap.before.begin + front, gap.before.end - back},
              after.text.substr(now.begin, now.size()),
              {0, now.size()},
              {}};
}

// Returns edits for the stretches and all other changes; nothing if they do not determine all other
// positions.
std::optional<EditList> all_edits(const Document& before, const Document& after,
                                  std::span<const ReplacedStretch> stretches, const Gaps& gaps,
                                  std::vector<ByteSpan>& changed) {
  std::vector<Edit> edits;
  edits.reserve(stretches.size());
  for (const Gap& gap : gaps.all) {
    if (!gap.is_changed()) continue;
    std::optional<Edit> edit = edit_of(before, after, gap);
    if (!edit) return std::nullopt;
    changed.push_back(edit->span);
    edits.push_back(*std::move(edit));
  }
  for (const ReplacedStretch& stretch : stretches) {
    const auto next = std::ranges::upper_bound(changed, stretch.before.begin, {}, &ByteSpan::end);
    if (next != changed.end() && next->overlaps(stretch.before)) continue;
    edits.push_back(edit_of(before, after, stretch));
  }
  if (!changed.empty()) std::ranges::sort(edits, {}, &Edit::span);
  Result<EditList> list = EditList::make(std::move(edits), before.text);
  return list ? std::optional(*std::move(list)) : std::nullopt;
}

bool touches_any(std::span<const ByteSpan> changed, const Annotation& annotation) {
  return std::ranges::any_of(annotation.fragments, [&](ByteSpan fragment) {
    const auto next = std::ranges::lower_bound(changed, fragment.begin, {}, &ByteSpan::end);
    return next != changed.end() && next->begin <= fragment.end;
  });
}

}  // namespace

std::optional<std::size_t> Gap::old_begin_of(ByteSpan now) const {
  if (now.end <= after.begin + same_front) return before.begin + (now.begin - after.begin);
  if (now.begin + same_back >= after.end) return before.end - (after.end - now.begin);
  return std::nullopt;
}

Gaps check_gaps(const Checked& before, const Document& after,
                std::span<const ReplacedStretch> stretches) {
  std::optional<Gaps> gaps = unchanged_gaps(before, after, stretches);
  return gaps ? *std::move(gaps) : resynchronize(before, after, stretches);
}

// The stretches, as edits, determine the position of every other annotation. An annotation that is
// exactly one stretch needs no check, because the gaps around it were checked.
std::vector<Finding> check_alignment(const Document& before, const Document& after,
                                     std::span<const AnnotationPair> annotations,
                                     std::span<const ReplacedStretch> stretches, const Gaps& gaps) {
  const auto is_other = [](const AnnotationPair& pair) {
    return pair.after != nullptr && !pair.is_whole_stretch;
  };
  if (std::ranges::none_of(annotations, is_other)) return {};
  std::vector<ByteSpan> changed;
  const std::optional<EditList> list = all_edits(before, after, stretches, gaps, changed);
  if (!list) {
    if (!gaps.faults.empty()) return {};
    return {{FindingCode::kAlignment, {}, 0, false}};
  }
  for (std::size_t k = 0; k < gaps.in_doubt.size(); ++k) {
    if (gaps.in_doubt[k]) changed.push_back(stretches[k].before);
  }
  std::ranges::sort(changed, {}, &ByteSpan::end);
  std::vector<Finding> findings;
  for (std::size_t i = 0; i < annotations.size(); ++i) {
    if (!is_other(annotations[i])) continue;
    const Annotation& old = before.annotations[i];
    const Annotation& now = *annotations[i].after;
    if (touches_any(changed, old) || is_aligned(before, after, old, now, *list)) continue;
    findings.push_back({.code = FindingCode::kAlignment,
                        .annotation = old.id,
                        .offset = now.fragments.front().begin});
  }
  return findings;
}

}  // namespace pseudo
