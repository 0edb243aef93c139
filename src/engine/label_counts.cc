#include "engine/label_counts.h"

#include <algorithm>
#include <string_view>

#include "model/style_traits.h"

namespace pseudo {
namespace {

struct Counted {
  std::string_view label;
  const Analysis* parts;
  Style style;
};

bool same_parts(const Analysis& a, const Analysis& b) {
  return std::ranges::equal(a, b, {}, &Part::key, &Part::key);
}

bool is_before(const Counted& a, const Counted& b) {
  if (a.label != b.label) return a.label < b.label;
  return std::ranges::lexicographical_compare(*a.parts, *b.parts, {}, &Part::key, &Part::key);
}

}  // namespace

std::map<std::string, LabelCount, std::less<>> count_labels(const Document& document,
                                                            const Plan& plan,
                                                            const std::vector<Analysis>& analyses) {
  std::vector<Counted> mentions;
  mentions.reserve(plan.targets.size());
  for (std::size_t i = 0; i < plan.targets.size(); ++i) {
    mentions.push_back({document.annotations[plan.targets[i].annotation].label, &analyses[i],
                        plan.targets[i].style});
  }
  std::ranges::sort(mentions, is_before);
  std::map<std::string, LabelCount, std::less<>> labels;
  for (std::size_t i = 0; i < mentions.size(); ++i) {
    const auto& [label, parts, style] = mentions[i];
    const bool same_label = i > 0 && label == mentions[i - 1].label;
    const bool same_entity = same_label && same_parts(*parts, *mentions[i - 1].parts);
    // The labels are sorted, so each new one is the last of the map.
    if (!same_label) labels.try_emplace(labels.end(), std::string(label));
    LabelCount& count = labels.rbegin()->second;
    // Dates of style kYear without a year are removed.
    if (!same_label || traits_of(count.style).removes_text) count.style = style;
    ++count.mentions;
    if (!same_entity) ++count.entities;
  }
  return labels;
}

}  // namespace pseudo
