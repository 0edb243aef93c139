#include "lang/de/reading_cases.h"

#include <algorithm>
#include <iterator>
#include <set>
#include <utility>

#include "lang/common/typed_form.h"
#include "lang/de/names/name_form.h"
#include "lang/de/orgs/org_form.h"
#include "lang/de/places/place_form.h"
#include "lang/de/streets/street_form.h"
#include "pseudo/format.h"
#include "text/fold.h"

namespace pseudo::test {
namespace {

using Analyses = std::vector<Analysis>;

std::vector<std::string_view> split(std::string_view text, char separator) {
  std::vector<std::string_view> pieces;
  for (std::size_t begin = 0; begin <= text.size();) {
    const std::size_t end = std::min(text.find(separator, begin), text.size());
    pieces.push_back(text.substr(begin, end - begin));
    begin = end + 1;
  }
  return pieces;
}

std::vector<const Part*> entities(const Analysis& analysis) {
  std::vector<const Part*> found;
  for (const Part& part : analysis) {
    if (part.kind != Part::Kind::kLiteral) found.push_back(&part);
  }
  return found;
}

bool share_entity(const Analysis& a, const Analysis& b) {
  for (const Part* left : entities(a)) {
    for (const Part* right : entities(b)) {
      if (left->category == right->category && left->key == right->key) return true;
    }
  }
  return false;
}

SurrogateQuery query_of(const LanguageModule& language, const Part& part) {
  const Part* const forms[] = {&part};
  return language.query({part.category, part.key, part.lemma, forms, part.traits, &part.sort});
}

// The name of a form in the tables of cases: for names,
std::string_view form_name(const lang::de::NameForm& form) {
  using Kind = lang::de::NameForm::Kind;
  switch (form.kind) {
    case Kind::kBase:
      return "base";
    case Kind::kGenitive:
      return "gen";
    case Kind::kSilentGenitive:
      return "silent";
    case Kind::kPlural:
      return "pl";
    case Kind::kFeminine:
      return "fem";
    case Kind::kAdjective:
      return "sche";
    case Kind::kPair:
      return "pair";
    case Kind::kDiminutive:
      return "dim";
  }
  return {};
}

// and for places, streets and organisations.
std::string_view form_name(const lang::de::PlaceForm& form) {
  using Kind = lang::de::PlaceForm::Kind;
  switch (form.kind) {
    case Kind::kName:
      return "base";
    case Kind::kGenitive:
      return "gen";
    case Kind::kInhabitant:
      return "inh";
    case Kind::kAdjective:
      return "isch";
    case Kind::kDativePlural:
      break;
  }
  return {};
}

std::string_view form_name(const lang::de::OrgForm& form) {
  using Form = lang::de::OrgForm;
  if (form.kind == Form::Kind::kAcronym) return {};
  const bool genitive =
      form.kind == Form::Kind::kBareGenitive || form.inflection == Form::Inflection::kGenitive;
  return genitive ? "gen" : "base";
}

std::string_view form_name(const Part& part) {
  if (const auto* const form = part.form.get<lang::de::PlaceForm>()) return form_name(*form);
  if (const auto* const form = part.form.get<lang::de::OrgForm>()) return form_name(*form);
  if (const auto* const form = part.form.get<lang::de::StreetForm>()) {
    return form->genitive ? "gen" : "base";
  }
  return form_name(lang::form_as<lang::de::NameForm>(part));
}

bool is_form_name(std::string_view what) {
  constexpr std::string_view kNames[] = {"base", "gen", "silent", "pl",   "fem",
                                         "sche", "inh", "isch",   "pair", "dim"};
  return std::ranges::find(kNames, what) != std::end(kNames);
}

bool holds_of_mention(std::string_view what, const Analysis& analysis, const Mention& mention,
                      const LanguageModule& language) {
  const auto parts = entities(analysis);
  if (what.starts_with("lit=")) {
    std::string literals;  // those side by side together
    for (const Part& part : analysis) {
      const bool stays = part.kind == Part::Kind::kLiteral;
      literals += stays ? mention.surface.substr(part.span.begin, part.span.size()) : "\n";
    }
    return literals.find(what.substr(4)) != literals.npos;
  }
  if (what.starts_with("cat=")) {
    std::string seen;
    for (const Part* part : parts)
      seen += (seen.empty() ? "" : ",") + std::string(name(part->category));
    return seen == what.substr(4);
  }
  if (what.starts_with("parts=")) return std::to_string(parts.size()) == what.substr(6);
  if (parts.empty()) return false;
  if (what == "init") {
    return std::ranges::all_of(parts,
                               [](const Part* part) { return part->kind == Part::Kind::kInitial; });
  }
  if (what == "nick") return !lang::form_as<lang::de::NameForm>(*parts.back()).nickname.empty();
  if (what == "dat") {
    return lang::form_as<lang::de::OrgForm>(*parts.back()).inflection ==
           lang::de::OrgForm::Inflection::kDative;
  }
  if (is_form_name(what)) return form_name(*parts.back()) == what;
  const SurrogateQuery query = query_of(language, *parts.front());
  if (what.starts_with("kind=")) {
    return (query.required.kind.empty() ? query.preferred.kind : query.required.kind) ==
           what.substr(5);
  }
  if (what.starts_with("country=")) {
    return (query.required.country.empty() ? query.preferred.country : query.required.country) ==
           what.substr(8);
  }
  if (what.starts_with("tier=")) return query.preferred.tier == what.substr(5);
  if (what.starts_with("generation=")) return query.preferred.size == what.substr(11);
  if (what.starts_with("gender=")) return query.required.gender == what.substr(7);
  if (what.starts_with("number=")) return query.required.number == what.substr(7);
  if (what.starts_with("table=")) {
    return query.table != nullptr && query.table->name() == what.substr(6);
  }
  if (what.starts_with("ends=")) {
    std::string written;
    for (const Part& part : analysis) {
      written += part.kind == Part::Kind::kEntity
                     ? language.natural_form(part)
                     : mention.surface.substr(part.span.begin, part.span.size());
    }
    return text::fold_key(written).ends_with(text::fold_key(what.substr(5)));
  }
  return false;
}

}  // namespace

CaseDocument case_document(std::string_view markup) {
  CaseDocument made;
  std::string& text = made.document.text;
  for (std::size_t pos = 0; pos < markup.size();) {
    if (markup[pos] != '[') {
      text += markup[pos++];
      continue;
    }
    const std::size_t colon = markup.find(':', pos);
    const std::size_t close = markup.find(']', colon);
    Annotation annotation;
    annotation.id = "T" + std::to_string(made.mentions.size() + 1);
    annotation.label = markup.substr(pos + 1, colon - pos - 1);
    Mention mention;
    mention.category = *find_category(annotation.label);
    mention.surface = markup.substr(colon + 1, close - colon - 1);
    mention.span = {text.size(), text.size() + mention.surface.size()};
    annotation.fragments = {mention.span};
    text += mention.surface;
    made.document.annotations.push_back(std::move(annotation));
    made.mentions.push_back(std::move(mention));
    pos = close + 1;
  }
  return made;
}

CaseDocument case_document_of(Document document) {
  CaseDocument made;
  for (const Annotation& annotation : document.annotations) {
    Mention mention;
    mention.category = *find_category(annotation.label);
    mention.surface = covered_text(document, annotation);
    mention.span = annotation.fragments.front();
    made.mentions.push_back(std::move(mention));
  }
  made.document = std::move(document);
  return made;
}

std::vector<testing_tables::Row> case_rows_of(const char* table) {
  std::vector<testing_tables::Row> rows = testing_tables::read_table(table, 4);
  std::erase_if(rows, [](const testing_tables::Row& row) { return row[0] == "id"; });
  return rows;
}

std::vector<testing_tables::Row> case_rows() {
  std::vector<testing_tables::Row> rows;
  for (const char* const table :
       {"lang/de/reading_cases.tsv", "lang/de/reading_cases_fresh.tsv",
        "lang/de/reading_cases_orgs.tsv", "lang/de/reading_cases_people.tsv",
        "lang/de/reading_cases_places.tsv"}) {
    for (testing_tables::Row& row : case_rows_of(table)) rows.push_back(std::move(row));
  }
  return rows;
}

std::vector<std::string_view> items_of(std::string_view expect) { return split(expect, ';'); }

std::vector<std::string> unmet(std::string_view expect, const CaseDocument& document,
                               const LanguageModule& language) {
  const Analyses analyses = language.analyze({document.document.text, document.mentions});
  std::vector<std::string> failures;
  for (const std::string_view item : items_of(expect)) {
    const auto index = static_cast<std::size_t>(item[0] - '1');
    bool holds = index < analyses.size();
    if (holds && (item[1] == '=' || item[1] == '#')) {
      const auto other = static_cast<std::size_t>(item[2] - '1');
      holds = other < analyses.size() &&
              share_entity(analyses[index], analyses[other]) == (item[1] == '=');
    } else if (holds) {
      holds = holds_of_mention(item.substr(2), analyses[index], document.mentions[index], language);
    }
    if (!holds) failures.emplace_back(item);
  }
  return failures;
}

void expect_known_failures(std::string_view test, const std::map<CaseItem, std::string>& failed) {
  std::set<CaseItem> known;
  for (const auto& row : testing_tables::read_table("lang/de/known_failures.tsv", 4)) {
    if (row[0] == test) known.emplace(row[1], row[2]);
  }
  for (const auto& [item, text] : failed) {
    EXPECT_TRUE(known.contains(item))
        << item.first << ": " << item.second << " does not hold: " << text;
  }
  for (const auto& [id, item] : known) {
    EXPECT_TRUE(failed.contains({id, item}))
        << id << ": " << item << " holds: take it off known_failures.tsv";
  }
}

}  // namespace pseudo::test
