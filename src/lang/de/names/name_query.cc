#include "lang/de/names/name_query.h"

#include <array>
#include <string_view>

namespace pseudo::lang::de {
namespace {

constexpr std::array<std::string_view, 3> kGenerations{"old", "middle", "young"};
constexpr std::string_view kHome = "DE";  // of a given name that no list has

// A given name becomes a name of its generation from one of its countries.
void prefer_alike(const NameFacts& known, Conditions& preferred) {
  const std::string_view countries = known.country;  // "ES,FR,IT"
  preferred.country = countries.empty() ? kHome : countries.substr(0, countries.find(','));
  preferred.size = known.generation;
}

}  // namespace

SurrogateQuery query_name(const NameLexicon& lexicon, const EntityView& entity) {
  SurrogateQuery query;
  const LexiconTable* const kinds = lexicon.kinds().names();
  if (kinds != nullptr && !entity.traits.kind.empty()) {
    query.table = kinds;
    query.required.kind = entity.traits.kind;
    query.required.gender = gender_of(entity.category);
    return query;
  }
  query.table = lexicon.table(entity.category);
  const NameFacts known = lexicon.facts(entity.category, entity.key);
  query.preferred.tier = known.tier;
  if (const auto rows = query.table->find(entity.key); !rows.empty()) query.own_row = rows.front();
  // In shared scopes a unisex name becomes another unisex name. Every name in the lists of one
  // gender is already the surrogate of another name, and the result must be a name for both
  // genders.
  const LexiconTable* const unisex = lexicon.unisex();
  const bool shared = entity.parts.empty();
  if (shared && !query.own_row && unisex != nullptr && entity.category != Category::kFamily) {
    if (const auto rows = unisex->find(entity.key); !rows.empty()) {
      query.table = unisex;
      query.own_row = rows.front();
    }
  }
  const bool one_country = known.country.find(',') == std::string_view::npos;  // not "DE,AT"
  if (one_country) query.preferred.country = known.country;
  if (!shared && entity.category != Category::kFamily) {
    prefer_alike(known, query.preferred);
    query.sizes = kGenerations;
  }
  return query;
}

}  // namespace pseudo::lang::de
