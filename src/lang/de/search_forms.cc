#include "lang/de/search_forms.h"

#include <algorithm>
#include <optional>
#include <string>
#include <utility>

#include "lang/common/tokens.h"
#include "lang/common/typed_form.h"
#include "lang/de/names/name_ending.h"
#include "lang/de/names/name_writer.h"
#include "lang/de/orgs/org_form.h"
#include "lang/de/places/district_numbers.h"
#include "lang/de/places/place_writer.h"
#include "lang/shape.h"
#include "text/chars.h"
#include "text/fold.h"
#include "text/utf8.h"

namespace pseudo::lang::de {
namespace {

using Forms = std::vector<SearchForm>;

void add(Forms& forms, std::string key, unsigned endings) {
  if (key.empty()) return;
  const auto known = std::ranges::find(forms, key, &SearchForm::key);
  const auto flags = static_cast<std::uint8_t>(endings);
  if (known == forms.end()) {
    forms.push_back({std::move(key), flags});
  } else {
    known->endings |= flags;
  }
}

bool is_function_word(const Grammar& grammar, const Token& token) {
  return grammar.determiners.find(token.folded) != nullptr ||
         grammar.prepositions.find(token.folded) != nullptr ||
         grammar.connectors.contains(token.folded);
}

// "Stefanie" and her other nicknames of "Steffi".
void add_nicknames(Forms& forms, const NameLexicon& names, Category category,
                   const Tokens& tokens) {
  if (tokens.size() != 1) return;
  for (const Nickname* const row : names.nicknames_of(tokens[0].folded, gender_of(category))) {
    add(forms, text::fold_key(row->nickname), kGivenEnding);
  }
}

bool is_capital(const Token& token) {
  std::size_t pos = 0;
  return text::is_upper(text::next(token.written, pos));
}

void add_words_of_person(Forms& forms, const Rules& rules, const Tokens& tokens, unsigned endings) {
  for (const Token& token : tokens) {
    const bool is_small = !is_capital(token);
    if (is_small &&
        (rules.names.is_particle(token.folded) || is_function_word(rules.grammar, token)))
      continue;
    if (token.dot || text::count_code_points(token.folded) < 2) continue;
    add(forms, token.folded, endings);
  }
}

void add_derivations(Forms& forms, const Grammar& grammar, std::string_view place,
                     const PlaceRow* row) {
  std::string inhabitant = text::fold_key(inhabitant_of(grammar, place, row));
  if (inhabitant.ends_with(grammar.inhabitant_ending)) {
    inhabitant.resize(inhabitant.size() - grammar.inhabitant_ending.size());
    add(forms, std::move(inhabitant), kInhabitantEnding);
  } else {
    add(forms, std::move(inhabitant), kGenitiveEnding);
  }
  for (const bool of_inhabitant : {false, true}) {
    const auto adjective = adjective_of(grammar, place, row, of_inhabitant);
    if (adjective) add(forms, text::fold_key(*adjective), kAdjectiveEnding);
  }
}

// "Ischl" of "Bad Ischl", "Ehrenfeld" and "Köln" of "Köln-Ehrenfeld".
void add_words_of_place(Forms& forms, const Rules& rules, std::string_view core) {
  const Tokens tokens = tokenize(core);
  if (tokens.size() < 2) return;
  for (const Token& token : tokens) {
    const bool is_kind = rules.grammar.place_words.find(token.folded) != nullptr;
    if (is_kind || token.dot || !is_capital(token) || token.folded.size() < 4) continue;
    add(forms, token.folded, kGenitiveEnding);
  }
}

// "St. Veit" of "Sankt Veit", and the other way round.
void add_spellings_of_saint(Forms& forms, const PlaceNames& names, const std::string& key) {
  const std::string full = names.spell_out_saint(key);
  if (full != key) add(forms, full, kGenitiveEnding);
  for (std::string& other : names.other_spellings(full)) {
    add(forms, std::move(other), kGenitiveEnding);
  }
}

void add_place(Forms& forms, const Rules& rules, std::string_view name) {
  const std::string key = text::fold_key(name);
  if (is_district_number(rules.places, key)) return;
  add(forms, key, kGenitiveEnding);
  add_spellings_of_saint(forms, rules.grammar.place_names, key);
  const PlaceRows rows = rules.places.find(key);
  const PlaceRow* const row = rows.empty() ? nullptr : &rows.front();
  if (row != nullptr && is_region(*row) && key.find(' ') != std::string::npos) return;
  const std::string_view core = rules.grammar.place_names.core(name);
  if (core.size() < name.size()) {
    add(forms, text::fold_key(core), kGenitiveEnding);
    add_spellings_of_saint(forms, rules.grammar.place_names, text::fold_key(core));
  }
  add_words_of_place(forms, rules, core);
  add_derivations(forms, rules.grammar, name, row);
}

// A country or region, not a town.
bool is_wide(const Rules& rules, std::string_view name) {
  const PlaceRows rows = rules.places.find(text::fold_key(name));
  return !rows.empty() && std::ranges::none_of(rows, [&](const PlaceRow& row) {
    return row.table->lexicon == rules.places.places();
  });
}

void add_street(Forms& forms, const Rules& rules, std::string_view name) {
  std::string key = text::fold_key(name);
  if (key.ends_with('.')) key.pop_back();
  add(forms, key, kGenitiveEnding);
  const SuffixMatch suffix = rules.streets.match(key, name.ends_with('.'));
  if (!suffix || suffix.diminutive || suffix.suffix->abbreviation.size() < 2) return;
  const std::string stem = key.substr(0, key.size() - suffix.letters);
  std::string abbreviation = text::fold_key(suffix.suffix->abbreviation);
  if (abbreviation.ends_with('.')) abbreviation.pop_back();
  constexpr std::size_t kDistinctive = 5;  // letters before "g.", which alone may be any ending
  if (abbreviation.size() > 1 || stem.size() >= kDistinctive) {
    add(forms, stem + abbreviation, kNoEnding);
  }
  add(forms, stem + suffix.suffix->folded, kGenitiveEnding);
  if (stem.size() >= kDistinctive && !stem.ends_with(' ')) {
    add(forms, stem + ' ' + suffix.suffix->folded, kGenitiveEnding);
  }
}

bool is_acronym(const Token& token) {
  return token.written.size() >= 2 && token.written == text::to_upper(token.written) &&
         token.written != text::to_lower(token.written);
}

// True for a word that shows only what an organisation is or does.
bool is_generic(const Rules& rules, const Token& token) {
  const OrgLexicon& orgs = rules.orgs;
  const NounMatch noun = orgs.noun(token.folded);
  return is_function_word(rules.grammar, token) || orgs.is_modifier(token.folded) ||
         orgs.is_companion(token.folded) || orgs.is_english_link(token.folded) ||
         (noun && noun.whole) || rules.grammar.has_adjective_ending(token.folded) ||
         rules.places.knows(token.folded) || !rules.places.with_inhabitant(token.folded).empty();
}

// "Institut für ...": what follows is a field of work.
bool begins_field(const Grammar& grammar, const Token& token) {
  const std::string* const takes = grammar.prepositions.find(token.folded);
  return takes != nullptr && *takes == "acc" && !is_capital(token);
}

bool is_field(const Part& part) {
  const OrgSort* const sort = part.sort.get<OrgSort>();
  return sort != nullptr && *sort != OrgSort::kOrganisation;
}

constexpr std::size_t kShortestAcronym = 3;  // letters, of one word among others

// How one word of a name of several words may be written: "Krankenhauses", "Stadtwerken", "Roten".
std::vector<std::string> inflected_words(const Rules& rules, const Tokens& tokens, std::size_t i) {
  std::vector<std::string> words;
  const NounMatch head = rules.orgs.noun_at(tokens, i, i + 1);
  if (head && !head.compound) {
    words.push_back(text::fold_key(head.noun->genitive));
    if (head.noun->number == "pl") {
      words.push_back(text::fold_key(rules.grammar.nouns.dative_plural(head.noun->noun)));
    }
  } else if (i + 1 < tokens.size() && rules.grammar.has_adjective_ending(tokens[i].folded)) {
    const std::string_view ending = rules.grammar.adjectives.ending_of(tokens[i].folded);
    const std::string stem = tokens[i].folded.substr(0, tokens[i].folded.size() - ending.size());
    for (const std::string& other : rules.grammar.adjectives.all()) words.push_back(stem + other);
  }
  std::erase_if(words,
                [&](const std::string& word) { return word.empty() || word == tokens[i].folded; });
  return words;
}

// "des Krankenhauses Graz", "im Roten Kreuz Graz": as a whole with another ending of one word.
void add_inflected_names(Forms& forms, const Rules& rules, const Tokens& tokens, std::size_t end,
                         const std::string& key) {
  constexpr std::size_t kMostWords = 8;
  if (end < 2 || end > kMostWords) return;
  std::size_t at = 0;
  for (std::size_t i = 0; i < end; ++i) {
    at = key.find(tokens[i].folded, at);
    if (at == std::string::npos) return;
    for (const std::string& word : inflected_words(rules, tokens, i)) {
      std::string other = key;
      other.replace(at, tokens[i].folded.size(), word);
      add(forms, std::move(other), kGenitiveEnding);
    }
    at += tokens[i].folded.size();
  }
}

void add_org(Forms& forms, const Rules& rules, std::string_view name) {
  const Tokens tokens = tokenize(name);
  const std::size_t end = rules.orgs.legal_form(tokens, tokens.size()).begin;
  const bool is_all_generic = std::all_of(
      tokens.begin(), tokens.begin() + static_cast<std::ptrdiff_t>(end),
      [&](const Token& token) { return !is_acronym(token) && is_generic(rules, token); });
  // "Sparkasse" alone, where it was annotated as the name of one.
  if (tokens.size() == 1 && is_all_generic) {
    add(forms, text::fold_key(name), kNoEnding);
    return;
  }
  const bool has_ending = end != 1 || !is_acronym(tokens.front());
  add(forms, text::fold_key(name), has_ending ? kGenitiveEnding : kNoEnding);
  if (end == 0) return;
  add_inflected_names(forms, rules, tokens, end, text::fold_key(name));
  if (end < tokens.size() && !is_all_generic) {
    add(forms, text::fold_key(name.substr(0, tokens[end - 1].span.end)), kGenitiveEnding);
  }
  for (std::size_t i = 0; i < end; ++i) {
    const Token& token = tokens[i];
    if (begins_field(rules.grammar, token)) break;
    if (is_acronym(token)) {
      if (token.folded.size() >= kShortestAcronym) add(forms, token.folded, kNoEnding);
    } else if (is_capital(token) && token.folded.size() >= 4 && !is_generic(rules, token)) {
      add(forms, token.folded, kGenitiveEnding);
    }
  }
}

// A word of an address that no list of names has.
void add_word_of_address(Forms& forms, const Rules& rules, std::string_view name) {
  constexpr std::size_t kShortest = 4;  // letters; shorter ones are abbreviations
  const Tokens tokens = tokenize(name);
  const auto names_nobody = [&](const Token& token) {
    return text::count_code_points(token.folded) < kShortest ||
           rules.grammar.generic_address_words.contains(token.folded) ||
           rules.grammar.everyday_words.contains(token.folded) || is_generic(rules, token) ||
           rules.orgs.is_subject(token.folded) || rules.orgs.is_line(token.folded) ||
           rules.grammar.numerals.contains(token.folded);
  };
  if (std::ranges::all_of(tokens, names_nobody)) return;
  add(forms, text::fold_key(name), kGenitiveEnding);
}

bool is_one_of(const std::vector<std::string>& endings, std::string_view rest) {
  return std::ranges::find(endings, rest) != endings.end();
}

bool is_asked(NameEndingKind kind, std::uint8_t endings) {
  if (kind == NameEndingKind::kDiminutive) return (endings & kGivenEnding) != 0;
  const bool of_all = kind == NameEndingKind::kGenitive || kind == NameEndingKind::kPlural;
  return of_all || (endings & kNameEnding) != 0;
}

bool is_name_ending(const Grammar& grammar, std::uint8_t endings, std::string_view stem,
                    std::string_view rest) {
  return std::ranges::any_of(grammar.name_endings, [&](const NameEnding& ending) {
    return is_asked(ending.kind, endings) && ending.ending == rest &&
           fits_stem(grammar, ending.after, stem);
  });
}

}  // namespace

Forms search_forms(const Rules& rules, const Part& part, Category mention) {
  constexpr std::size_t kUsualForms = 4;
  const std::string_view name = part.lemma;
  Forms forms;
  forms.reserve(kUsualForms);
  if (is_address_or_number(mention)) {
    add_word_of_address(forms, rules, name);
    return forms;
  }
  switch (part.category) {
    case Category::kCity:
      if (mention == Category::kOrg && is_wide(rules, name)) break;
      add_place(forms, rules, name);
      break;
    case Category::kStreet:
      add_street(forms, rules, name);
      break;
    case Category::kOrg:
      if (is_field(part)) break;
      add_org(forms, rules, name);
      break;
    default: {
      const unsigned endings = part.category == Category::kFamily ? kNameEnding : kGivenEnding;
      const Tokens tokens = tokenize(name);
      if (tokens.size() > 1) add(forms, text::fold_key(name), endings);
      add_words_of_person(forms, rules, tokens, endings);
      add_nicknames(forms, rules.names, part.category, tokens);
      if (form_as<NameForm>(part).kind == NameForm::Kind::kPair) {
        const auto other = write_name(rules.grammar, rules.names, name, part, 0);
        if (other) add(forms, text::fold_key(*other), endings);
      }
    }
  }
  return forms;
}

bool is_search_ending(const Grammar& grammar, std::uint8_t endings, std::string_view stem,
                      std::string_view rest) {
  if ((endings & (kGenitiveEnding | kNameEnding | kGivenEnding)) != 0 &&
      is_name_ending(grammar, endings, stem, rest)) {
    return true;
  }
  if ((endings & kAdjectiveEnding) != 0 && is_one_of(grammar.adjectives.all(), rest)) return true;
  return (endings & kInhabitantEnding) != 0 &&
         std::ranges::find(grammar.inhabitant_forms, rest, &InhabitantForm::folded) !=
             grammar.inhabitant_forms.end();
}

}  // namespace pseudo::lang::de
