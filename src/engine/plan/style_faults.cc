#include "engine/plan/style_faults.h"

#include <algorithm>
#include <optional>
#include <string>
#include <string_view>

#include <fmt/format.h>

#include "model/errors.h"
#include "model/style_traits.h"
#include "text/chars.h"
#include "text/utf8.h"

namespace pseudo {
namespace {

constexpr std::string_view kLabelField = "{label}";
constexpr std::string_view kCategoryField = "{category}";

bool is_date(const LabelRule& rule) {
  return rule.kind == LabelRule::Kind::kCategory && rule.category == Category::kDate;
}

Error no_label_of_dates(std::string_view label) {
  return usage_error(
      fmt::format("the style year is for dates alone, and {} is no label of dates", label));
}

Status check_years(const Options& options) {
  const StyleTable& table = options.styles.table;
  if (traits_of(table.all).of_years) {
    return usage_error("the style year is for dates alone; use DATE=year");
  }
  for (const auto& [label, style] : table.of_label) {
    const LabelRule* const rule = options.labels.find(label);
    if (!traits_of(style).of_years || (rule != nullptr && is_date(*rule))) continue;
    return no_label_of_dates(label);
  }
  for (const auto& [label, rule] : options.labels.rules()) {  // label schemes may set styles
    if (rule.style && traits_of(*rule.style).of_years && !is_date(rule))
      return no_label_of_dates(label);
  }
  return Done{};
}

bool is_numbered(const Options& options) {
  const StyleTable& table = options.styles.table;
  if (traits_of(table.all).numbers_entities) return true;
  const bool of_label = std::ranges::any_of(
      table.of_label, [](const auto& of) { return traits_of(of.second).numbers_entities; });
  return of_label || std::ranges::any_of(options.labels.rules(), [](const auto& entry) {
           return entry.second.style && traits_of(*entry.second.style).numbers_entities;
         });
}

bool is_printable(std::string_view text) {
  for (std::size_t pos = 0; pos < text.size();) {
    if (!text::is_printable(text::next(text, pos))) return false;
  }
  return !text.empty();
}

Status check_tags(const Options& options) {
  const std::string_view format = options.styles.tag_format;
  if (text::find_invalid_utf8(format) || !is_printable(format)) {
    return usage_error("the format of tags is not a line of visible characters");
  }
  const bool has_field = format.find(kLabelField) != std::string_view::npos ||
                         format.find(kCategoryField) != std::string_view::npos;
  if (has_field || !is_numbered(options)) return Done{};
  return usage_error(
      "the format of tags has no place for the number of numbered-tag; it needs {label} or "
      "{category}");
}

Status check_mask(const StyleOptions& styles) {
  const std::string_view mask = styles.mask;
  std::size_t pos = 0;
  const bool is_text = !mask.empty() && !text::find_invalid_utf8(mask);
  const char32_t c = is_text ? text::next(mask, pos) : U' ';
  if (text::is_space(c) || text::is_mark(c) || !text::is_printable(c) || pos != mask.size()) {
    return usage_error("the mask is not one visible character");
  }
  if (styles.mask_length.value_or(1) > 0) return Done{};
  return usage_error("masks of no characters; remove the text instead");
}

}  // namespace

Status check_styles(const Options& options) {
  if (Status years = check_years(options); !years) return years;
  if (Status tags = check_tags(options); !tags) return tags;
  return check_mask(options.styles);
}

}  // namespace pseudo
