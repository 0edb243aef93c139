#include "lang/de/queries.h"

#include <string_view>

namespace pseudo::lang::de {
namespace {

// "DE,AT" names no one country.
std::string_view single(std::string_view country) {
  return country.find(',') == std::string_view::npos ? country : std::string_view();
}

}  // namespace

SurrogateQuery query_name(const Rules& rules, const EntityView& entity) {
  SurrogateQuery query;
  query.table = rules.names.table(entity.category);
  const NameFacts known = rules.names.facts(entity.category, entity.key);
  query.preferred.tier = known.tier;
  query.preferred.country = single(known.country);
  return query;
}

}  // namespace pseudo::lang::de
