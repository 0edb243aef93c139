#include "lang/de/queries.h"

#include <algorithm>
#include <string>
#include <utility>
#include <vector>

#include "lang/tables.h"
#include "text/fold.h"

namespace pseudo::lang::de {
namespace {

// "DE,AT" names no one country.
std::string single(std::string_view country) {
  return country.find(',') == std::string_view::npos ? std::string(country) : std::string();
}

// The row that an entity's key means: one of the country that the text speaks of, if it can be.
// An island is one whatever else bears its name: "auf Sylt" must not become "auf Bibertal".
PlaceRow choose(const std::vector<PlaceRow>& rows, const std::string& country) {
  const auto island =
      std::ranges::find_if(rows, [](const PlaceRow& row) { return row.cell("kind") == "island"; });
  if (island != rows.end()) return *island;
  const auto same = std::ranges::find_if(
      rows, [&](const PlaceRow& row) { return row.cell("country") == country; });
  return same == rows.end() ? rows.front() : *same;
}

std::size_t count(const LexiconTable* table, const Conditions& conditions) {
  return table->select(conditions).size();
}

// Regions with an article need one of the same gender and number; if there are too few of a kind,
// any kind will do.
SurrogateQuery query_region(const LexiconTable* table, Conditions required, std::string country) {
  constexpr std::size_t kFew = 3;
  SurrogateQuery query;
  query.table = table;
  if (count(table, required) < kFew) {
    required.kind.clear();
  } else {
    // So few regions of a country are of one kind that a mere wish for it would always give way.
    Conditions at_home = required;
    at_home.country = single(country);
    if (count(table, at_home) >= kFew) required = std::move(at_home);
  }
  query.required = std::move(required);
  query.preferred.country = single(country);
  return query;
}

}  // namespace

SurrogateQuery query_name(const Rules& rules, const EntityView& entity) {
  SurrogateQuery query;
  query.table = table_for(*rules.lexicons, entity.category);
  query.preferred.tier = std::string(rules.names.cell(entity.category, entity.key, "tier"));
  query.preferred.country = single(rules.names.cell(entity.category, entity.key, "country"));
  return query;
}

SurrogateQuery query_place(const Rules& rules, const EntityView& entity) {
  std::vector<PlaceRow> rows = rules.places.find(entity.key);
  if (rows.empty()) rows = rules.places.with_core(entity.key);
  SurrogateQuery query;
  if (rows.empty()) {
    if (entity.traits.kind == "region") {
      return query_region(rules.places.regions(),
                          {.gender = entity.traits.gender,
                           .number = entity.traits.number,
                           .kind = "region",
                           .article = "1"},
                          {});
    }
    query.table = rules.places.places();
    query.preferred.country = entity.traits.country;
    if (rules.places.has_kinds()) {
      query.required.kind = std::string(shape_name(place_shape(entity.lemma)));
    }
    return query;
  }
  const PlaceRow row = choose(rows, entity.traits.country);
  if (row.table == rules.places.regions()) {
    Conditions required;
    required.kind = std::string(row.cell("kind"));
    required.gender = std::string(row.cell("gender"));
    required.number = std::string(row.cell("number"));
    required.article = std::string(row.cell("article"));
    return query_region(row.table, std::move(required), std::string(row.cell("country")));
  }
  query.table = row.table;
  query.preferred.country = single(row.cell("country"));
  query.preferred.size = std::string(row.cell("size"));
  if (row.table == rules.places.places() && rules.places.has_kinds()) {
    query.required.kind = std::string(row.cell("kind"));
  }
  return query;
}

}  // namespace pseudo::lang::de
