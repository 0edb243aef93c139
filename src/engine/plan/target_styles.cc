#include "engine/plan/target_styles.h"

#include <algorithm>
#include <cstddef>
#include <optional>
#include <string_view>

#include "engine/common/filler.h"
#include "engine/plan/removals.h"
#include "model/style_traits.h"
#include "text/ascii.h"
#include "text/casing.h"
#include "text/sentences.h"

namespace pseudo {
namespace {

bool has_sentences(const Options& options) {
  if (options.scope == Scope::kSentence) return true;
  return std::ranges::any_of(options.label_scopes,
                             [](const auto& scope) { return scope.second == Scope::kSentence; });
}

bool is_short_number(std::string_view word) {
  return !word.empty() && word.size() <= 2 && std::ranges::all_of(word, text::is_ascii_digit);
}

// "hauptstr" matches the row "-str".
bool ends_like_abbreviation(std::string_view word, const values::WordSet& words) {
  constexpr std::size_t kLongest = 6;  // bytes of the ending
  for (std::size_t end = 1; end <= kLongest && end < word.size(); ++end) {
    if (words.contains("-" + std::string(word.substr(word.size() - end)))) return true;
  }
  return false;
}

std::vector<std::size_t> sentences_of(const Document& document, const values::WordSet& words) {
  const bool has_ordinals = words.contains("#");
  return text::sentence_starts(document.text, [&](std::string_view word) {
    if (is_short_number(word)) return has_ordinals;
    const std::string small = text::to_lower(word);
    return words.contains(small) || ends_like_abbreviation(small, words);
  });
}

bool is_date(const Plan& plan, std::size_t target) {
  return filler_of(plan.mentions[target].category) == Filler::kDate;
}

Style style_of(const Annotation& annotation, const Options& options) {
  const LabelRule* const rule = options.labels.find(annotation.label);
  if (rule == nullptr || !rule->is_private()) return Style::kSurrogate;
  return options.styles.table.of(annotation.label, *rule);
}

// The style of each annotation.
std::vector<Style> styles_of(const Document& document, const Options& options) {
  std::vector<Style> styles;
  styles.reserve(document.annotations.size());
  for (const Annotation& annotation : document.annotations) {
    styles.push_back(style_of(annotation, options));
  }
  return styles;
}

// Reads all dates, because a date may depend on another one of a different style.
void find_years(const Document& document, const LanguageModule& language, Plan& plan) {
  std::vector<std::size_t> dates;
  bool any = false;
  for (std::size_t i = 0; i < plan.targets.size(); ++i) {
    if (traits_of(plan.targets[i].style).of_years) any = true;
    if (is_date(plan, i)) dates.push_back(i);
  }
  if (!any) return;
  const auto readings = language.read_dates({document.text, plan.mentions}, dates);
  for (std::size_t k = 0; k < dates.size() && readings != nullptr; ++k) {
    if (!traits_of(plan.targets[dates[k]].style).of_years) continue;
    if (const auto years = readings->years(k)) plan.years.emplace(dates[k], *years);
  }
  for (std::size_t i = 0; i < plan.targets.size(); ++i) {
    Style& style = plan.targets[i].style;
    if (traits_of(style).of_years && !plan.years.contains(i)) style = Style::kRemove;
  }
}

}  // namespace

void settle_styles(const Document& document, const EngineSetup& setup, Plan& plan) {
  const Options& options = setup.options;
  if (has_sentences(options)) {
    plan.sentences = sentences_of(document, setup.locale.abbreviations);
  }
  const std::vector<Style> styles = styles_of(document, options);
  const auto is_surrogate = [](Style style) { return style == Style::kSurrogate; };
  if (std::ranges::all_of(styles, is_surrogate)) return;
  for (Target& target : plan.targets) target.style = styles[target.annotation];
  find_years(document, setup.language, plan);
  settle_removals(document, styles, setup.language, plan);
}

}  // namespace pseudo
