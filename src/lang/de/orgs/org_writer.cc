#include <algorithm>
#include <array>

#include "lang/common/typed_form.h"
#include "lang/de/orgs/orgs.h"
#include "text/casing.h"
#include "text/chars.h"
#include "text/fold.h"
#include "text/utf8.h"

namespace pseudo::lang::de {
namespace {

constexpr std::size_t kFew = 2;  // one beside the original

bool looks_like_acronym(std::string_view lemma) {
  return text::count_code_points(lemma) <= 6 && is_all_upper(lemma) &&
         lemma.find(' ') == std::string_view::npos;
}

// A kind that the table has in this gender, where the wanted one is missing.
bool settle(SurrogateQuery& query, std::initializer_list<std::string_view> kinds) {
  for (const std::string_view kind : kinds) {
    query.required.kind = kind;
    if (query.table->offers(kFew, query.required)) return true;
  }
  query.required.kind = {};
  return query.table->offers(kFew, query.required);
}

// Head noun inside a surrogate's name, in the genitive.
std::string in_genitive(const Rules& rules, const Surrogate& surrogate, std::string name) {
  if (surrogate.table == rules.orgs.kinds()) {
    const std::string_view genitive = surrogate.table->cell(surrogate.row, "genitive");
    return genitive.empty() ? name : std::string(genitive);
  }
  const Tokens tokens = tokenize(name);
  for (std::size_t i = 0; i < tokens.size(); ++i) {
    const NounMatch match = rules.orgs.noun_at(tokens, i, tokens.size());
    if (!match) continue;
    const Token& head = tokens[i + match.words - 1];
    if (match.noun->gender == "f" || match.noun->number == "pl" || match.genitive) return name;
    const std::string_view genitive = match.noun->genitive;
    const std::string_view noun = match.noun->noun;
    const std::string_view added =
        genitive.size() > noun.size() ? genitive.substr(noun.size()) : std::string_view();
    return name.insert(head.span.end, added);
  }
  if (rules.grammar.ends_in_sibilant(name)) return name;
  return name + "s";
}

// A plural head noun inside a surrogate's name, in the dative: "Stadtwerken", "Gebrüdern Obst".
std::string in_dative(const Rules& rules, std::string name) {
  const Tokens tokens = tokenize(name);
  for (std::size_t i = 0; i < tokens.size(); ++i) {
    const NounMatch match = rules.orgs.noun_at(tokens, i, tokens.size());
    if (!match || match.noun->number != "pl") continue;
    const Token& head = tokens[i + match.words - 1];
    const std::string inflected =
        match.dative ? std::string(head.text()) : dative_plural(head.text());
    return name.replace(head.span.begin, head.text().size(), inflected);
  }
  return name;
}

// "Philosophische Fakultät" with the ending that stands in the text.
std::string with_adjective(const Rules& rules, std::string name, std::string_view ending) {
  if (ending.empty()) return name;
  const std::size_t blank = name.find(' ');
  if (blank == std::string::npos) return name;
  const std::string first = name.substr(0, blank);
  const bool last_is_noun = starts_with_upper(std::string_view(name).substr(blank + 1));
  if (!last_is_noun || rules.orgs.noun(text::fold_key(first))) return name;
  constexpr std::array<std::string_view, 8> kAdjectives{"ische",  "isches", "ischer", "liche",
                                                        "liches", "tes",    "ale",    "ige"};
  const bool adjective =
      std::ranges::any_of(kAdjectives, [&](std::string_view end) { return first.ends_with(end); });
  if (!adjective) return name;
  const std::size_t cut = first.ends_with("es") || first.ends_with("er") ? 2 : 1;
  return first.substr(0, first.size() - cut) + std::string(ending) + name.substr(blank);
}

}  // namespace

std::string acronym_of(std::string_view name, std::size_t letters) {
  std::u32string initials;
  std::u32string rest;
  bool word = false;
  for (std::size_t pos = 0; pos < name.size();) {
    const char32_t c = text::next(name, pos);
    if (!text::is_letter(c)) {
      word = false;
      continue;
    }
    (word || text::is_lower(c) ? rest : initials) += text::upper(c);
    word = true;
  }
  std::string acronym;
  std::size_t count = 0;
  for (const std::u32string& source : {initials, rest}) {
    for (const char32_t c : source) {
      if (count == letters) return acronym;
      const char32_t filed = text::filing_letter(c);
      text::append(acronym, filed == 0 ? c : filed);
      ++count;
    }
  }
  return acronym;
}

namespace {

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
  if (entity.traits.kind == "club") {
    settle(query, {"club"});
  } else if (entity.traits.kind == "company" || several) {
    settle(query, {"company", "brand"});
  } else if (entity.traits.gender.empty()) {
    settle(query, {"brand", "company"});
  } else {
    settle(query, {"company", "brand", "club", "shop", "hotel", "media", "school"});
  }
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

std::optional<std::string> write_org(const Rules& rules, const Surrogate& surrogate,
                                     const Part& part) {
  const bool own = surrogate.lemma == part.lemma;
  std::string name = surrogate.lemma;
  const OrgForm& form = form_as<OrgForm>(part);
  switch (form.kind) {
    case OrgForm::Kind::kAcronym:
      if (own) return form.acronym;
      if (surrogate.table != nullptr) {
        const std::string_view known = surrogate.table->cell(surrogate.row, "acronym");
        if (!known.empty()) return std::string(known);
      }
      return acronym_of(name, text::count_code_points(form.acronym));
    case OrgForm::Kind::kBareGenitive:
      return write_genitive(rules.grammar, std::move(name), form.genitive);
    case OrgForm::Kind::kName:
      break;
  }
  if (own && !form.original.empty()) return form.original;
  if (form.inflection == OrgForm::Inflection::kDative) name = in_dative(rules, std::move(name));
  if (form.inflection == OrgForm::Inflection::kGenitive) {
    name = in_genitive(rules, surrogate, std::move(name));
  }
  return with_adjective(rules, std::move(name), form.adjective_ending);
}

}  // namespace pseudo::lang::de
