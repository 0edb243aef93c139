#include "engine/assign/assign.h"

#include <algorithm>
#include <array>
#include <map>
#include <span>
#include <string_view>
#include <utility>

#include "engine/assign/shared_rows.h"
#include "engine/common/alike_names.h"
#include "engine/common/filler.h"
#include "engine/forms/known_strings.h"
#include "engine/resolve/read_text.h"
#include "values/digits_letters.h"

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

// Finds the surrogate of the place to which a postal code belongs.
class ZipCities {
 public:
  ZipCities(std::string_view text, const Plan& plan, const Resolved& resolved,
            std::span<const DrawnName> names)
      : text_(text), plan_(plan), resolved_(resolved), names_(names) {}

  // Looks in the same mention first, then in adjacent mentions. Returns null if there is no place.
  [[nodiscard]] const Surrogate* find(const PartPlace& zip) const {
    const Surrogate* const own = within_mention(zip);
    return own != nullptr ? own : beside(zip.mention);
  }

 private:
  [[nodiscard]] const Surrogate* city(std::size_t entity) const {
    if (entity == kNoEntity) return nullptr;
    const Entity& found = resolved_.table.entities()[entity];
    const bool is_new_city = found.category == Category::kCity && found.needs_surrogate;
    return is_new_city ? &names_[entity].surrogate : nullptr;
  }

  // Finds the town of "8010 Graz" if code and town are one mention, with only literals between
  // them.
  [[nodiscard]] const Surrogate* within_mention(const PartPlace& zip) const {
    const Analysis& parts = resolved_.analyses[zip.mention];
    const auto entities = resolved_.entities_of(zip.mention);
    const auto is_literal = [&](std::size_t p) { return parts[p].kind == Part::Kind::kLiteral; };
    std::size_t next = zip.part + 1;
    while (next < parts.size() && is_literal(next)) ++next;
    if (next < parts.size()) {
      if (const Surrogate* found = city(entities[next])) return found;
    }
    std::size_t previous = zip.part;
    while (previous > 0 && is_literal(previous - 1)) --previous;
    return previous > 0 ? city(entities[previous - 1]) : nullptr;
  }

  [[nodiscard]] const Surrogate* city_of(std::size_t zip, std::size_t i,
                                         std::ptrdiff_t breaks) const {
    if (i >= plan_.mentions.size()) return nullptr;
    const auto [first, second] = std::minmax(zip, i);
    const auto& mentions = plan_.mentions;
    if (!are_adjacent(text_, mentions[first].span, mentions[second].span, breaks)) return nullptr;
    for (const std::size_t entity : resolved_.entities_of(i)) {
      if (const Surrogate* found = city(entity)) return found;
    }
    return nullptr;
  }

  // True if the town has another code: below "80331 München", the town does not belong to "10115".
  [[nodiscard]] bool has_other_code(std::size_t town, std::size_t zip) const {
    if (town < plan_.mentions.size() && holds_code(town)) return true;
    return std::ranges::any_of(std::array{town + 1, town - 1}, [&](std::size_t i) {
      if (i == zip || i >= plan_.mentions.size()) return false;
      if (plan_.mentions[i].category != Category::kZip) return false;
      const auto [first, second] = std::minmax(town, i);
      return are_adjacent(text_, plan_.mentions[first].span, plan_.mentions[second].span, 0);
    });
  }

  [[nodiscard]] bool holds_code(std::size_t town) const {
    return std::ranges::any_of(resolved_.analyses[town], [](const Part& part) {
      return part.kind != Part::Kind::kLiteral && part.category == Category::kZip;
    });
  }

  // Prefers a town on the same line, then a town after the code.
  [[nodiscard]] const Surrogate* beside(std::size_t zip) const {
    for (const std::ptrdiff_t breaks : {0, 1}) {
      for (const std::size_t i : {zip + 1, zip - 1}) {
        if (breaks > 0 && has_other_code(i, zip)) continue;
        if (const Surrogate* found = city_of(zip, i, breaks)) return found;
      }
    }
    return nullptr;
  }

  std::string_view text_;
  const Plan& plan_;
  const Resolved& resolved_;
  std::span<const DrawnName> names_;
};

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

values::ValueMention value_at(const Plan& plan, const Resolved& resolved, const ZipCities& cities,
                              const PartPlace& place) {
  const Part& part = resolved.analyses[place.mention][place.part];
  values::ValueMention value;
  value.category = part.kind == Part::Kind::kScramble ? Category::kUfid : part.category;
  value.surface = surface_of(plan.mentions[place.mention], part);
  const Surrogate* const city = value.category == Category::kZip ? cities.find(place) : nullptr;
  if (city == nullptr) return value;
  value.city = city->lemma;
  if (city->table != nullptr) value.country = city->table->cell(city->row, "country");
  return value;
}

std::string_view home_country(const Resolved& resolved) {
  for (const Entity& entity : resolved.table.entities()) {
    if (!entity.traits.country.empty()) return entity.traits.country;
  }
  return {};
}

}  // namespace

bool are_adjacent(std::string_view text, ByteSpan a, ByteSpan b, std::ptrdiff_t breaks) {
  constexpr std::size_t kMaxGap = 4;  // bytes
  if (b.begin < a.end || b.begin - a.end > kMaxGap || b.begin > text.size()) return false;
  const std::string_view gap = text.substr(a.end, b.begin - a.end);
  return std::ranges::count(gap, '\n') <= breaks && !values::has_letter_or_digit(gap);
}

Assigned assign(const Document& document, const Plan& plan, const Resolved& resolved,
                const SweptForms& forms, const EngineSetup& setup, Scopes& scopes) {
  Assigned assigned{{},
                    {setup.language, scopes, resolved.originals, *setup.shared_rows,
                     *setup.alike_names, &forms.index},
                    {},
                    {}};
  assigned.names = draw_names(resolved, assigned.name_draws);
  assigned.dates = draw_dates(document, plan, resolved.dates, setup, scopes);
  const ZipCities cities(document.text, plan, resolved, assigned.names);
  for (auto& [scope, places] : number_parts(document, plan, resolved, setup.options)) {
    std::vector<values::ValueMention> mentions;
    mentions.reserve(places.size());
    for (const PartPlace& place : places) {
      mentions.push_back(value_at(plan, resolved, cities, place));
    }
    assigned.numbers.push_back(
        {std::move(places), draw_numbers(mentions, scope, setup.options, home_country(resolved),
                                         setup.locale, scopes)});
  }
  return assigned;
}

}  // namespace pseudo
