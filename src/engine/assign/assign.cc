#include "engine/assign/assign.h"

#include <map>
#include <optional>
#include <span>
#include <string_view>
#include <utility>

#include "engine/assign/shared_rows.h"
#include "engine/common/alike_names.h"
#include "engine/common/filler.h"
#include "engine/forms/known_strings.h"
#include "engine/resolve/read_text.h"
#include "engine/resolve/town_of_code.h"

namespace pseudo {
namespace {

std::vector<DrawnName> draw_names(const Resolved& resolved, NameDraws& draws) {
  std::vector<DrawnName> names;
  names.reserve(resolved.table.entities().size());
  for (const Entity& entity : resolved.table.entities()) {
    names.push_back(entity.needs_surrogate ? draws.draw(entity) : DrawnName());
  }
  return names;
}

std::vector<DateShift> draw_dates(const Document& document, const Plan& plan, const ReadDates& read,
                                  const EngineSetup& setup, Scopes& scopes) {
  std::map<ScopePlace, std::vector<std::size_t>> by_scope;
  for (std::size_t i = 0; i < plan.mentions.size(); ++i) {
    const Category category = plan.mentions[i].category;
    if (filler_of(category) != Filler::kDate) continue;
    if (plan.targets[i].style != Style::kSurrogate) continue;
    by_scope[scope_of(setup.options, document, plan, i, category)].push_back(i);
  }
  std::vector<DateShift> dates;
  if (by_scope.empty()) return dates;
  const ReadText read_text(document, plan);
  for (auto& [scope, mentions] : by_scope) {
    const DocumentView& view = read_text.view();
    // Readings of dates depend only on the other dates of the same scope.
    const bool all_share = mentions == read.mentions;
    auto readings = all_share ? read.readings : setup.language.read_dates(view, mentions);
    dates.push_back(draw_date_shift(view, std::move(mentions), std::move(readings), setup.options,
                                    scope, scopes, setup.known.get()));
  }
  return dates;
}

// Returns the parts with numbers by scope, including parts of mentions of other categories.
std::map<ScopePlace, std::vector<PartPlace>> number_parts(const Document& document,
                                                          const Plan& plan,
                                                          const Resolved& resolved,
                                                          const Options& options) {
  std::map<ScopePlace, std::vector<PartPlace>> places;
  for (std::size_t i = 0; i < plan.mentions.size(); ++i) {
    if (plan.targets[i].style != Style::kSurrogate) continue;
    for (std::size_t p = 0; p < resolved.analyses[i].size(); ++p) {
      const Part& part = resolved.analyses[i][p];
      if (filler_of(plan.mentions[i], part) != Filler::kNumber) continue;
      places[scope_of(options, document, plan, i, part.category)].push_back({i, p});
    }
  }
  return places;
}

values::ValueMention value_at(const Plan& plan, const Resolved& resolved,
                              std::span<const DrawnName> names, const TownOfCode& towns,
                              const PartPlace& place) {
  const Part& part = resolved.analyses[place.mention][place.part];
  values::ValueMention value;
  value.category = part.kind == Part::Kind::kScramble ? Category::kUfid : part.category;
  value.surface = surface_of(plan.mentions[place.mention], part);
  if (value.category != Category::kZip) return value;
  const std::optional<PartPlace> town = towns.find(place);
  if (!town) return value;
  const Surrogate& city = names[resolved.entities_of(town->mention)[town->part]].surrogate;
  value.city = city.lemma;
  if (city.table != nullptr) value.country = city.table->cell(city.row, "country");
  return value;
}

std::string_view home_country(const Resolved& resolved) {
  for (const Entity& entity : resolved.table.entities()) {
    if (!entity.traits.country.empty()) return entity.traits.country;
  }
  return {};
}

}  // namespace

Assigned assign(const Document& document, const Plan& plan, const Resolved& resolved,
                const SweptForms& forms, const EngineSetup& setup, Scopes& scopes) {
  Assigned assigned{{},
                    {setup.language, scopes, resolved.originals, *setup.shared_rows,
                     *setup.alike_names, &forms.index},
                    {},
                    {}};
  assigned.names = draw_names(resolved, assigned.name_draws);
  assigned.dates = draw_dates(document, plan, resolved.dates, setup, scopes);
  const TownOfCode towns(document.text, plan, resolved);
  for (auto& [scope, places] : number_parts(document, plan, resolved, setup.options)) {
    std::vector<values::ValueMention> mentions;
    mentions.reserve(places.size());
    for (const PartPlace& place : places) {
      mentions.push_back(value_at(plan, resolved, assigned.names, towns, place));
    }
    assigned.numbers.push_back(
        {std::move(places), draw_numbers(mentions, scope, setup.options, home_country(resolved),
                                         setup.locale, scopes)});
  }
  return assigned;
}

}  // namespace pseudo
