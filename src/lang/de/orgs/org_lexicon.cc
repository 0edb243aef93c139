#include "lang/de/orgs/org_lexicon.h"

#include <algorithm>

#include <fmt/format.h>

#include "lang/common/rows.h"
#include "lang/de/orgs/org_acronym.h"
#include "text/casing.h"
#include "text/fold.h"
#include "text/utf8.h"

namespace pseudo::lang::de {
namespace {

constexpr std::size_t kLongestLegalForm = 6;     // tokens: "Gesellschaft mit beschränkter Haftung"
constexpr std::size_t kLongestNoun = 4;          // tokens
constexpr std::size_t kShortestTail = 4;         // letters of a head noun in a compound
constexpr std::size_t kShortestTopicEnding = 3;  // bytes of a row of org_topic_endings
constexpr std::size_t kLongestWord = 64;  // bytes: no noun or modifier of a compound is longer

constexpr std::string_view kBroad = "broad_";  // before the group that a faculty is for

// "science" in "science_life" and "broad_science".
std::string_view group_in(std::string_view field) {
  if (field.starts_with(kBroad)) field.remove_prefix(kBroad.size());
  return field.substr(0, field.find('_'));
}

std::string without_dots(std::string_view folded) {
  std::string bare;
  for (const char c : folded) {
    if (c != '.' && c != ' ') bare += c;
  }
  return bare;
}

std::string joined(const Tokens& tokens, std::size_t first, std::size_t last) {
  std::string folded;
  for (std::size_t i = first; i < last; ++i) {
    if (!folded.empty()) folded += ' ';
    folded += tokens[i].folded;
  }
  return folded;
}

}  // namespace

void OrgLexicon::add_nouns(const Grammar& grammar) {
  const NounEndings& endings = grammar.nouns;
  for_each_row(kinds_, [&](auto cell) {
    nouns_.push_back({std::string(cell("noun")), std::string(cell("kind")),
                      std::string(cell("gender")), std::string(cell("number")),
                      std::string(cell("genitive")), std::string(cell("language")),
                      cell("compound") == "no"});
    add_forms(nouns_.back(), nouns_.size() - 1, endings);
  });
  add_genitives_of_acronyms(grammar);
}

// "des AKHs" besides "des AKH". Added after all other forms, so that "IGS" is not a form of "IG".
// "BOS" takes no ending, so that "Hugo Boss" does not contain a school.
void OrgLexicon::add_genitives_of_acronyms(const Grammar& grammar) {
  constexpr std::size_t kShortest = 3;  // letters: "TUS" is a club, not the genitive of "TU"
  for (std::size_t i = 0; i < nouns_.size(); ++i) {
    const std::string& noun = nouns_[i].noun;
    if (noun != text::to_upper(noun) || text::count_code_points(noun) < kShortest) continue;
    if (grammar.ends_in_sibilant(noun)) continue;
    forms_.try_emplace(text::fold_key(noun).append(grammar.nouns.plain_genitive()),
                       Entry{i, Inflection::kGenitive});
  }
}

void OrgLexicon::add_forms(const OrgNoun& noun, std::size_t index, const NounEndings& endings) {
  const auto add_form = [&](const std::string& form, Inflection inflection) {
    if (form.empty()) return;
    forms_.try_emplace(uninflected(form), Entry{index, inflection});
    const std::size_t blank = form.rfind(' ');
    if (blank != std::string::npos) ends_of_several_.insert(form.substr(blank + 1));
  };
  add_form(text::fold_key(noun.noun), Inflection::kNone);
  if (noun.number == "pl") {
    add_form(text::fold_key(endings.dative_plural(noun.noun)), Inflection::kDative);
    return;
  }
  const std::string genitive = text::fold_key(noun.genitive);
  add_form(genitive, Inflection::kGenitive);
  const std::string_view own = endings.genitive_of(genitive);
  if (own.empty() || noun.gender == "f") return;
  const std::string stem = genitive.substr(0, genitive.size() - own.size());
  for (const GenitiveEnding& other : endings.genitives()) {  // "Amts" beside "Amtes"
    if (!other.has_apostrophe() && other.ending != own) {
      add_form(stem + other.ending, Inflection::kGenitive);
    }
  }
}

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
  orgs.topics_ = lexicons.table("org_topics");
  orgs.sites_ = lexicons.table("org_sites");
  orgs.acronyms_ = lexicons.table("org_acronyms");
  orgs.subjects_ = lexicons.table("english_subjects");
  orgs.english_ = lexicons.table("english_orgs");
  orgs.adjectives_ = grammar.adjectives;
  orgs.add_nouns(grammar);
  orgs.add_legal_forms(lexicons.table("legal_forms"));
  orgs.add_words(lexicons);
  orgs.add_kinds(lexicons.table("org_kind_rules"));
  orgs.add_links(lexicons);
  orgs.add_topics(lexicons.table("org_topic_endings"));
  orgs.add_bodies(lexicons.table("org_bodies"));
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

void OrgLexicon::add_topics(const LexiconTable* endings) {
  for_each_row(endings, [&](auto cell) {
    topic_endings_.try_emplace(text::fold_key(cell("ending")),
                               TopicEnding{std::string(cell("group")), cell("alone") == "yes"});
  });
  for_each_row(topics_, [&](auto cell) {
    kind_names_.try_emplace(std::string(cell("kind")), cell("kind"));
  });
}

void OrgLexicon::add_words(const Lexicons& lexicons) {
  const auto read = [&](std::string_view table, FoldedSet& words) {
    const LexiconTable* const from = lexicons.table(table);
    for (std::uint32_t row = 0; from != nullptr && row < from->rows(); ++row) {
      words.insert(text::fold_key(from->cell(row, std::size_t{0})));
    }
  };
  read("org_modifiers", modifiers_);
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

void OrgLexicon::add_bodies(const LexiconTable* bodies) {
  bodies_ = bodies;
  const auto unique = bodies_->column("unique");
  for (std::uint32_t row = 0; unique && row < bodies_->rows(); ++row) {
    const std::string_view name = bodies_->cell(row, std::size_t{0});
    if (bodies_->cell(row, *unique).empty() || name.find(' ') == std::string_view::npos) continue;
    unique_bodies_.try_emplace(uninflected(text::fold_key(name)), row);
  }
}

std::optional<OrgBody> OrgLexicon::body(std::string_view folded) const {
  std::uint32_t row = 0;
  if (const auto rows = bodies_->find(folded); !rows.empty()) {
    row = rows.front();
  } else if (const std::uint32_t* const unique = unique_bodies_.find(folded)) {
    row = *unique;
  } else {
    return std::nullopt;
  }
  return OrgBody{bodies_->cell(row, "name"), bodies_->cell(row, "kind"),
                 bodies_->cell(row, "gender"), bodies_->cell(row, "number"),
                 !bodies_->cell(row, "unique").empty()};
}

bool OrgLexicon::is_name_of_body(const OrgNoun& noun, std::string_view key) const {
  constexpr std::string_view kOffice = "office";  // what "für" introduces in names of authorities
  const auto found = body(key);
  // Every country has a parliament and an army: such a noun describes what it is.
  const OrgKindRules& kind = kind_rules(noun.kind);
  const bool is_office = kind.topic == kOffice || kind_rules(kind.wider).topic == kOffice;
  if (!found || (!is_org_acronym(noun.noun) && (!found->unique || is_office))) return false;
  const auto rows = kinds_->find(key);
  return !rows.empty() && kinds_->cell(rows.front(), "plural").empty();
}

bool OrgLexicon::is_body_with_branches(const OrgNoun& noun) const {
  const std::string key = text::fold_key(noun.noun);
  const auto found = body(key);
  if (!found || !kind_rules(noun.kind).bodies) return false;
  if (is_org_acronym(noun.noun)) return true;
  // A noun that occurs in surrogates is a sort: "Pfadfinder".
  const auto rows = kinds_->find(key);
  const bool is_drawn = rows.empty() || kinds_->cell(rows.front(), "use").empty();
  return !is_drawn && (found->unique || noun.kind == kPartyKind);
}

// The longest ending of the table, apart from endings of plurals and adjectives.
const OrgLexicon::TopicEnding* OrgLexicon::topic_ending(std::string_view folded) const {
  const std::string_view ending = adjectives_.ending_of(folded);
  for (std::string_view word : {folded, folded.substr(0, folded.size() - ending.size())}) {
    word.remove_prefix(std::max(word.size(), kLongestWord) - kLongestWord);
    for (; word.size() >= kShortestTopicEnding; word.remove_prefix(1)) {
      if (const TopicEnding* const found = topic_endings_.find(word)) return found;
    }
  }
  return nullptr;
}

// The field of a subject, by the list, else by its ending: "science_life" for "Botanik",
// "broad_science" for "Naturwissenschaften", "science" for a subject that is both.
std::string_view OrgLexicon::field_of(std::string_view folded) const {
  std::string_view broad;
  for (const std::uint32_t row : topics_->find(folded)) {
    const std::string_view kind = topics_->cell(row, "kind");
    if (kind.starts_with(kBroad)) {
      broad = kind;
    } else if (kind_names_.contains(fmt::format("{}{}", kBroad, group_in(kind)))) {
      return kind;
    }
  }
  const TopicEnding* ending = topic_ending(folded);
  if (!broad.empty()) {  // "Angewandte Informatik", of faculties and institutes
    const bool nearer = ending != nullptr && group_in(ending->group) == group_in(broad);
    return nearer ? std::string_view(ending->group) : broad;
  }
  if (ending == nullptr) ending = topic_endings_.find("*");
  return ending == nullptr ? std::string_view() : std::string_view(ending->group);
}

bool OrgLexicon::is_subject(std::string_view folded) const {
  if (!topics_->find(folded).empty()) return true;
  if (folded.find(' ') != std::string_view::npos) return false;
  const TopicEnding* const ending = topic_ending(folded);
  return ending != nullptr && ending->suffices;
}

std::string_view OrgLexicon::topic_kind(std::string_view folded, std::string_view wanted) const {
  const std::string_view field = field_of(folded);
  const std::string_view group = group_in(field);
  const std::string* const kind = kind_names_.find(
      wanted == "any" || wanted == group ? std::string(field.starts_with(kBroad) ? group : field)
      : wanted == "broad"                ? fmt::format("{}{}", kBroad, group)
                                         : std::string(wanted));
  return kind == nullptr ? std::string_view() : std::string_view(*kind);
}

std::string_view OrgLexicon::grouped_kind(std::string_view kind, std::string_view folded) const {
  const std::string* const grouped =
      kind_names_.find(fmt::format("{}_{}", kind, group_in(field_of(folded))));
  return grouped == nullptr ? kind : std::string_view(*grouped);
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

bool OrgLexicon::is_english(const Tokens& tokens) const {
  return std::ranges::any_of(
      tokens, [&](const Token& token) { return english_words_.contains(token.folded); });
}

std::size_t OrgLexicon::subject_at(const Tokens& tokens, std::size_t first,
                                   std::size_t last) const {
  if (first >= last) return 0;
  for (std::size_t words = std::min(kLongestNoun, last - first); words > 0; --words) {
    if (!subjects_->find(joined(tokens, first, first + words)).empty()) return words;
  }
  return 0;
}

NounMatch OrgLexicon::noun(std::string_view folded) const {
  const bool one_word = folded.find(' ') == std::string_view::npos;
  const Entry* const entry = forms_.find(one_word ? folded : uninflected(folded));
  if (entry == nullptr) return {};
  NounMatch match;
  match.noun = &nouns_[entry->noun];
  match.words = 1;
  match.genitive = entry->inflection == Inflection::kGenitive;
  match.dative = entry->inflection == Inflection::kDative;
  return match;
}

NounMatch OrgLexicon::compound(std::string_view folded) const {
  const std::size_t first = std::max(folded.size(), kLongestWord + 2) - kLongestWord;
  for (std::size_t begin = first; begin + kShortestTail <= folded.size(); ++begin) {
    const NounMatch tail = noun(folded.substr(begin));
    if (!tail) continue;
    NounMatch match = tail;
    match.compound = true;
    // All of the first part must be modifiers: "Stadt|haupt|pfarrkirche".
    std::string_view rest = folded.substr(0, begin);
    while (!rest.empty()) {
      std::size_t taken = 0;
      const std::size_t longest = std::min(rest.size(), kLongestWord);
      for (std::size_t length = longest; length >= 2 && taken == 0; --length) {
        if (modifiers_.contains(rest.substr(0, length))) taken = length;
      }
      if (taken == 0) break;
      rest.remove_prefix(taken);
    }
    match.whole = rest.empty();
    if (!match.whole && tail.noun->ends_no_compound) continue;
    return match;
  }
  return {};
}

NounMatch OrgLexicon::noun_at(const Tokens& tokens, std::size_t first, std::size_t last) const {
  if (first >= last) return {};
  for (std::size_t words = std::min(kLongestNoun, last - first); words > 1; --words) {
    if (!ends_of_several_.contains(tokens[first + words - 1].folded)) continue;
    NounMatch match = noun(joined(tokens, first, first + words));
    if (!match) continue;
    match.words = words;
    return match;
  }
  if (const NounMatch match = noun(tokens[first].folded)) return match;
  NounMatch match = compound(tokens[first].folded);
  match.words = match ? 1 : 0;
  return match;
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
