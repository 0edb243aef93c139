#include "lang/de/orgs/org_writer.h"

#include <string_view>
#include <utility>

#include "lang/common/tokens.h"
#include "lang/common/typed_form.h"
#include "lang/de/grammar/genitive.h"
#include "lang/de/orgs/org_acronym.h"
#include "lang/de/orgs/org_form.h"
#include "lang/de/orgs/whole_org.h"
#include "text/fold.h"
#include "text/utf8.h"

namespace pseudo::lang::de {
namespace {

// Puts the head noun inside a surrogate's name into the genitive.
std::string in_genitive(const Rules& rules, const Surrogate& surrogate, std::string name) {
  if (surrogate.table == rules.orgs.kinds()) {
    const std::string_view genitive = surrogate.table->cell(surrogate.row, "genitive");
    return genitive.empty() ? name : std::string(genitive);
  }
  const Tokens tokens = tokenize(name);
  for (std::size_t i = 0; i < tokens.size(); ++i) {
    const NounMatch match = rules.orgs.nouns().at(tokens, i, tokens.size());
    if (!match) continue;
    const Token& head = tokens[i + match.words - 1];
    if (match.noun->gender == "f" || match.noun->number == "pl" || match.genitive) return name;
    const std::string_view genitive = match.noun->genitive;
    const std::string_view noun = match.noun->noun;
    const std::string_view added =
        genitive.size() > noun.size() ? genitive.substr(noun.size()) : std::string_view();
    return name.insert(head.span.end, added);
  }
  const std::string plain(rules.grammar.nouns.plain_genitive());
  return write_genitive(rules.grammar, std::move(name), {.plain = plain, .sibilant = ""});
}

// Puts a plural head noun inside a surrogate's name into the dative: "Stadtwerken", "Gebrüdern
// Obst".
std::string in_dative(const Rules& rules, std::string name) {
  const Tokens tokens = tokenize(name);
  for (std::size_t i = 0; i < tokens.size(); ++i) {
    const NounMatch match = rules.orgs.nouns().at(tokens, i, tokens.size());
    if (!match || match.noun->number != "pl") continue;
    const Token& head = tokens[i + match.words - 1];
    const std::string inflected =
        match.dative ? std::string(head.text()) : rules.grammar.nouns.dative_plural(head.text());
    return name.replace(head.span.begin, head.text().size(), inflected);
  }
  return name;
}

// The begin of the inflected adjective of a name: "Philosophische Fakultät", "Geistes- und
// Kulturwissenschaftliche Fakultät".
std::size_t adjective_at(std::string_view name) {
  const std::size_t blank = name.find(' ');
  if (blank == 0 || blank == std::string_view::npos || name[blank - 1] != '-') return 0;
  const std::size_t next = name.find(' ', blank + 1);
  return next == std::string_view::npos ? 0 : next + 1;
}

// The name with the ending of the adjective in the text.
std::string with_adjective(const Rules& rules, std::string name, std::string_view ending) {
  if (ending.empty()) return name;
  const std::size_t begin = adjective_at(name);
  const std::size_t blank = name.find(' ', begin);
  if (blank == std::string::npos) return name;
  const std::string adjective = name.substr(begin, blank - begin);
  const bool last_is_noun = starts_with_upper(std::string_view(name).substr(blank + 1));
  if (!last_is_noun || rules.orgs.nouns().find(text::fold_key(adjective))) return name;
  const std::string_view own = rules.grammar.adjectives.ending_by_suffix(adjective);
  if (own.empty()) return name;
  return name.replace(blank - own.size(), own.size(), ending);
}

// The usual acronym of a surrogate if it is as long as the original's, else that many letters of
// the name. If that is the name of a known body, tries another last letter. Returns nullopt if
// readers would take the result for another organisation.
std::optional<std::string> write_acronym(const Rules& rules, const Surrogate& surrogate,
                                         const OrgForm& form) {
  const std::size_t letters = text::count_code_points(form.acronym);
  const std::string name = (form.head.empty() ? "" : form.head + ' ') + surrogate.lemma;
  std::string acronym;
  if (surrogate.table != nullptr) acronym = surrogate.table->cell(surrogate.row, "acronym");
  if (text::count_code_points(acronym) != letters) acronym = acronym_of(name, letters);
  if (rules.orgs.is_banned_acronym(text::fold_key(acronym))) return std::nullopt;
  if (!rules.orgs.bodies().find(text::fold_key(acronym))) return acronym;
  std::string other = acronym_of(name, letters + 1);
  if (other.size() != letters + 1) return std::nullopt;
  other.erase(letters - 1, 1);
  const std::string key = text::fold_key(other);
  const bool is_taken = rules.orgs.is_banned_acronym(key) || rules.orgs.bodies().find(key);
  return is_taken ? std::nullopt : std::optional(std::move(other));
}

std::string with_genitive(const Grammar& grammar, std::string acronym, const Endings& endings) {
  return endings == Endings() ? acronym : write_genitive(grammar, std::move(acronym), endings);
}

// Writes "Sankt Marien" as "St. Marien" if the text has "St. Josef".
std::string with_saint(const PlaceNames& names, std::string name, std::string_view written) {
  const std::string_view own = names.listed_saint(name);
  const std::string_view saint = names.written_saint(written);
  if (own.empty() || saint.empty()) return name;
  return std::string(saint) + name.substr(own.size());
}

}  // namespace

std::optional<std::string> write_org(const Rules& rules, const Surrogate& surrogate,
                                     const Part& part) {
  const bool own = surrogate.lemma == part.lemma;
  std::string name = surrogate.lemma;
  if (is_lone_saint(rules.grammar, part.lemma)) {
    name = with_saint(rules.grammar.place_names, std::move(name), part.lemma);
  }
  const OrgForm& form = form_as<OrgForm>(part);
  switch (form.kind) {
    case OrgForm::Kind::kAcronym: {
      auto acronym = own ? std::optional(form.acronym) : write_acronym(rules, surrogate, form);
      if (!acronym) return std::nullopt;
      return with_genitive(rules.grammar, *std::move(acronym), form.genitive);
    }
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
