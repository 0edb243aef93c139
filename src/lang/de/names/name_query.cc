#include "lang/de/names/name_query.h"

namespace pseudo::lang::de {

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
  // In shared scopes a name of both genders becomes another one: in lists of one gender every name
  // is that of another already, and it stays one name in both.
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
  return query;
}

}  // namespace pseudo::lang::de
