#include "lang/de/places/place_query.h"

#include <algorithm>
#include <array>
#include <string>
#include <utility>

#include "lang/de/places/district_numbers.h"
#include "lang/de/places/place_form.h"
#include "text/fold.h"

namespace pseudo::lang::de {
namespace {

constexpr std::size_t kEnough = 20;  // candidates that hide the original
constexpr std::string_view kState = "state";

constexpr std::array<std::string_view, 3> kSizes{"village", "town", "city"};

// "DE,AT" is not a single country.
std::string_view single(std::string_view country) {
  return country.find(',') == std::string_view::npos ? country : std::string_view();
}

bool is_state(const PlaceRow& row) {
  return row.cell(PlaceColumn::kKind) == "state" || row.cell(PlaceColumn::kKind) == "country";
}

// Rank of a row among those of the same name. In the country of the text a town ranks before a city
// elsewhere, but a village does not.
int likelihood(const PlaceRow& row, std::string_view country) {
  const std::string_view size = row.cell(PlaceColumn::kSize);
  const int by_size = size == "city" ? 4 : size == "town" ? 2 : 0;
  return by_size + (row.cell(PlaceColumn::kCountry) == country ? 3 : 0);
}

const PlaceRow& likeliest(const PlaceRows& rows, std::string_view country) {
  return *std::ranges::max_element(rows, {},
                                   [&](const PlaceRow& row) { return likelihood(row, country); });
}

// True for a city with the same name as its country: Luxemburg.
bool bears_name_of_country(const PlaceRow& city, const PlaceRows& rows) {
  return std::ranges::any_of(rows, [&](const PlaceRow& row) {
    return row.cell(PlaceColumn::kKind) == "country" &&
           row.cell(PlaceColumn::kCountry) == city.cell(PlaceColumn::kCountry);
  });
}

// The row that an entity's key refers to: preferably one in the main country of the text, else the
// largest.
// - A city ranks before a state, and a state before a village: Salzburg, but Hessen.
// - A country ranks before its own city.
// - An island always ranks first: "auf Sylt" must not become "auf Bibertal".
// - In shared scopes, where no postal code decides, a town ranks before a state as well: Zug.
PlaceRow choose(const PlaceRows& rows, std::string_view country, bool is_shared) {
  if (rows.size() == 1) return rows.front();
  const auto island = std::ranges::find_if(
      rows, [](const PlaceRow& row) { return row.cell(PlaceColumn::kKind) == "island"; });
  if (island != rows.end()) return *island;
  const bool city = std::ranges::any_of(rows, [&](const PlaceRow& row) {
    const std::string_view size = row.cell(PlaceColumn::kSize);
    return (size == "city" || (is_shared && size == "town")) && !bears_name_of_country(row, rows);
  });
  const auto state = std::ranges::find_if(rows, is_state);
  if (!city && state != rows.end()) return *state;
  const auto same = std::ranges::find_if(
      rows, [&](const PlaceRow& row) { return row.cell(PlaceColumn::kCountry) == country; });
  if (same != rows.end()) return *same;
  return likeliest(rows, country);
}

// Regions with an article need a region of the same gender and number, of any kind if there are too
// few of theirs.
SurrogateQuery query_region(const LexiconTable* table, Conditions required,
                            std::string_view country) {
  constexpr std::size_t kFew = 3;
  SurrogateQuery query;
  query.table = table;
  if (!table->offers(kFew, required)) {
    required.kind = "region";
    if (!table->offers(kFew, required)) required.kind = {};
  } else {
    // So few regions of a country have one kind that a mere preference for it would never hold.
    Conditions at_home = required;
    at_home.country = single(country);
    if (table->offers(kEnough, at_home)) required = at_home;
  }
  query.required = required;
  query.preferred.country = single(country);
  return query;
}

std::size_t rank(const PlaceRow& town) {
  const auto size = std::ranges::find(kSizes, town.cell(PlaceColumn::kSize));
  return static_cast<std::size_t>(size - kSizes.begin());
}

// The town with an addition that its core name refers to in any document: "Krems" is Krems an der
// Donau. It is the largest town of that core, if there is one largest and nothing of the plain name
// is larger or no town. Empty: the core name refers to the place of that very name.
PlaceRows town_of_core(const PlaceLexicon& places, std::string_view core) {
  const auto is_town = [&](const PlaceRow& row) { return row.table->lexicon == places.places(); };
  PlaceRows rows = places.with_core(core);
  std::erase_if(rows, [&](const PlaceRow& row) {
    return !is_town(row) || places.names().shape(row.name()) != PlaceShape::kQualified;
  });
  if (rows.empty()) return rows;
  const PlaceRow largest = *std::ranges::max_element(rows, {}, rank);
  const auto is_as_large = [&](const PlaceRow& row) { return rank(row) == rank(largest); };
  const bool is_only = std::ranges::count_if(rows, is_as_large) == 1;
  const bool is_meant = std::ranges::all_of(places.find(core), [&](const PlaceRow& row) {
    return is_town(row) && rank(row) <= rank(largest);
  });
  return is_only && is_meant ? PlaceRows{largest} : PlaceRows();
}

// The rows that an entity may refer to. In shared scopes a name with an addition is that place,
// regardless of the other places in the document, and one without always the same place.
PlaceRows rows_of(const PlaceLexicon& places, const EntityView& entity) {
  const PlaceShape shape = places.names().shape(entity.lemma);
  if (entity.parts.empty()) {
    const auto* const sort = entity.sort == nullptr ? nullptr : entity.sort->get<PlaceSort>();
    PlaceRows meant = sort == nullptr ? PlaceRows() : places.find(sort->full);
    if (meant.empty() && shape == PlaceShape::kPlain) meant = town_of_core(places, entity.key);
    if (!meant.empty()) return meant;
  }
  if (shape == PlaceShape::kQualified || shape == PlaceShape::kSpa) {
    // The key is only the core, which may be the whole name of another place.
    PlaceRows own = places.find(text::fold_key(entity.lemma));
    if (!own.empty()) return own;
  }
  PlaceRows rows = places.find(entity.key);
  return rows.empty() ? places.with_core(entity.key) : rows;
}

// The towns of the country that a postal code shows, without regions and cantons.
void keep_towns_of(std::string_view country, const PlaceLexicon& places, PlaceRows& rows) {
  std::erase_if(rows, [&](const PlaceRow& row) {
    return row.table->lexicon != places.places() || row.cell(PlaceColumn::kCountry) != country;
  });
}

PlaceRow meant_row(const PlaceLexicon& places, const PlaceRows& rows, const EntityView& entity) {
  const Traits& traits = entity.traits;
  if (traits.kind == "region" && !traits.country_is_shown) {  // "an der Elbe", not a village
    const auto region = std::ranges::find_if(
        rows, [&](const PlaceRow& row) { return row.table->lexicon == places.regions(); });
    if (region != rows.end()) return *region;
  }
  return choose(rows, traits.country, entity.parts.empty());
}

// The kind of names that can replace `lemma`. Few spas have an addition, and saints have one in
// Austria only, so that other places with an addition replace them.
std::string_view kind_of_names(const PlaceLexicon& places, std::string_view lemma,
                               std::string_view kind) {
  const PlaceNames& names = places.names();
  const bool has_addition = names.without_addition(lemma).size() < lemma.size();
  return has_addition ? shape_name(PlaceShape::kQualified) : kind;
}

// The country of the entity, if enough rows of it meet the conditions.
void require_country(std::string_view country, SurrogateQuery& query) {
  Conditions at_home = query.required;
  at_home.country = single(country);
  // If there are too few cities, includes towns.
  at_home.size = query.size_last ? kSizes[1] : std::string_view();
  if (!at_home.country.empty() && query.table->offers(kEnough, at_home)) {
    query.required.country = at_home.country;
  }
}

bool asks_for_town(const Traits& traits) {
  return traits.kind == "town" || traits.kind == "university_town";
}

// Excludes villages next to a word that requires a town.
void ask_for_town(const EntityView& entity, SurrogateQuery& query) {
  if (query.preferred.size != "city") query.preferred.size = "town";
  query.sizes = kSizes;
  query.size_last = true;
  require_country(entity.traits.country, query);
}

// A place that no table contains.
SurrogateQuery query_unknown(const PlaceLexicon& places, const EntityView& entity) {
  const bool is_shown = entity.traits.country_is_shown;
  if (entity.traits.kind == "region" && !is_shown) {
    return query_region(places.regions(),
                        {.gender = entity.traits.gender,
                         .number = entity.traits.number,
                         .kind = "region",
                         .construction = "1"},
                        entity.traits.country);
  }
  SurrogateQuery query;
  query.table = places.places();
  if (is_shown && !query.table->offers(1, {.country = entity.traits.country})) {
    query.table = places.world();
    query.required.country = entity.traits.country;
    return query;
  }
  (is_shown ? query.required : query.preferred).country = entity.traits.country;
  if (places.has_kinds()) {
    query.required.kind =
        kind_of_names(places, entity.lemma, shape_name(places.names().shape(entity.lemma)));
  }
  if (asks_for_town(entity.traits)) ask_for_town(entity, query);
  return query;
}

SurrogateQuery query_district(const PlaceLexicon& places, const EntityView& entity) {
  SurrogateQuery query;
  query.table = places.districts();
  query.preferred.country = single(entity.traits.country);
  require_country(entity.traits.country, query);
  return query;
}

// A town with a university; a name of several words may be any town.
SurrogateQuery query_university_town(const PlaceLexicon& places, const EntityView& entity) {
  SurrogateQuery query;
  query.table = places.university_towns();
  const auto own = query.table->find(entity.key);
  if (!own.empty()) query.own_row = own.front();
  query.required.kind = shape_name(PlaceShape::kPlain);
  query.preferred.country = single(entity.traits.country);
  require_country(entity.traits.country, query);
  if (entity.traits.country_is_shown) query.required.country = entity.traits.country;
  return query;
}

// The table holds no towns outside of Germany, Austria and Switzerland.
bool may_be_university_town(const PlaceLexicon& places, const EntityView& entity) {
  const LexiconTable* const towns = places.university_towns();
  if (towns == nullptr || places.names().shape(entity.lemma) != PlaceShape::kPlain) return false;
  const Traits& traits = entity.traits;
  return !traits.country_is_shown || towns->offers(1, {.country = traits.country});
}

// The rows that an entity may refer to in its context.
PlaceRows fitting_rows(const PlaceLexicon& places, const EntityView& entity) {
  const Traits& traits = entity.traits;
  PlaceRows rows = rows_of(places, entity);
  if (traits.country_is_shown) keep_towns_of(traits.country, places, rows);
  if (asks_for_town(traits) || traits.kind == "place" || traits.kind == "district") {
    std::erase_if(rows, [](const PlaceRow& row) { return is_region(row); });
  }
  return rows;
}

constexpr std::size_t kFewStates = 4;  // candidates; no country has many states

// For "state:DE,AT": the country of the text if it is one of these, else the first.
std::string_view country_of_state(const Traits& traits) {
  std::string_view countries = std::string_view(traits.kind).substr(kState.size());
  if (countries.empty()) return traits.country;
  countries.remove_prefix(1);
  const std::string_view own = single(traits.country);
  const bool is_one = !own.empty() && countries.find(own) != std::string_view::npos;
  return is_one ? own : countries.substr(0, countries.find(','));
}

// A state without an article, of the country that the word before it shows or else of the text:
// "Kanton Zug", "das Bundesland Oberschwirzen".
SurrogateQuery query_state(const PlaceLexicon& places, const EntityView& entity) {
  SurrogateQuery query;
  query.table = places.regions();
  query.required = {.gender = "n", .number = "sg", .kind = "state", .construction = "0"};
  const PlaceRows rows = places.find(entity.key);
  const auto own = std::ranges::find_if(
      rows, [](const PlaceRow& row) { return row.cell(PlaceColumn::kKind) == "state"; });
  if (own != rows.end()) query.own_row = own->row;
  Conditions at_home = query.required;
  at_home.country = country_of_state(entity.traits);
  if (query.table->offers(kFewStates, at_home)) query.required = at_home;
  return query;
}

// Another name that fits the fixed term.
SurrogateQuery query_term(const PlaceLexicon& places, const EntityView& entity) {
  SurrogateQuery query;
  query.table = places.term_places();
  query.required.kind = entity.traits.kind;
  query.preferred.country = single(entity.traits.country);
  const auto own = query.table->find(entity.key);
  if (!own.empty()) query.own_row = own.front();
  return query;
}

SurrogateQuery query_known_region(const PlaceRow& row, std::string_view kind) {
  SurrogateQuery query = query_region(row.table->lexicon,
                                      {.gender = row.cell(PlaceColumn::kGender),
                                       .number = row.cell(PlaceColumn::kNumber),
                                       .kind = row.cell(PlaceColumn::kKind),
                                       .construction = row.cell(PlaceColumn::kConstruction)},
                                      row.cell(PlaceColumn::kCountry));
  query.own_row = row.row;
  const LexiconTable& table = *row.table->lexicon;
  if (kind == kState) {  // the text shows its country
    Conditions at_home = query.required;
    at_home.country = row.cell(PlaceColumn::kCountry);
    if (table.offers(kFewStates, at_home)) query.required = at_home;
  }
  if (const auto tier = table.column("tier"); tier && !table.cell(row.row, *tier).empty()) {
    query.preferred.tier = table.cell(row.row, *tier);  // a European country for a European one
    query.preferred.country = {};                       // countries cannot be chosen by country
    query.size_last = true;
    Conditions near = query.required;
    near.tier = query.preferred.tier;
    if (table.offers(kEnough, near)) query.required = near;
  }
  return query;
}

SurrogateQuery query_known_town(const PlaceLexicon& places, const EntityView& entity,
                                const PlaceRow& row) {
  const Traits& traits = entity.traits;
  SurrogateQuery query;
  query.table = row.table->lexicon;
  query.own_row = row.row;
  query.size_last = traits.size_is_asked;
  if (traits.country_is_shown) query.required.country = traits.country;
  query.preferred.country = single(row.cell(PlaceColumn::kCountry));
  query.preferred.size = row.cell(PlaceColumn::kSize);
  query.sizes = kSizes;
  if (query.table != places.places()) return query;
  if (places.has_kinds()) {
    query.required.kind = kind_of_names(places, entity.lemma, row.cell(PlaceColumn::kKind));
  }
  if (asks_for_town(traits)) ask_for_town(entity, query);
  return query;
}

SurrogateQuery query_district_number(const PlaceLexicon& places, const EntityView& entity) {
  SurrogateQuery query;
  query.table = places.district_numbers();
  query.own_row = query.table->find(entity.key).front();
  return query;
}

}  // namespace

std::string_view country_meant(const PlaceLexicon& places, std::string_view key,
                               std::string_view main) {
  const PlaceRows rows = places.find(key);
  return rows.empty() ? std::string_view() : likeliest(rows, main).cell(PlaceColumn::kCountry);
}

bool is_town_of(const PlaceLexicon& places, std::string_view key, std::string_view country) {
  return std::ranges::any_of(places.find(key), [&](const PlaceRow& row) {
    return row.table->lexicon == places.places() && row.cell(PlaceColumn::kCountry) == country;
  });
}

SurrogateQuery query_place(const PlaceLexicon& places, const EntityView& entity) {
  if (is_district_number(places, entity.key)) return query_district_number(places, entity);
  const std::string_view kind = entity.traits.kind;
  if (kind == "district" && places.districts() != nullptr &&
      places.names().shape(entity.lemma) == PlaceShape::kPlain) {
    return query_district(places, entity);
  }
  const bool is_town = entity.traits.country_is_shown;
  if (kind.size() > kState.size() && kind.starts_with(kState) && !is_town) {
    return query_state(places, entity);
  }
  if (places.is_term_kind(kind) && !is_town) return query_term(places, entity);
  const PlaceRows rows = fitting_rows(places, entity);
  const bool is_elsewhere =
      !rows.empty() && meant_row(places, rows, entity).table->lexicon != places.places();  // Paris
  if (kind == "university_town" && !is_elsewhere && may_be_university_town(places, entity)) {
    return query_university_town(places, entity);
  }
  if (rows.empty()) return query_unknown(places, entity);
  const PlaceRow row = meant_row(places, rows, entity);
  return row.table->lexicon == places.regions() ? query_known_region(row, kind)
                                                : query_known_town(places, entity, row);
}

}  // namespace pseudo::lang::de
