#include "lang/de/orgs/org_query.h"

#include <algorithm>
#include <cstdint>
#include <iterator>
#include <optional>
#include <string>
#include <string_view>

#include "lang/common/tokens.h"
#include "lang/de/context/agreement.h"
#include "lang/de/orgs/org_acronym.h"
#include "lang/de/orgs/org_form.h"
#include "lang/de/orgs/org_roles.h"
#include "lang/de/orgs/whole_org.h"
#include "lang/de/places/place_query.h"
#include "text/fold.h"
#include "text/utf8.h"

namespace pseudo::lang::de {
namespace {

constexpr std::size_t kFewNouns = 4;   // bare nouns, which identify nobody
constexpr std::size_t kFewNames = 20;  // enough to hide an original
constexpr std::size_t kWidest = 8;     // steps to wider kinds: more indicate a cycle

constexpr std::string_view kAcronymLengths[] = {"0", "1", "2", "3", "4", "5", "6"};

// True for an acronym and for a single letter.
bool looks_like_acronym(std::string_view lemma) {
  return is_org_acronym(lemma) ||
         (text::count_code_points(lemma) <= kLongestOrgAcronym && is_all_upper(lemma) &&
          lemma.find(' ') == std::string_view::npos);
}

std::optional<std::uint32_t> first_row(const LexiconTable& table, std::string_view key) {
  const auto rows = table.find(key);
  return rows.empty() ? std::nullopt : std::optional(rows.front());
}

// Another acronym of the same length, or an invented one if the table has none.
SurrogateQuery query_acronym(const Rules& rules, std::string_view lemma) {
  SurrogateQuery query;
  const LexiconTable* const acronyms = rules.orgs.acronyms();
  const std::size_t letters = text::count_code_points(lemma);
  if (acronyms == nullptr || letters >= std::size(kAcronymLengths)) return query;
  const Conditions required{.construction = kAcronymLengths[letters]};
  if (!acronyms->offers(kFewNames, required)) return query;
  query.table = acronyms;
  query.required = required;
  query.own_row = first_row(*acronyms, text::fold_key(lemma));
  return query;
}

// The gender and number that all occurrences in the text allow: the name's own if they allow these.
void require_agreement(const EntityView& entity, Conditions& required) {
  unsigned allowed = kFeminineBit | kMasculineBit | kNeuterBit | kPluralBit;
  for (const Part* const part : entity.parts) {
    const OrgForm* const form = part->form.get<OrgForm>();
    if (form != nullptr && form->allowed != 0) allowed &= form->allowed;
  }
  required.gender = entity.traits.gender;
  required.number = entity.traits.number.empty() ? "sg" : entity.traits.number;
  if (allowed == 0) {  // "die ÖBB fahren", "bei der ÖBB": only a name of no gender fits both
    required.kind = kOpenKind;
    required.gender = {};
    required.number = "sg";
    return;
  }
  const unsigned own = required.number == "pl" ? kPluralBit : gender_bit_of(required.gender);
  if (own == 0 || (own & allowed) != 0) return;
  required.number = allowed == kPluralBit ? "pl" : "sg";
  required.gender = allowed & kMasculineBit  ? "m"
                    : allowed & kNeuterBit   ? "n"
                    : allowed & kFeminineBit ? "f"
                                             : "";
}

// True for a kind whose names have no gender, like most brands. They fit the article of a noun
// after them: "auf meinem YouTube Kanal".
bool has_no_gender(const LexiconTable& orgs, Conditions required) {
  for (const std::string_view gender : {"f", "m", "n"}) {
    required.gender = gender;
    if (orgs.offers(1, required)) return false;
  }
  required.gender = {};
  return orgs.offers(kFewNames, required);
}

// The required kind of the table of names, or the next wider one with enough rows.
SurrogateQuery settle(const Rules& rules, const Conditions& required) {
  SurrogateQuery query;
  query.table = rules.orgs.orgs();
  query.required = required;
  if (query.required.number == "pl") query.required.gender = {};
  for (std::size_t i = 0; i < kWidest && query.required.kind != kOpenKind; ++i) {
    for (const LexiconTable* const table : {rules.orgs.orgs(), rules.orgs.kinds()}) {
      query.table = table;
      if (table->offers(kFewNames, query.required)) return query;
    }
    if (has_no_gender(*rules.orgs.orgs(), query.required)) {
      query.table = rules.orgs.orgs();
      query.required.gender = {};
      return query;
    }
    query.required.kind = rules.orgs.kind_rules(query.required.kind).wider;
  }
  query.table = rules.orgs.orgs();
  query.required.kind = kOpenKind;
  if (query.required.number.empty()) query.required.number = "sg";
  return query;
}

Conditions conditions_of(const OrgNoun& noun) {
  Conditions required;
  required.kind = noun.kind;
  required.gender = noun.gender;
  required.number = noun.number;
  return required;
}

SurrogateQuery query_english(const Rules& rules, const OrgNoun* noun) {
  SurrogateQuery query;
  query.table = rules.orgs.english();
  query.required.kind = kOpenKind;
  if (noun != nullptr) {
    query.required.kind = noun->kind;
    query.required.gender = noun->gender;
  }
  if (!query.table->offers(kFewNouns, query.required)) query.required = {.kind = kOpenKind};
  return query;
}

// A bare head noun becomes another one of its kind.
SurrogateQuery query_noun(const Rules& rules, const OrgNoun& noun) {
  SurrogateQuery query;
  query.table = rules.orgs.kinds();
  query.required = conditions_of(noun);
  if (!query.table->offers(kFewNouns, query.required)) {
    return settle(rules, conditions_of(noun));
  }
  return query;
}

SurrogateQuery query_known(const Rules& rules, std::uint32_t row) {
  const LexiconTable& orgs = *rules.orgs.orgs();
  Conditions required;
  required.kind = orgs.cell(row, "kind");
  required.gender = orgs.cell(row, "gender");
  required.number = orgs.cell(row, "number");
  SurrogateQuery query = settle(rules, required);
  query.preferred.country = orgs.cell(row, "country");
  if (query.table == &orgs) query.own_row = row;
  return query;
}

// True if the words around a brand require another kind than its own.
bool is_brand_of_another_kind(const Rules& rules, const EntityView& entity, std::uint32_t row) {
  const std::string_view kind = entity.traits.kind;
  return !kind.empty() && rules.orgs.kind_rules(kind).brand &&
         rules.orgs.orgs()->cell(row, "kind") != kind;
}

// The first head noun in a name; if a hyphen joins two, the second one.
NounMatch head_inside(const Rules& rules, std::string_view lemma, const Tokens& tokens) {
  NounMatch inside;
  for (std::size_t i = 0; i < tokens.size(); ++i) {
    const bool after_hyphen = i > 0 && lemma.substr(tokens[i - 1].span.end, 1) == "-";
    if (inside && !after_hyphen) break;
    const NounMatch match = rules.orgs.nouns().at(tokens, i, tokens.size());
    if (is_adjective_before_noun(rules.orgs, tokens, i, tokens.size())) continue;
    if (match && match.noun->kind != kCraftKind) inside = match;
  }
  return inside;
}

// A name that contains a head noun. For a faculty, the kind includes its group of subjects.
SurrogateQuery query_headed(const Rules& rules, const OrgNoun& noun, const Tokens& tokens) {
  Conditions required = conditions_of(noun);
  required.kind = rules.orgs.grouped_kind(noun.kind, tokens.front().folded);
  return settle(rules, required);
}

// The name may be that of a person ("beim Adler") and then shows no kind.
bool is_like_a_family(const Rules& rules, const EntityView& entity) {
  const std::string_view kind = entity.traits.kind;
  return (kind.empty() || kind == kOpenKind || rules.orgs.kind_rules(kind).brand) &&
         entity.traits.number != "pl" && rules.names.knows(Category::kFamily, entity.key);
}

// A name without head noun: by the list of bodies, else by the words around it.
SurrogateQuery query_named(const Rules& rules, const EntityView& entity) {
  Conditions required;
  required.kind = entity.traits.kind;
  const auto body = rules.orgs.bodies().find(entity.key);
  if (required.kind.empty() && body) required.kind = body->kind;
  if (is_like_a_family(rules, entity) && !body) {
    SurrogateQuery query;
    query.table = rules.names.table(Category::kFamily);
    return query;
  }
  if (required.kind.empty()) required.kind = kOpenKind;
  require_agreement(entity, required);
  const bool is_own_kind = body && required.kind == body->kind;
  if (required.gender.empty() && required.number == "sg" && is_own_kind) {
    required.gender = body->gender;
  }
  return settle(rules, required);
}

// An English field of study.
SurrogateQuery query_subject(const Rules& rules, const OrgTopic& subject) {
  SurrogateQuery query;
  query.table = rules.orgs.subjects();
  query.own_row = first_row(*query.table, subject.name);
  if (query.own_row && query.table->column("kind")) {
    query.required.kind = query.table->cell(*query.own_row, "kind");
  }
  return query;
}

// A field of study, the purpose of an office.
SurrogateQuery query_topic(const Rules& rules, const EntityView& entity, const OrgTopic& topic) {
  SurrogateQuery query;
  query.table = rules.orgs.topics().table();
  query.own_row = first_row(*query.table, topic.name);
  query.required.kind = entity.traits.kind;
  if (!query.required.kind.empty()) return query;
  query.required.kind = query.own_row ? query.table->cell(*query.own_row, "kind")
                                      : rules.orgs.topics().kind(topic.name, "any");
  return query;
}

// A location or a room of a hospital becomes another one of its kind and gender.
SurrogateQuery query_site(const Rules& rules, const OrgSite& site) {
  SurrogateQuery query;
  query.table = rules.orgs.sites();
  query.required.kind = site.kind;
  query.required.gender = site.gender;
  for (const std::uint32_t row : query.table->find(site.name)) {
    const bool is_own = query.table->cell(row, "kind") == site.kind &&
                        query.table->cell(row, "gender") == site.gender;
    if (is_own) query.own_row = row;
  }
  return query;
}

bool has_form(const EntityView& entity, bool OrgForm::*flag) {
  return std::ranges::any_of(entity.parts, [&](const Part* part) {
    const OrgForm* const form = part->form.get<OrgForm>();
    return form != nullptr && form->*flag;
  });
}

// The name next to a kept head noun, which determines the kind: "Xaver" in "Hotel Xaver". A single
// word may be an owner's name, regardless of the lists.
SurrogateQuery query_beside_noun(const Rules& rules, EntityView entity) {
  if (entity.lemma.find_first_of(" -.&") == std::string_view::npos) {
    SurrogateQuery query;
    query.table = rules.names.table(Category::kFamily);
    return query;
  }
  entity.traits.kind = kOpenKind;
  return query_named(rules, entity);
}

// "Rotes Kreuz" in "Rotes Kreuz Graz" becomes a noun of its kind, which the place then specifies.
SurrogateQuery query_before_place(const Rules& rules, const SurrogateQuery& named) {
  SurrogateQuery query = named;
  query.own_row = {};
  query.table = rules.orgs.kinds();
  for (std::size_t i = 0; i < kWidest && query.required.kind != kOpenKind; ++i) {
    if (query.table->offers(kFewNouns, query.required)) return query;
    query.required.kind = rules.orgs.kind_rules(query.required.kind).wider;
  }
  return named;
}

// "St. Anna", short for a hospital or a school, becomes another saint that towns are named after.
SurrogateQuery query_saint(const Rules& rules, const EntityView& entity) {
  EntityView saint = entity;
  saint.traits = {};
  saint.traits.country = entity.traits.country;
  return query_place(rules.places, saint);
}

// Null: the entity is of no such sort.
template <class T>
const T* sort_of(const EntityView& entity) {
  return entity.sort == nullptr ? nullptr : entity.sort->get<T>();
}

// A part of a longer name, which has its own surrogates: a saint, the site of a house, what stands
// beside a head noun, a topic. Nothing: it is none of them.
std::optional<SurrogateQuery> query_role(const Rules& rules, const EntityView& entity,
                                         const std::optional<OrgBody>& body) {
  if (is_lone_saint(rules.grammar, entity.lemma)) return query_saint(rules, entity);
  if (const OrgSite* const site = sort_of<OrgSite>(entity)) return query_site(rules, *site);
  const bool is_brand = body && rules.orgs.kind_rules(body->kind).brand;  // "Supermarkt Billa"
  if (!is_brand && has_form(entity, &OrgForm::beside_noun)) return query_beside_noun(rules, entity);
  const OrgTopic* const topic = sort_of<OrgTopic>(entity);
  if (topic == nullptr) return std::nullopt;
  return topic->is_english ? query_subject(rules, *topic) : query_topic(rules, entity, *topic);
}

// A whole name that is a head noun or a row of a table. Nothing: no table has it.
std::optional<SurrogateQuery> query_listed(const Rules& rules, const EntityView& entity,
                                           const std::optional<OrgBody>& body) {
  const NounMatch noun = rules.orgs.nouns().find(entity.key);
  if (noun && rules.orgs.is_name_of_body(*noun.noun, entity.key)) {
    return settle(rules, conditions_of(*noun.noun));
  }
  if (noun && (noun.noun->kind != kCraftKind || entity.traits.kind == kCraftKind)) {
    return noun.noun->language == "en" ? query_english(rules, noun.noun)
                                       : query_noun(rules, *noun.noun);
  }
  const bool is_shared = entity.parts.empty();
  const auto row =
      is_shared ? rules.orgs.find_uninflected(entity.key) : rules.orgs.find(entity.key);
  if (row && !is_brand_of_another_kind(rules, entity, *row)) return query_known(rules, *row);
  if (body && body->unique) return query_named(rules, entity);
  return std::nullopt;
}

// A name of no table: by the head noun in it, its language, its letters, else by what the text
// says.
SurrogateQuery query_unlisted(const Rules& rules, const EntityView& entity, bool is_body) {
  const Tokens tokens = tokenize(entity.lemma);
  const NounMatch head = head_inside(rules, entity.lemma, tokens);
  const bool is_english = entity.traits.kind == "english" || rules.orgs.is_english(tokens);
  if (head && entity.traits.kind != kOpenKind && (head.noun->language == "en" || !is_english)) {
    return head.noun->language == "en" ? query_english(rules, head.noun)
                                       : query_headed(rules, *head.noun, tokens);
  }
  if (is_english) return query_english(rules, nullptr);
  if (looks_like_acronym(entity.lemma) && entity.traits.kind.empty() && !is_body) {
    return query_acronym(rules, entity.lemma);
  }
  return query_named(rules, entity);
}

SurrogateQuery query_any(const Rules& rules, const EntityView& entity) {
  const std::optional<OrgBody> body = rules.orgs.bodies().find(entity.key);
  if (auto query = query_role(rules, entity, body)) return *std::move(query);
  if (auto query = query_listed(rules, entity, body)) return *std::move(query);
  return query_unlisted(rules, entity, body.has_value());
}

// Requires a brand of the country of the text if there are enough of its kind.
void require_country_of_brand(const Rules& rules, SurrogateQuery& query) {
  const std::string_view country = query.preferred.country;
  if (query.table != rules.orgs.orgs() || !query.required.country.empty()) return;
  if (country.empty() || country.find(',') != std::string_view::npos) return;
  if (!rules.orgs.kind_rules(query.required.kind).brand) return;
  Conditions at_home = query.required;
  at_home.country = country;
  if (query.table->offers(kFewNames, at_home)) query.required = at_home;
}

}  // namespace

SurrogateQuery query_org(const Rules& rules, const EntityView& entity) {
  SurrogateQuery query = query_any(rules, entity);
  if (query.table == rules.orgs.orgs() && has_form(entity, &OrgForm::before_place)) {
    query = query_before_place(rules, query);
  }
  if (query.preferred.country.empty()) query.preferred.country = entity.traits.country;
  if (!entity.parts.empty()) require_country_of_brand(rules, query);
  return query;
}

}  // namespace pseudo::lang::de
