#include "pseudo/style.h"

#include <algorithm>
#include <array>

#include "model/style_traits.h"

namespace pseudo {
namespace {

// In the order of the enumeration.
constexpr std::array<std::string_view, kStyleCount> kNames{
    "surrogate", "tag", "numbered-tag", "mask", "remove", "year", "cdif", "cdif-omit"};

}  // namespace

std::string_view name(Style style) { return kNames[static_cast<std::size_t>(style)]; }

std::optional<Style> find_style(std::string_view name) {
  const auto found = std::ranges::find(kNames, name);
  if (found == kNames.end()) return std::nullopt;
  return static_cast<Style>(found - kNames.begin());
}

bool is_for_others(Style style) { return traits_of(style).for_others; }

Style StyleTable::of(std::string_view label, const LabelRule& rule) const {
  const bool has_surrogates = rule.kind == LabelRule::Kind::kCategory;
  if (const auto own = of_label.find(label); own != of_label.end()) return own->second;
  std::optional<Category> node;
  if (has_surrogates && !of_label.empty()) node = rule.category;
  for (; node; node = parent(*node)) {
    if (const auto found = of_label.find(pseudo::name(*node)); found != of_label.end()) {
      return found->second;
    }
  }
  const Style style = rule.style.value_or(all);
  return has_surrogates || is_for_others(style) ? style : Style::kTag;
}

}  // namespace pseudo
