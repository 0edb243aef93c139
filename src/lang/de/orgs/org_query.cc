#include "lang/de/orgs/org_query.h"

#include <span>
#include <string>
#include <string_view>

#include "lang/common/tokens.h"
#include "lang/de/orgs/org_form.h"
#include "text/utf8.h"

namespace pseudo::lang::de {
namespace {

constexpr std::size_t kFew = 2;  // one beside the original

bool looks_like_acronym(std::string_view lemma) {
  return text::count_code_points(lemma) <= 6 && is_all_upper(lemma) &&
         lemma.find(' ') == std::string_view::npos;
}

// A kind that the table has in this gender, where the wanted one is missing.
bool settle(SurrogateQuery& query, std::span<const std::string> kinds) {
  for (const std::string& kind : kinds) {
    query.required.kind = kind;
    if (query.table->offers(kFew, query.required)) return true;
  }
  query.required.kind = {};
  return query.table->offers(kFew, query.required);
}

bool enough(const SurrogateQuery& query) { return query.table->offers(kFew, query.required); }

void require(SurrogateQuery& query, const OrgNoun& noun) {
  query.required.kind = noun.kind;
  query.required.gender = noun.gender;
  query.required.number = noun.number;
}

SurrogateQuery query_english(const Rules& rules, const OrgNoun* noun) {
  SurrogateQuery query;
  query.table = rules.orgs.english();
  query.required.kind = "company";
  if (noun != nullptr) {
    query.required.kind = noun->kind;
    query.required.gender = noun->gender;
  }
  if (!enough(query)) query.required.kind = {};
  return query;
}

// Nothing but a head noun: another one of its kind.
SurrogateQuery query_noun(const Rules& rules, const OrgNoun& noun) {
  SurrogateQuery query;
  query.table = rules.orgs.kinds();
  require(query, noun);
  if (!enough(query)) query.required.kind = {};
  return query;
}

SurrogateQuery query_known(const Rules& rules, std::uint32_t row) {
  SurrogateQuery query;
  query.table = rules.orgs.orgs();
  query.required.kind = query.table->cell(row, "kind");
  query.required.gender = query.table->cell(row, "gender");
  query.required.number = query.table->cell(row, "number");
  query.preferred.country = query.table->cell(row, "country");
  if (!enough(query)) settle(query, {});
  return query;
}

// A name with a head noun inside.
SurrogateQuery query_headed(const Rules& rules, const OrgNoun& noun) {
  SurrogateQuery query;
  require(query, noun);
  for (const LexiconTable* table : {rules.orgs.orgs(), rules.orgs.kinds()}) {
    query.table = table;
    if (enough(query)) return query;
  }
  settle(query, {});
  return query;
}

// A name that tells nothing of itself: what the words around it allow.
SurrogateQuery query_unknown(const Rules& rules, const EntityView& entity) {
  SurrogateQuery query;
  query.table = rules.orgs.orgs();
  query.required.gender = entity.traits.gender;
  query.required.number = entity.traits.number;
  if (query.required.number.empty()) query.required.number = "sg";
  const bool several = entity.lemma.find(' ') != std::string_view::npos;
  std::string_view shown = entity.traits.gender.empty() ? "nothing" : "gender";
  if (entity.traits.kind == "company" || several) shown = "company";
  if (entity.traits.kind == "club") shown = "club";
  settle(query, rules.orgs.fallback_kinds(shown));
  return query;
}

}  // namespace

SurrogateQuery query_org(const Rules& rules, const EntityView& entity) {
  SurrogateQuery query;
  const OrgSort* const sort = entity.sort == nullptr ? nullptr : entity.sort->get<OrgSort>();
  if (sort != nullptr && *sort == OrgSort::kTopic) {
    query.table = rules.orgs.topics();
    query.required.kind = entity.traits.kind;
    return query;
  }
  if (sort != nullptr && *sort == OrgSort::kSubject) {
    query.table = rules.orgs.subjects();
    return query;
  }
  const Tokens tokens = tokenize(entity.lemma);
  if (const NounMatch head = tokens.empty() ? NounMatch() : rules.orgs.noun(entity.key)) {
    return head.noun->language == "en" ? query_english(rules, head.noun)
                                       : query_noun(rules, *head.noun);
  }
  if (const auto row = rules.orgs.find(entity.key)) return query_known(rules, *row);
  NounMatch inside;
  for (std::size_t i = 0; i < tokens.size() && !inside; ++i) {
    inside = rules.orgs.noun_at(tokens, i, tokens.size());
  }
  const bool english = entity.traits.kind == "english" || rules.orgs.is_english(tokens);
  if (inside && (inside.noun->language == "en" || !english)) {
    return inside.noun->language == "en" ? query_english(rules, inside.noun)
                                         : query_headed(rules, *inside.noun);
  }
  if (english) return query_english(rules, nullptr);
  if (looks_like_acronym(entity.lemma) && entity.traits.kind.empty()) return query;  // capitals
  return query_unknown(rules, entity);
}

}  // namespace pseudo::lang::de
