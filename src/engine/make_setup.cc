#include "engine/make_setup.h"

#include <algorithm>
#include <array>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include <fmt/format.h>
#include <fmt/ranges.h>

#include "engine/assign/draw_shift.h"
#include "engine/assign/shared_rows.h"
#include "engine/common/alike_names.h"
#include "engine/forms/known_strings.h"
#include "engine/plan/style_faults.h"
#include "values/closed_columns.h"

namespace pseudo {
namespace {

// The categories whose surrogates preserve letter classes.
constexpr std::array<Category, 6> kMapped{Category::kFemale, Category::kMale, Category::kFamily,
                                          Category::kCity,   Category::kOrg,  Category::kStreet};

std::size_t served_letters(const LanguageModule& language, Category category,
                           const LetterClass& letters) {
  EntityView entity;
  entity.category = category;
  const SurrogateQuery query = language.query(entity);
  if (query.table == nullptr) return letters.size();
  return static_cast<std::size_t>(std::ranges::count_if(letters, [&](char32_t letter) {
    Conditions conditions;
    conditions.letter = letter;
    return query.table->select(conditions).size() > 0;
  }));
}

Result<std::vector<LetterClass>> classes_of(const Options& options, const LanguageModule& language,
                                            Category category,
                                            std::vector<std::string>& shortcomings) {
  const bool own = !options.letter_classes.empty();
  std::vector<LetterClass> classes;
  std::size_t left_out = 0;
  for (const LetterClass& letters :
       own ? options.letter_classes : language.letter_classes(category)) {
    if (letters.size() >= 2 && served_letters(language, category, letters) >= 2) {
      classes.push_back(letters);
    } else if (own) {
      return Error{ErrorCode::kUsage,
                   fmt::format("a class of first letters for {} has fewer than two letters that "
                               "the lexicon can serve; use larger classes",
                               name(category))};
    } else {
      ++left_out;  // with a small lexicon, these letters are not mapped
    }
  }
  if (left_out > 0) {
    shortcomings.push_back(
        fmt::format("{} of the classes of first letters of {} are left out: the lexicon has names "
                    "for fewer than two of their letters",
                    left_out, name(category)));
  }
  return classes;
}

// A small set of surrogates does not hide originals.
void find_small_lexicons(const LanguageModule& language, std::vector<std::string>& shortcomings) {
  constexpr std::size_t kFewest = 20;
  std::vector<std::string_view> few;
  for (const Category category : kMapped) {
    EntityView entity;
    entity.category = category;
    const LexiconTable* const table = language.query(entity).table;
    if (table != nullptr && table->rows() < kFewest) few.push_back(name(category));
  }
  if (few.empty()) return;
  shortcomings.push_back(
      fmt::format("the lexicons have fewer than {} names for {}: their surrogates are the same few "
                  "or invented words",
                  kFewest, fmt::join(few, ", ")));
}

Status check_fixed_shift(int days) {
  const auto wrong = [&](std::string_view what) {
    return Error{ErrorCode::kUsage, fmt::format("a shift of {} days: {}", days, what)};
  };
  if (days < -kMostShiftDays || days > kMostShiftDays) {
    return wrong(fmt::format("at most {} days in either direction", kMostShiftDays));
  }
  if (days == 0) {
    return wrong("every date would stay as it is; give another number, best a multiple of 7");
  }
  if (!is_whole_years(days)) return Done{};
  int weeks = days - days % 7;
  if (is_whole_years(weeks)) weeks += days < 0 ? 7 : -7;
  return wrong(
      fmt::format("whole years would leave dates without a year as they are; take {}, "
                  "which keeps weekdays right",
                  weeks));
}

Status check_bound(int days) {
  if (days >= 7 && days <= kMostShiftDays) return Done{};
  return Error{
      ErrorCode::kUsage,
      fmt::format("a bound of {} days for shifts: from 7 days, so that weekdays can stay, to {}",
                  days, kMostShiftDays)};
}

// To keep the season, dates are shifted by a year or more.
Status check_season(const Options& options) {
  if (options.season != Season::kKeep) return Done{};
  if (options.fixed_shift) {
    return Error{ErrorCode::kUsage,
                 "a season that is kept and a fixed shift contradict each other; leave one of "
                 "them out"};
  }
  if (options.max_shift.value_or(kLeastSeasonBound) >= kLeastSeasonBound) return Done{};
  return Error{ErrorCode::kUsage,
               fmt::format("a bound of {} days for shifts that keep the season: from {} days",
                           *options.max_shift, kLeastSeasonBound)};
}

Status check_options(const Options& options) {
  if (options.max_shift) {
    if (const Status fits = check_bound(*options.max_shift); !fits) return fits;
  }
  if (options.fixed_shift) {
    if (const Status fits = check_fixed_shift(*options.fixed_shift); !fits) return fits;
  }
  return check_season(options);
}

Status check_listed(const Options& options) {
  for (const auto* list : {&options.allow, &options.deny}) {
    for (const ListedString& one : *list) {
      const LabelRule* const rule = options.labels.find(one.label);
      if (rule != nullptr && rule->is_private()) continue;
      return Error{ErrorCode::kUsage, fmt::format("a listed string has the label {}, which is {}",
                                                  one.label, rule == nullptr ? "unknown" : "kept")};
    }
  }
  return Done{};
}

}  // namespace

Result<EngineSetup> make_setup(Options options, const LanguageModule& language,
                               const Lexicons& lexicons, Key key) {
  if (Status checked = check_options(options); !checked) return checked.error();
  if (Status checked = check_styles(options); !checked) return checked.error();
  LetterClasses all;
  std::vector<std::string> shortcomings;
  find_small_lexicons(language, shortcomings);
  for (const Category category : kMapped) {
    auto classes = classes_of(options, language, category, shortcomings);
    if (!classes) return classes.error();
    all[static_cast<std::size_t>(category)] = std::move(*classes);
  }
  if (Status checked = check_listed(options); !checked) return checked.error();
  if (auto error = values::find_other_word(lexicons)) return *std::move(error);
  values::Locale locale(lexicons);
  Result<std::unique_ptr<const KnownStrings>> known = KnownStrings::make(options, language, locale);
  if (!known) return known.error();
  auto alike_names = std::make_unique<const AlikeNames>(lexicons);
  auto shared_rows = std::make_unique<const SharedRows>(language, locale.zips, *alike_names);
  EngineSetup setup{std::move(options), language,          std::move(key),        std::move(all),
                    std::move(locale),  std::move(*known), std::move(shared_rows)};
  setup.alike_names = std::move(alike_names);
  setup.shortcomings = std::move(shortcomings);
  return setup;
}

}  // namespace pseudo
