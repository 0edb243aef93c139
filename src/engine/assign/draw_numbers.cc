#include "engine/assign/draw_numbers.h"

#include <algorithm>
#include <cstddef>
#include <utility>

#include "text/word_units.h"
#include "values/kept_spans.h"
#include "values/phone_reader.h"
#include "values/phone_surrogates.h"

namespace pseudo {
namespace {

// House numbers and the codes of a town are few. After this many attempts two entities may get the
// same one.
constexpr unsigned kAttempts = values::kFreeAttempt;

// True if the new text contains a group of the old digits or letters by chance.
bool leaves_group(const values::ValueMention& mention, const values::Locale& locale,
                  std::string_view text) {
  const auto kept = values::kept_spans(mention.category, mention.surface, locale);
  const text::UnitSet groups(mention.surface, [&](const text::WordUnit& unit) {
    return std::ranges::any_of(kept,
                               [&](const auto& stays) { return stays.span.contains(unit.span); });
  });
  return groups.recurs_in(text);
}

// True if both numbers contain the same three digits in a row. Some way of writing either number
// shows them as a group.
bool share_digits(std::string_view old_digits, std::string_view new_digits) {
  constexpr std::size_t kGroup = 3;
  for (std::size_t at = 0; at + kGroup <= old_digits.size(); ++at) {
    if (new_digits.find(old_digits.substr(at, kGroup)) != std::string_view::npos) return true;
  }
  return false;
}

// Redraws the number of an entity if one of its mentions shows a group of the original. In a shared
// scope, three common digits are enough for telephone numbers, because other documents may group
// the digits differently.
void redraw_left(std::span<const values::ValueMention> mentions, const values::Locale& locale,
                 bool shared, const ScopeDraws& draws, DrawnNumbers& numbers) {
  constexpr unsigned kRedraws = 64;
  const values::ValueTable& table = numbers.table;
  const auto leaves = [&](std::size_t i) {
    if (shared && mentions[i].category == Category::kPhone) {
      const values::PhoneNumber number = values::read_phone(mentions[i].surface, locale);
      if (share_digits(number.digits, numbers.drawn[table.entity(i)])) return true;
    }
    return leaves_group(mentions[i], locale, numbers.text(i));
  };
  for (std::size_t i = 0; i < mentions.size(); ++i) {
    const std::size_t e = table.entity(i);
    for (unsigned attempt = 0; attempt < kRedraws && leaves(i); ++attempt) {
      numbers.drawn[e] = table.draw(e, draws, kAttempts + attempt);
    }
  }
}

// Bare identifiers get the last digits of the full identifier, unless these show a group of their
// original.
void join_bare(std::span<const values::ValueMention> mentions, const values::Locale& locale,
               DrawnNumbers& numbers) {
  const values::ValueTable& table = numbers.table;
  const std::vector<std::string> own = numbers.drawn;
  bool any = false;
  for (std::size_t e = 0; e < own.size(); ++e) {
    const auto whole = table.whole_of(e);
    if (!whole || own[*whole].size() < own[e].size()) continue;
    numbers.drawn[e] = own[*whole].substr(own[*whole].size() - own[e].size());
    any = true;
  }
  for (std::size_t i = 0; any && i < mentions.size(); ++i) {
    const std::size_t e = table.entity(i);
    if (leaves_group(mentions[i], locale, numbers.text(i))) numbers.drawn[e] = own[e];
  }
}

}  // namespace

DrawnNumbers draw_numbers(std::span<const values::ValueMention> mentions, const ScopePlace& scope,
                          const Options& options, std::string_view home_country,
                          const values::Locale& locale, Scopes& scopes) {
  const bool shared = is_wide(scope);
  DrawnNumbers numbers{{mentions, locale, {options.valid_checksums, shared, home_country}}, {}};
  values::ValueTable& table = numbers.table;
  numbers.drawn.resize(table.size());
  for (std::size_t e = 0; e < table.size(); ++e) {
    for (unsigned attempt = 0; attempt < kAttempts; ++attempt) {
      numbers.drawn[e] = table.draw(e, scopes.draws(scope), attempt);
      // In a shared scope the number depends only on the entity, so that two entities may share
      // one.
      if (shared || table.take(e, numbers.drawn[e])) break;
    }
  }
  redraw_left(mentions, locale, shared, scopes.draws(scope), numbers);
  join_bare(mentions, locale, numbers);
  return numbers;
}

}  // namespace pseudo
