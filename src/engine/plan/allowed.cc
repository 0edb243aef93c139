#include "engine/plan/allowed.h"

#include <algorithm>
#include <string>
#include <string_view>

#include "model/category_tree.h"
#include "text/ascii.h"

namespace pseudo {
namespace {

using Categories = std::vector<std::optional<Category>>;

bool covers(const AllowedForms& forms, const std::string& label, Category category) {
  if (forms.label == label) return true;
  return forms.is_node && is_within(category, forms.category);
}

bool is_allowed(const Document& document, std::size_t i, Category category,
                const KnownStrings& known) {
  const Annotation& annotation = document.annotations[i];
  std::string text;
  for (const AllowedForms& forms : known.allowed) {
    if (!covers(forms, annotation.label, category)) continue;
    if (text.empty()) text = covered_text(document, annotation);
    std::string_view bare = text;
    while (!bare.empty() && text::is_ascii_space(bare.front())) bare.remove_prefix(1);
    while (!bare.empty() && text::is_ascii_space(bare.back())) bare.remove_suffix(1);
    if (is_form(forms.index, bare)) return true;
  }
  return false;
}

// Returns the union of the spans, sorted and disjoint.
std::vector<ByteSpan> joined(std::vector<ByteSpan> spans) {
  std::ranges::sort(spans);
  std::vector<ByteSpan> all;
  for (const ByteSpan& span : spans) {
    if (!all.empty() && span.begin < all.back().end) {
      all.back().end = std::max(all.back().end, span.end);
    } else {
      all.push_back(span);
    }
  }
  return all;
}

std::vector<ByteSpan> spans_of(const Document& document, const std::vector<std::size_t>& of) {
  std::vector<ByteSpan> spans;
  for (const std::size_t i : of) {
    const auto& fragments = document.annotations[i].fragments;
    spans.insert(spans.end(), fragments.begin(), fragments.end());
  }
  return joined(std::move(spans));
}

// Precondition of both functions: the spans are sorted and disjoint.
bool lies_in(const Annotation& annotation, const std::vector<ByteSpan>& spans) {
  return std::ranges::all_of(annotation.fragments, [&](const ByteSpan& fragment) {
    const auto next = std::ranges::lower_bound(spans, fragment.end, {}, &ByteSpan::end);
    return next != spans.end() && next->begin <= fragment.begin;
  });
}

bool overlaps(const Annotation& annotation, const std::vector<ByteSpan>& spans) {
  return std::ranges::any_of(annotation.fragments, [&](const ByteSpan& fragment) {
    const auto next = std::ranges::upper_bound(spans, fragment.begin, {}, &ByteSpan::end);
    return next != spans.end() && next->begin < fragment.end;
  });
}

}  // namespace

Allowed take_allowed(const Document& document, const KnownStrings& known, Categories& categories) {
  std::vector<std::size_t> allowed;
  for (std::size_t i = 0; i < categories.size(); ++i) {
    if (categories[i] && is_allowed(document, i, *categories[i], known)) allowed.push_back(i);
  }
  if (allowed.empty()) return {};
  std::vector<ByteSpan> spans = spans_of(document, allowed);
  std::vector<std::size_t> others;
  for (std::size_t i = 0; i < categories.size(); ++i) {
    if (categories[i] && !lies_in(document.annotations[i], spans)) others.push_back(i);
  }
  const std::vector<ByteSpan> replaced = spans_of(document, others);
  std::erase_if(allowed,
                [&](std::size_t i) { return overlaps(document.annotations[i], replaced); });
  spans = spans_of(document, allowed);
  for (std::size_t i = 0; i < categories.size(); ++i) {
    if (lies_in(document.annotations[i], spans)) categories[i].reset();
  }
  return {allowed.size(), std::move(spans)};
}

}  // namespace pseudo
