#include "engine/carry/carry.h"

#include <algorithm>
#include <numeric>
#include <utility>

#include "engine/carry/notes_policy.h"
#include "engine/realize/compose.h"

namespace pseudo {
namespace {

// Divides a stretch of the new text at its line breaks, as BRAT does.
void append_lines(std::vector<ByteSpan>& fragments, std::string_view text, ByteSpan stretch) {
  std::size_t begin = stretch.begin;
  for (const ByteSpan& run : line_breaks(text.substr(stretch.begin, stretch.size()))) {
    // A line break at either end was annotated with the name and divides nothing.
    if (run.begin == 0 || run.end == stretch.size()) continue;
    fragments.push_back({begin, stretch.begin + run.begin});
    begin = stretch.begin + run.end;
  }
  fragments.push_back({begin, stretch.end});
}

// Joins fragments that overlap or are equal. Precondition: sorted.
void join_overlapping(std::vector<ByteSpan>& fragments) {
  std::vector<ByteSpan> joined;
  for (const ByteSpan& fragment : fragments) {
    if (!joined.empty() && (joined.back().overlaps(fragment) || joined.back() == fragment)) {
      joined.back().end = std::max(joined.back().end, fragment.end);
    } else {
      joined.push_back(fragment);
    }
  }
  fragments = std::move(joined);
}

// Reorders sorted fragments to the order of as many old ones in their annotation.
void put_in_order_of(std::span<const ByteSpan> old, std::vector<ByteSpan>& fragments) {
  if (old.size() != fragments.size() || std::ranges::is_sorted(old)) return;
  std::vector<std::size_t> by_place(old.size());
  std::iota(by_place.begin(), by_place.end(), std::size_t{0});
  std::ranges::sort(by_place, {}, [&](std::size_t i) { return old[i]; });
  std::vector<ByteSpan> ordered(old.size());
  for (std::size_t k = 0; k < old.size(); ++k) ordered[by_place[k]] = fragments[k];
  fragments = std::move(ordered);
}

// Removes empty fragments, unless all are empty.
void drop_empty(std::vector<ByteSpan>& fragments) {
  if (!std::ranges::all_of(fragments, &ByteSpan::empty)) {
    std::erase_if(fragments, [](const ByteSpan& fragment) { return fragment.empty(); });
  }
}

bool is_untouched(std::span<const ByteSpan> fragments, const EditList& edits) {
  return std::ranges::none_of(fragments, [&](const ByteSpan& fragment) {
    const std::vector<Edit>& all = edits.edits();
    const auto next = std::ranges::partition_point(
        all, [&](const Edit& edit) { return edit.span.end <= fragment.begin; });
    return next != all.end() && next->span.overlaps(fragment);
  });
}

}  // namespace

MovedFragments move_fragments(const Annotation& annotation, std::string_view old_text,
                              std::string_view new_text, const EditList& edits) {
  MovedFragments moved;
  const auto image = [&](const ByteSpan& stretch) {
    const EditList::Image to = edits.image(stretch);
    moved.exact = moved.exact && to.exact;
    return to.span;
  };
  const std::span<const ByteSpan> old = annotation.fragments;
  const bool one_by_one = old.size() == 1 || is_untouched(old, edits);
  moved.fragments.reserve(old.size());
  if (one_by_one) {
    for (const ByteSpan& fragment : old) moved.fragments.push_back(image(fragment));
    return moved;
  }
  const std::vector<ByteSpan> joined = joined_fragments(old_text, annotation);
  for (const ByteSpan& stretch : joined) {
    if (joined.size() == old.size()) {
      moved.fragments.push_back(image(stretch));
    } else {
      append_lines(moved.fragments, new_text, image(stretch));
    }
  }
  std::ranges::sort(moved.fragments);
  join_overlapping(moved.fragments);
  put_in_order_of(old, moved.fragments);
  return moved;
}

std::size_t carry_over(Document& before, Document& after, const Carry& carry, Counts& counts) {
  after.annotations.reserve(before.annotations.size());
  std::vector<std::string_view> gone;
  for (std::size_t i = 0; i < before.annotations.size(); ++i) {
    const Annotation& annotation = before.annotations[i];
    if (carry.plan.is_gone(i)) {
      gone.push_back(annotation.id);
      continue;
    }
    MovedFragments moved = move_fragments(annotation, before.text, after.text, carry.edits);
    drop_empty(moved.fragments);
    if (!moved.exact) ++counts.inner_without_counterpart;
    after.annotations.push_back(
        {annotation.id, annotation.label, std::move(moved.fragments), annotation.origin});
  }
  after.origin = std::move(before.origin);
  after.texts_rewritten = before.texts_rewritten;
  KeptNotes kept =
      apply_notes_policy(std::exchange(before.links, {}), std::exchange(before.remarks, {}),
                         {before.annotations, carry.plan.categories, carry.forms, carry.language,
                          carry.replacements, carry.notes, gone});
  after.links = std::move(kept.links);
  after.remarks = std::move(kept.remarks);
  counts.notes_dropped += kept.counts.notes_dropped;
  counts.normalizations_dropped += kept.counts.normalizations_dropped;
  counts.fields_dropped += kept.counts.fields_dropped;
  counts.annotations_removed += gone.size();
  counts.links_removed += kept.counts.links_removed;
  counts.arguments_removed += kept.counts.arguments_removed;
  counts.texts_rewritten += after.texts_rewritten;
  return kept.with_originals;
}

}  // namespace pseudo
