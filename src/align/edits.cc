#include "align/edits.h"

#include <algorithm>
#include <iterator>
#include <optional>
#include <utility>

#include "text/utf8.h"

namespace pseudo {
namespace {

bool inside(const ByteSpan& span, std::size_t size) {
  return span.begin <= span.end && span.end <= size;
}

bool is_valid(const Edit& edit, std::string_view text) {
  if (!inside(edit.span, text.size()) || edit.span.empty()) return false;
  if (!text::is_boundary(text, edit.span.begin)) return false;
  if (!text::is_boundary(text, edit.span.end)) return false;
  if (!inside(edit.covered, edit.text.size())) return false;
  std::size_t last = 0;
  for (const Anchor& anchor : edit.anchors) {
    if (!inside(anchor.before, edit.span.size()) || anchor.before.begin < last) return false;
    if (!inside(anchor.after, edit.text.size())) return false;
    last = anchor.before.end;
  }
  return true;
}

Error broken_edits(const char* message) { return {ErrorCode::kInternal, message}; }

/// The position to which an anchor maps the begin `offset` of a fragment inside the edit.
std::optional<std::size_t> anchored_begin(const Edit& edit, std::size_t offset) {
  const auto anchor = std::lower_bound(
      edit.anchors.begin(), edit.anchors.end(), offset,
      [](const Anchor& candidate, std::size_t at) { return candidate.before.begin < at; });
  if (anchor == edit.anchors.end() || anchor->before.begin != offset) return std::nullopt;
  return anchor->after.begin;
}

std::optional<std::size_t> anchored_end(const Edit& edit, std::size_t offset) {
  const auto anchor = std::lower_bound(
      edit.anchors.begin(), edit.anchors.end(), offset,
      [](const Anchor& candidate, std::size_t at) { return candidate.before.end < at; });
  if (anchor == edit.anchors.end() || anchor->before.end != offset) return std::nullopt;
  return anchor->after.end;
}

}  // namespace

Result<EditList> EditList::make(std::vector<Edit> edits, std::string_view text) {
  if (!std::ranges::is_sorted(edits, {}, &Edit::span)) std::ranges::sort(edits, {}, &Edit::span);
  EditList list;
  list.places_.reserve(edits.size());
  std::size_t old_end = 0;
  std::size_t new_end = 0;
  for (const Edit& edit : edits) {
    if (!is_valid(edit, text)) return broken_edits("a replacement does not fit the text");
    if (edit.span.begin < old_end) return broken_edits("two replacements overlap");
    new_end += edit.span.begin - old_end;
    list.places_.push_back({edit.span.end, new_end});
    new_end += edit.text.size();
    old_end = edit.span.end;
  }
  list.edits_ = std::move(edits);
  return list;
}

std::string EditList::apply(std::string_view text) const {
  if (edits_.empty()) return std::string(text);
  const std::size_t head = places_.back().new_begin + edits_.back().text.size();
  std::string edited;
  edited.reserve(head + (text.size() - edits_.back().span.end));
  std::size_t copied = 0;
  for (const Edit& edit : edits_) {
    edited.append(text.substr(copied, edit.span.begin - copied));
    edited.append(edit.text);
    copied = edit.span.end;
  }
  edited.append(text.substr(copied));
  return edited;
}

std::size_t EditList::first_ending_after(std::size_t old) const {
  const auto first = std::ranges::upper_bound(places_, old, {}, &Place::old_end);
  return static_cast<std::size_t>(first - places_.begin());
}

std::size_t EditList::moved(std::size_t old, std::size_t edits_before) const {
  if (edits_before == 0) return old;
  const Edit& last = edits_[edits_before - 1];
  return places_[edits_before - 1].new_begin + last.text.size() + (old - last.span.end);
}

EditList::Image EditList::image(ByteSpan old) const {
  // The edits that may contain the first and the last byte of the fragment.
  const std::size_t first = first_ending_after(old.begin);
  if (first < edits_.size() && edits_[first].span == old) {  // the most frequent case
    const ByteSpan& covered = edits_[first].covered;
    return {{places_[first].new_begin + covered.begin, places_[first].new_begin + covered.end},
            true};
  }
  const std::size_t last = old.empty() ? first : first_ending_after(old.end - 1);
  const Edit* const begins = first < edits_.size() ? &edits_[first] : nullptr;
  const Edit* const ends = last < edits_.size() ? &edits_[last] : nullptr;

  const bool within = begins != nullptr && begins == ends && begins->span.contains(old);
  const bool begin_inside = within || (begins != nullptr && begins->span.begin < old.begin);
  const bool end_inside =
      within || (ends != nullptr && ends->span.begin < old.end && old.end < ends->span.end);

  Image outer;  // the image if no anchor is used
  outer.span.begin =
      begin_inside ? places_[first].new_begin + begins->covered.begin : moved(old.begin, first);
  outer.span.end = end_inside ? places_[last].new_begin + ends->covered.end
                              : moved(old.end, first_ending_after(old.end));

  Image image = outer;
  if (begin_inside) {
    const auto begin = anchored_begin(*begins, old.begin - begins->span.begin);
    if (begin) image.span.begin = places_[first].new_begin + *begin;
    image.exact = begin.has_value() || begins->span.begin == old.begin;
  }
  if (end_inside) {
    const auto end = anchored_end(*ends, old.end - ends->span.begin);
    if (end) image.span.end = places_[last].new_begin + *end;
    image.exact = image.exact && (end.has_value() || ends->span.end == old.end);
  }
  if (image.span.begin < image.span.end || outer.span.begin >= outer.span.end) return image;
  outer.exact = false;
  return outer;
}

}  // namespace pseudo
