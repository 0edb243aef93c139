#include "lang/de/orgs/org_lexicon.h"

#include <algorithm>

#include <fmt/format.h>

#include "lang/common/rows.h"
#include "lang/de/orgs/org_acronym.h"
#include "text/fold.h"

namespace pseudo::lang::de {
namespace {

constexpr std::size_t kLongestLegalForm = 6;  // tokens: "Gesellschaft mit beschränkter Haftung"
constexpr std::size_t kLongestSubject = 4;    // tokens

std::string without_dots(std::string_view folded) {
  std::string bare;
  for (const char c : folded) {
    if (c != '.' && c != ' ') bare += c;
  }
  return bare;
}

}  // namespace

Result<OrgLexicon> OrgLexicon::load(const Lexicons& lexicons, const Grammar& grammar) {
  for (const std::string_view name :
       {"orgs", "org_kinds", "org_modifiers", "org_topics", "legal_forms", "org_kind_rules",
        "org_links", "org_sites", "org_bodies", "org_topic_endings", "english_orgs",
        "english_subjects", "english_words"}) {
    if (lexicons.table(name) == nullptr) {
      return Error{ErrorCode::kLexicon, "the German module needs the table " + std::string(name)};
    }
  }
  OrgLexicon orgs;
  orgs.orgs_ = lexicons.table("orgs");
  orgs.kinds_ = lexicons.table("org_kinds");
  orgs.sites_ = lexicons.table("org_sites");
  orgs.acronyms_ = lexicons.table("org_acronyms");
  orgs.subjects_ = lexicons.table("english_subjects");
  orgs.english_ = lexicons.table("english_orgs");
  orgs.adjectives_ = grammar.adjectives;
  orgs.nouns_ = OrgNouns(orgs.kinds_, lexicons.table("org_modifiers"), grammar);
  orgs.topics_ = OrgTopicTable(lexicons.table("org_topics"), lexicons.table("org_topic_endings"),
                               grammar.adjectives);
  orgs.bodies_ = OrgBodies(lexicons.table("org_bodies"), grammar.adjectives);
  orgs.add_legal_forms(lexicons.table("legal_forms"));
  orgs.add_words(lexicons);
  orgs.add_kinds(lexicons.table("org_kind_rules"));
  orgs.add_links(lexicons);
  return orgs;
}

void OrgLexicon::add_links(const Lexicons& lexicons) {
  for_each_row(lexicons.table("org_links"), [&](auto cell) {
    OrgLink& link = links_[text::fold_key(cell("word"))];
    const bool english = cell("language") == "en";
    if (cell("role") == "topic") (english ? link.english_topic : link.topic) = true;
    if (!cell("topic").empty()) link.topic_kind = cell("topic");
    if (cell("role") == "owner") link.owner = true;
    if (cell("role") == "place") link.english_place = true;
  });
  for_each_row(lexicons.table("org_site_words"), [&](auto cell) {
    site_words_[text::fold_key(cell("word"))] = {std::string(cell("kind")),
                                                 cell("person") == "yes"};
  });
}

void OrgLexicon::add_words(const Lexicons& lexicons) {
  const auto read = [&](std::string_view table, FoldedSet& words) {
    const LexiconTable* const from = lexicons.table(table);
    for (std::uint32_t row = 0; from != nullptr && row < from->rows(); ++row) {
      words.insert(text::fold_key(from->cell(row, std::size_t{0})));
    }
  };
  read("org_companions", companions_);
  read("org_branches", branches_);
  read("org_adjectives", sorts_);
  read("org_acronyms_never", banned_acronyms_);
  read("org_lines", lines_);
  for_each_row(lexicons.table("english_words"), [&](auto cell) {
    english_words_.try_emplace(text::fold_key(cell("word")), cell("role"));
  });
}

void OrgLexicon::add_kinds(const LexiconTable* kind_rules) {
  for_each_row(kind_rules, [&](auto cell) {
    OrgKindRules& rules = kind_rules_[std::string(cell("kind"))];
    rules.place_first = cell("place_first") == "yes";
    rules.person = cell("person") == "yes";
    rules.bare_topic = cell("bare_topic") == "yes";
    rules.topic = cell("topic");
    rules.wider = cell("wider");
    rules.brand = cell("brand") == "yes";
    rules.plain_building = cell("plain") == "yes";
    rules.sites = cell("sites") == "yes";
    rules.bodies = cell("bodies") == "yes";
    kind_names_.try_emplace(std::string(cell("kind")), cell("kind"));
  });
}

void OrgLexicon::add_legal_forms(const LexiconTable* forms) {
  for_each_row(forms, [&](auto cell) {
    legal_forms_.try_emplace(without_dots(text::fold_key(cell("form"))), cell("kind"));
  });
  // "&" is no token: "GmbH & Co. KG" is found without it, too, as "Co." is a legal form by itself.
  for_each_row(forms, [&](auto cell) {
    const std::string folded = text::fold_key(cell("form"));
    const std::size_t sign = folded.find("& ");
    if (sign == std::string::npos) return;
    const std::size_t next = sign + 2;
    const std::string word = folded.substr(next, folded.find(' ', next) - next);
    if (!legal_forms_.contains(without_dots(word))) return;
    legal_forms_.try_emplace(without_dots(folded.substr(0, sign) + folded.substr(next)),
                             cell("kind"));
  });
}

bool OrgLexicon::is_name_of_body(const OrgNoun& noun, std::string_view key) const {
  constexpr std::string_view kOffice = "office";  // what "für" introduces in names of authorities
  const auto found = bodies_.find(key);
  // Every country has a parliament and an army: such a noun describes what it is.
  const OrgKindRules& kind = kind_rules(noun.kind);
  const bool is_office = kind.topic == kOffice || kind_rules(kind.wider).topic == kOffice;
  if (!found || (!is_org_acronym(noun.noun) && (!found->unique || is_office))) return false;
  const auto rows = kinds_->find(key);
  return !rows.empty() && kinds_->cell(rows.front(), "plural").empty();
}

bool OrgLexicon::is_body_with_branches(const OrgNoun& noun) const {
  const std::string key = text::fold_key(noun.noun);
  const auto found = bodies_.find(key);
  if (!found || !kind_rules(noun.kind).bodies) return false;
  if (is_org_acronym(noun.noun)) return true;
  // A noun that occurs in surrogates is a sort: "Pfadfinder".
  const auto rows = kinds_->find(key);
  const bool is_drawn = rows.empty() || kinds_->cell(rows.front(), "use").empty();
  return !is_drawn && (found->unique || noun.kind == kPartyKind);
}

const OrgKindRules& OrgLexicon::kind_rules(std::string_view kind) const {
  static const OrgKindRules defaults;
  const OrgKindRules* const rules = kind_rules_.find(kind);
  return rules == nullptr ? defaults : *rules;
}

OrgLink OrgLexicon::link(std::string_view folded) const {
  const OrgLink* const link = links_.find(folded);
  return link == nullptr ? OrgLink() : *link;
}

std::string_view OrgLexicon::grouped_kind(std::string_view kind, std::string_view folded) const {
  const std::string* const grouped =
      kind_names_.find(fmt::format("{}_{}", kind, topics_.group(folded)));
  return grouped == nullptr ? kind : std::string_view(*grouped);
}

bool OrgLexicon::is_english(const Tokens& tokens) const {
  return std::ranges::any_of(
      tokens, [&](const Token& token) { return english_words_.contains(token.folded); });
}

std::size_t OrgLexicon::subject_at(const Tokens& tokens, std::size_t first,
                                   std::size_t last) const {
  if (first >= last) return 0;
  for (std::size_t words = std::min(kLongestSubject, last - first); words > 0; --words) {
    if (!subjects_->find(joined_keys(tokens, first, first + words)).empty()) return words;
  }
  return 0;
}

LegalForm OrgLexicon::legal_form(const Tokens& tokens, std::size_t last) const {
  const std::size_t earliest = last > kLongestLegalForm ? last - kLongestLegalForm : 0;
  std::string bare;
  for (std::size_t i = earliest; i < last; ++i) bare += tokens[i].folded;
  std::string_view tail = bare;
  for (std::size_t first = earliest; first < last; ++first) {
    if (const std::string_view* const kind = legal_forms_.find(tail)) return {first, *kind};
    tail.remove_prefix(tokens[first].folded.size());
  }
  return {last, {}};
}

std::optional<std::uint32_t> OrgLexicon::find(std::string_view folded) const {
  const auto rows = orgs_->find(folded);
  if (rows.empty()) return std::nullopt;
  return rows.front();
}

std::optional<std::uint32_t> OrgLexicon::find_uninflected(std::string_view key) const {
  constexpr std::size_t kMostTried = 1000;
  if (const auto row = find(key)) return row;
  // All combinations of endings of all words but the last.
  std::vector<std::string> begun{{}};
  for (std::size_t begin = 0; begun.size() <= kMostTried;) {
    const std::size_t end = key.find(' ', begin);
    if (end == std::string_view::npos) {
      for (std::string& name : begun) {
        name.append(key.substr(begin));
        const auto row = find(name);
        if (row && uninflected(name) == key) return row;
      }
      return std::nullopt;
    }
    std::vector<std::string> longer;
    for (const std::string& name : begun) {
      const std::string word = name + std::string(key.substr(begin, end - begin));
      longer.push_back(word + ' ');
      for (const std::string& ending : adjectives_.all()) longer.push_back(word + ending + ' ');
    }
    begun = std::move(longer);
    begin = end + 1;
  }
  return std::nullopt;
}

}  // namespace pseudo::lang::de
