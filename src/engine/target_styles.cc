#include "engine/target_styles.h"

#include <algorithm>
#include <cstddef>
#include <optional>
#include <string_view>

#include "engine/filler.h"
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

std::vector<std::size_t> sentences_of(const Document& document, const values::WordSet& words) {
  const bool has_ordinals = words.contains("#");
  return text::sentence_starts(document.text, [&](std::string_view word) {
    if (is_short_number(word)) return has_ordinals;
    return words.contains(text::to_lower(word));
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

// True if not all get surrogates.
bool set_styles(const Document& document, const Options& options, Plan& plan) {
  bool any = false;
  for (Target& target : plan.targets) {
    target.style = style_of(document.annotations[target.annotation], options);
    any = any || target.style != Style::kSurrogate;
  }
  return any;
}

// All dates are read: one may lean on a date of another style.
void find_years(const Document& document, const LanguageModule& language, Plan& plan) {
  std::vector<std::size_t> dates;
  bool any = false;
  for (std::size_t i = 0; i < plan.targets.size(); ++i) {
    if (plan.targets[i].style == Style::kYear) any = true;
    if (is_date(plan, i)) dates.push_back(i);
  }
  if (!any) return;
  const auto readings = language.read_dates({document.text, plan.mentions}, dates);
  for (std::size_t k = 0; k < dates.size() && readings != nullptr; ++k) {
    if (plan.targets[dates[k]].style != Style::kYear) continue;
    if (const auto years = readings->years(k)) plan.years.emplace(dates[k], *years);
  }
  for (std::size_t i = 0; i < plan.targets.size(); ++i) {
    Style& style = plan.targets[i].style;
    if (style == Style::kYear && !plan.years.contains(i)) style = Style::kRemove;
  }
}

// The stretches that are removed, in the order of the text.
std::vector<Stretch*> removed_stretches(Plan& plan) {
  std::vector<Stretch*> removed;
  for (Stretch& stretch : plan.stretches) {
    if (plan.targets[stretch.target].style == Style::kRemove) removed.push_back(&stretch);
  }
  std::ranges::sort(removed, {}, [](const Stretch* stretch) { return stretch->span; });
  return removed;
}

bool is_blank(char c) { return c == ' ' || c == '\t'; }

// Blanks at the borders of annotations that stay, although replaced: they stay with them. Sorted.
std::vector<std::size_t> blanks_of_others(const Document& document, const Plan& plan,
                                          const Options& options) {
  std::vector<std::size_t> blanks;
  for (std::size_t i = 0; i < document.annotations.size(); ++i) {
    const Annotation& annotation = document.annotations[i];
    if (!plan.categories[i]) continue;
    if (style_of(annotation, options) == Style::kRemove) continue;
    for (const ByteSpan& fragment : annotation.fragments) {
      if (is_blank(document.text[fragment.begin])) blanks.push_back(fragment.begin);
      if (is_blank(document.text[fragment.end - 1])) blanks.push_back(fragment.end - 1);
    }
  }
  std::ranges::sort(blanks);
  return blanks;
}

// The blank before it, or else the one behind it, unless that went with the one before.
void take_blanks(std::string_view text, std::span<const std::size_t> of_others,
                 std::span<Stretch* const> removed) {
  const auto is_free = [&](std::size_t at) {
    return is_blank(text[at]) && !std::ranges::binary_search(of_others, at);
  };
  std::size_t done = 0;
  for (Stretch* const stretch : removed) {
    ByteSpan& span = stretch->span;
    if (span.begin > done && is_free(span.begin - 1)) {
      --span.begin;
    } else if (span.end < text.size() && is_free(span.end)) {
      ++span.end;
    }
    done = span.end;
  }
}

// True if no part of the fragment but white space lies outside of what is removed; of a name none
// but signs either ("(Huber").
bool is_gone(std::string_view text, ByteSpan fragment, bool is_name,
             std::span<Stretch* const> removed) {
  const auto blank = [&](std::size_t begin, std::size_t end) {
    if (begin >= end) return true;
    const std::string_view left = text.substr(begin, end - begin);
    return std::ranges::all_of(left, text::is_ascii_space) ||
           (is_name && !must_change(Category::kPerson, left));
  };
  auto next = std::ranges::upper_bound(removed, fragment.begin, {},
                                       [](const Stretch* one) { return one->span.end; });
  if (next == removed.end() || (*next)->span.begin >= fragment.end) return false;
  std::size_t at = fragment.begin;
  for (; next != removed.end() && (*next)->span.begin < fragment.end; ++next) {
    if (!blank(at, (*next)->span.begin)) return false;
    at = (*next)->span.end;
  }
  return blank(at, fragment.end);
}

void remove(const Document& document, const Options& options, Plan& plan) {
  const std::vector<Stretch*> removed = removed_stretches(plan);
  if (removed.empty()) return;
  take_blanks(document.text, blanks_of_others(document, plan, options), removed);
  plan.gone.resize(document.annotations.size());
  for (std::size_t i = 0; i < document.annotations.size(); ++i) {
    plan.gone[i] =
        std::ranges::all_of(document.annotations[i].fragments, [&](const ByteSpan& fragment) {
          return is_gone(document.text, fragment, plan.categories[i].has_value(), removed);
        });
  }
}

}  // namespace

void settle_styles(const Document& document, const EngineSetup& setup, Plan& plan) {
  const Options& options = setup.options;
  if (has_sentences(options)) {
    plan.sentences = sentences_of(document, setup.locale.abbreviations);
  }
  if (!set_styles(document, options, plan)) return;
  find_years(document, setup.language, plan);
  remove(document, options, plan);
}

}  // namespace pseudo
