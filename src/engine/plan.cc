#include "engine/mention_plan.h"

#include <algorithm>
#include <map>
#include <string>
#include <tuple>
#include <utility>

#include "values/digits_letters.h"

namespace pseudo {
namespace {

bool is_blank(char c) { return c == ' ' || c == '\t' || c == '\r' || c == '\n'; }

// Nothing, or a line break.
bool divides_nothing(std::string_view between) {
  if (between.empty()) return true;
  return between.find('\n') != std::string_view::npos && std::ranges::all_of(between, is_blank);
}

struct Stretch {
  ByteSpan span;  // trimmed, not empty
  std::size_t annotation;
};

// Blanks at the borders of an annotation belong to the text, not to the name.
ByteSpan trimmed(std::string_view text, ByteSpan span) {
  while (!span.empty() && is_blank(text[span.begin])) ++span.begin;
  while (!span.empty() && is_blank(text[span.end - 1])) --span.end;
  return span;
}

// True if `a` decides against `b` in one region.
bool decides(const Stretch& a, const Stretch& b, std::span<const std::optional<Category>> of) {
  // All leaves are equally deep here: of two leaves the first in the file decides.
  const auto rank = [&](const Stretch& s) {
    const Category category = *of[s.annotation];
    return std::tuple(s.span.size(), is_leaf(category) ? 9 : depth(category));
  };
  return rank(a) != rank(b) ? rank(a) > rank(b) : a.annotation < b.annotation;
}

std::vector<Stretch> sorted_stretches(const Document& document,
                                      std::span<const std::optional<Category>> categories) {
  std::vector<Stretch> all;
  all.reserve(document.annotations.size());
  for (std::size_t i = 0; i < document.annotations.size(); ++i) {
    if (!categories[i]) continue;
    const auto enter = [&](ByteSpan span) {
      const std::string_view text = std::string_view(document.text).substr(span.begin, span.size());
      if (must_change(*categories[i], text)) all.push_back({trimmed(document.text, span), i});
    };
    const Annotation& annotation = document.annotations[i];
    if (annotation.fragments.size() == 1) {
      enter(annotation.fragments.front());
    } else {
      std::ranges::for_each(stretches(document.text, annotation), enter);
    }
  }
  const auto is_before = [](const Stretch& a, const Stretch& b) {
    if (a.span.begin != b.span.begin) return a.span.begin < b.span.begin;
    return std::pair(a.span.end, a.annotation) < std::pair(b.span.end, b.annotation);
  };
  if (!std::ranges::is_sorted(all, is_before)) std::ranges::sort(all, is_before);
  return all;
}

// A region of overlapping stretches: [first, last) of the sorted ones.
struct Region {
  ByteSpan span;
  std::size_t first, last, decider;
};

Slot slot_of(const Region& region, std::size_t target, std::span<const Stretch> all) {
  const Stretch& decider = all[region.decider];
  const auto deciding = static_cast<std::uint32_t>(decider.annotation);
  Slot slot{region.span, deciding, deciding, static_cast<std::uint32_t>(target)};
  for (std::size_t i = region.first; i < region.last; ++i) {
    if (decider.span.begin != region.span.begin && all[i].span.begin == region.span.begin) {
      slot.begins_with = static_cast<std::uint32_t>(all[i].annotation);
    }
    if (decider.span.end != region.span.end && all[i].span.end == region.span.end) {
      slot.ends_with = static_cast<std::uint32_t>(all[i].annotation);
    }
  }
  return slot;
}

// The region that begins with the stretch `first`. Precondition: none before reaches into it.
Region region_at(std::size_t first, std::span<const Stretch> all,
                 std::span<const std::optional<Category>> categories) {
  Region region{all[first].span, first, first + 1, first};
  for (; region.last < all.size(); ++region.last) {
    const Stretch& next = all[region.last];
    if (next.span.begin >= region.span.end) break;
    region.span.end = std::max(region.span.end, next.span.end);
    if (decides(next, all[region.decider], categories)) region.decider = region.last;
  }
  return region;
}

// Line breaks are shown as blanks byte for byte, so offsets in surface and text agree.
void append_surface(std::string& surface, std::string_view text) {
  const std::size_t start = surface.size();
  surface.append(text);
  std::replace_if(
      surface.begin() + static_cast<std::ptrdiff_t>(start), surface.end(),
      [](char c) { return c == '\n' || c == '\r'; }, ' ');
}

// `at`: where the region's text begins in the surface of its mention.
void add_inner(MentionPlan& plan, std::size_t target, const Region& region, std::size_t at,
               std::span<const Stretch> all, std::span<const std::optional<Category>> categories,
               bool whole) {
  for (std::size_t i = region.first; i < region.last; ++i) {
    if (all[i].annotation == all[region.decider].annotation) continue;
    const ByteSpan inner = all[i].span;
    if (whole && inner == region.span) {
      plan.twins.emplace_back(all[i].annotation, target);
    } else {
      plan.mentions[target].inner.push_back(
          {*categories[all[i].annotation],
           {at + inner.begin - region.span.begin, at + inner.end - region.span.begin}});
    }
  }
}

// Enters a region, as a target of its own or as a further slot of the target of its annotation.
void add_region(MentionPlan& plan, const Document& document, const Region& region,
                std::span<const Stretch> all, std::span<const std::optional<Category>> categories,
                std::map<std::size_t, std::size_t>& discontinuous) {
  const std::size_t annotation = all[region.decider].annotation;
  const bool whole = document.annotations[annotation].fragments.size() == 1;
  std::size_t target = plan.targets.size();
  if (!whole) target = discontinuous.try_emplace(annotation, target).first->second;
  if (target == plan.targets.size()) {
    plan.targets.push_back({static_cast<std::uint32_t>(annotation), 0, 0});
    Mention& mention = plan.mentions.emplace_back();
    mention.category = *categories[annotation];
    mention.span.begin = region.span.begin;
  }
  Mention& mention = plan.mentions[target];
  if (!mention.surface.empty()) mention.surface += ' ';
  const std::size_t at = mention.surface.size();
  append_surface(mention.surface,
                 std::string_view(document.text).substr(region.span.begin, region.span.size()));
  mention.span.end = region.span.end;
  if (region.last - region.first > 1) {
    add_inner(plan, target, region, at, all, categories, whole);
  }
  plan.slots.push_back(slot_of(region, target, all));
}

// Puts the slots of each target side by side. They come in the order of the text, where those of
// a discontinuous annotation may have others between them.
void gather_slots(MentionPlan& plan) {
  if (!std::ranges::is_sorted(plan.slots, {}, &Slot::target)) {
    std::ranges::stable_sort(plan.slots, {}, &Slot::target);
  }
  for (std::size_t i = 0; i < plan.slots.size(); ++i) {
    Target& target = plan.targets[plan.slots[i].target];
    if (target.slot_count++ == 0) target.first_slot = static_cast<std::uint32_t>(i);
  }
}

}  // namespace

bool MentionPlan::is_union(const Target& target) const {
  return std::ranges::any_of(slots_of(target), [&](const Slot& slot) {
    return slot.begins_with != target.annotation || slot.ends_with != target.annotation;
  });
}

bool must_change(Category category, std::string_view text) {
  if (values::has_content(text)) return true;
  const bool is_secret =
      category == Category::kPass || category == Category::kUfid || category == Category::kUser;
  return is_secret && !std::ranges::all_of(text, is_blank);
}

std::vector<ByteSpan> stretches(std::string_view text, const Annotation& annotation) {
  std::vector<ByteSpan> sorted(annotation.fragments.begin(), annotation.fragments.end());
  if (sorted.size() < 2) return sorted;
  std::ranges::sort(sorted);
  std::vector<ByteSpan> joined;
  for (const ByteSpan& fragment : sorted) {
    if (!joined.empty() && joined.back().end <= fragment.begin &&
        divides_nothing(text.substr(joined.back().end, fragment.begin - joined.back().end))) {
      joined.back().end = fragment.end;
    } else {
      joined.push_back(fragment);
    }
  }
  return joined;
}

MentionPlan plan_mentions(const Document& document,
                          std::span<const std::optional<Category>> categories) {
  const std::vector<Stretch> all = sorted_stretches(document, categories);
  MentionPlan plan;
  plan.targets.reserve(all.size());
  plan.mentions.reserve(all.size());
  plan.slots.reserve(all.size());
  std::map<std::size_t, std::size_t> discontinuous;  // annotation -> target
  for (std::size_t first = 0; first < all.size();) {
    const Region region = region_at(first, all, categories);
    add_region(plan, document, region, all, categories, discontinuous);
    first = region.last;
  }
  gather_slots(plan);
  return plan;
}

}  // namespace pseudo
