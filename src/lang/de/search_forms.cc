#include "lang/de/search_forms.h"

#include <algorithm>
#include <cstdint>
#include <optional>
#include <string>
#include <utility>

#include "lang/common/tokens.h"
#include "lang/common/typed_form.h"
#include "lang/de/names/name_ending.h"
#include "lang/de/names/name_writer.h"
#include "lang/de/orgs/org_form.h"
#include "lang/de/orgs/org_search_forms.h"
#include "lang/de/places/district_numbers.h"
#include "lang/de/places/full_names.h"
#include "lang/de/places/place_writer.h"
#include "lang/shape.h"
#include "text/chars.h"
#include "text/fold.h"
#include "text/utf8.h"

namespace pseudo::lang::de {
namespace {

using Forms = std::vector<SearchForm>;

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
    add_form(forms, text::fold_key(row->nickname), kGivenEnding);
  }
}

// "Maximilian" of "Max", whom the lists know as a nickname of nobody else.
void add_full_name(Forms& forms, const NameLexicon& names, Category category,
                   const Tokens& tokens) {
  if (tokens.size() != 1) return;
  const std::vector<Nickname>* const rows = names.nicknames_spelled(tokens[0].folded);
  if (rows == nullptr) return;
  const Nickname* only = nullptr;
  for (const Nickname& row : *rows) {
    if (row.gender != gender_of(category)) continue;
    if (only != nullptr && only->folded_name != row.folded_name) return;
    only = &row;
  }
  if (only != nullptr) add_form(forms, only->folded_name, kGivenEnding);
}

// "Mäxchen", "Hänschen".
void add_diminutives_with_umlaut(Forms& forms, const Grammar& grammar, const std::string& name) {
  const std::size_t at = name.find_last_of("aou");
  if (at == std::string::npos || !grammar.ends_in_consonant(name)) return;
  if (at > 0 && name[at] == 'u' && name[at - 1] == 'a') return;  // Paul, Klaus
  const std::string stem = name.substr(0, at + 1) + 'e' + name.substr(at + 1);
  for (const NameEnding& ending : grammar.name_endings) {
    if (ending.kind == NameEndingKind::kDiminutive)
      add_form(forms, stem + ending.ending, kNoEnding);
  }
}

// "Nováková" of "Novák", and the other way round.
void add_pairs(Forms& forms, const NameLexicon& names, const std::string& family,
               unsigned endings) {
  constexpr std::size_t kShortestStem = 3;    // letters
  constexpr std::size_t kShortestEnding = 2;  // "Maria" is none of "Mary"
  for (const NamePair& pair : names.kinds().pairs()) {
    if (pair.feminine.size() < kShortestEnding) continue;
    for (const auto& [from, to] :
         {std::pair<std::string_view, std::string_view>(pair.masculine, pair.feminine),
          std::pair<std::string_view, std::string_view>(pair.feminine, pair.masculine)}) {
      if (!family.ends_with(from) || family.size() < from.size() + kShortestStem) continue;
      add_form(forms, family.substr(0, family.size() - from.size()) + std::string(to), endings);
    }
  }
}

// "Walpurgerl" of "Walpurga".
void add_diminutives(Forms& forms, const Grammar& grammar, const Tokens& tokens) {
  constexpr std::size_t kShortest = 4;  // letters, without the last one
  if (tokens.size() != 1) return;
  std::string stem = tokens[0].folded;
  if (stem.size() <= kShortest || grammar.ends_in_consonant(stem)) return;
  stem.pop_back();
  if (!grammar.ends_in_consonant(stem)) return;
  for (const NameEnding& ending : grammar.name_endings) {
    if (ending.kind == NameEndingKind::kDiminutive)
      add_form(forms, stem + ending.ending, kNoEnding);
  }
}

bool is_capital(const Token& token) {
  std::size_t pos = 0;
  return text::is_upper(text::next(token.written, pos));
}

// How machines that know no umlauts write a name: each written out or bare ("Muellenhofer" of
// "Müllenhöfer"), or all of them lost ("Mllenhfer").
std::vector<std::string> machine_spellings(std::string_view written) {
  constexpr std::size_t kMost = 8;
  std::vector<std::string> spellings(1);
  std::string lost;
  for (std::size_t pos = 0; pos < written.size();) {
    const char32_t c = text::next(written, pos);
    const std::string_view letters = text::written_out(c);
    const bool is_umlaut = letters.size() == 2 && text::lower(c) != U'ß';
    const std::size_t known = is_umlaut && spellings.size() < kMost ? spellings.size() : 0;
    for (std::size_t i = 0; i < known; ++i)
      spellings.push_back(spellings[i] + std::string(letters));
    for (std::size_t i = 0; i < spellings.size() - known; ++i) {
      text::append(spellings[i], is_umlaut ? static_cast<char32_t>(letters.front()) : c);
    }
    if (!is_umlaut) text::append(lost, c);
  }
  if (spellings.size() > 1) spellings.push_back(std::move(lost));
  return spellings;
}

constexpr std::size_t kShortestWithoutDots = 5;  // letters: shorter ones are often words
constexpr std::size_t kShortestAlone = 4;        // of towns and given names: "Koln", "Jorg"

// None that is a word or the common name of other people.
void add_without_dots(Forms& forms, const Rules& rules, std::string_view written, unsigned endings,
                      std::size_t shortest = kShortestWithoutDots) {
  const std::string own = text::fold_key(written);
  for (const std::string& spelling : machine_spellings(written)) {
    std::string key = text::fold_key(spelling);
    if (key == own || text::count_code_points(spelling) < shortest) continue;
    const bool is_common = rules.names.is_common(Category::kFamily, key);
    if (!is_common && !is_everyday_name(rules, key)) add_form(forms, std::move(key), endings);
  }
}

// "Angelo" of "D'Angelo", "Brien" of "O'Brien".
void add_behind_apostrophe(Forms& forms, const Token& token, unsigned endings) {
  constexpr std::size_t kShortest = 4;  // letters
  const std::string_view written = token.text();
  std::size_t name = 0;  // where the last word of the token begins
  for (std::size_t pos = 0; pos < written.size();) {
    if (text::is_apostrophe(text::next(written, pos))) name = pos;
  }
  if (name == 0 || name == written.size()) return;
  std::size_t pos = name;
  const bool is_name = text::is_upper(text::next(written, pos));
  const std::string key = text::fold_key(written.substr(name));
  if (is_name && text::count_code_points(key) >= kShortest) add_form(forms, key, endings);
}

void add_words_of_person(Forms& forms, const Rules& rules, const Tokens& tokens, unsigned endings) {
  for (const Token& token : tokens) {
    const bool is_small = !is_capital(token);
    if (is_small &&
        (rules.names.is_particle(token.folded) || is_function_word(rules.grammar, token)))
      continue;
    if (token.dot || text::count_code_points(token.folded) < 2) continue;
    add_form(forms, token.folded, endings);
    add_behind_apostrophe(forms, token, endings);
    if (text::is_ascii(token.written)) continue;
    const bool is_family = (endings & kNameEnding) != 0;
    add_without_dots(forms, rules, token.written, endings,
                     is_family ? kShortestWithoutDots : kShortestAlone);
  }
}

void add_derivations(Forms& forms, const Grammar& grammar, std::string_view place,
                     const PlaceRow* row) {
  const std::string written = text::fold_key(inhabitant_of(grammar, place, row));
  const std::string full = grammar.place_names.spell_out_saint(written);
  std::vector<std::string> inhabitants = grammar.place_names.other_spellings(full);
  inhabitants.push_back(full);
  if (full != written) inhabitants.push_back(written);
  for (std::string& inhabitant : inhabitants) {
    if (inhabitant.ends_with(grammar.inhabitant_ending)) {
      inhabitant.resize(inhabitant.size() - grammar.inhabitant_ending.size());
      add_form(forms, std::move(inhabitant), kInhabitantEnding);
    } else {
      add_form(forms, std::move(inhabitant), kGenitiveEnding);
    }
  }
  for (const bool of_inhabitant : {false, true}) {
    const auto adjective = adjective_of(grammar, place, row, of_inhabitant);
    if (adjective) add_form(forms, text::fold_key(*adjective), kAdjectiveEnding);
  }
}

// "Ischl" of "Bad Ischl", "Ehrenfeld" and "Köln" of "Köln-Ehrenfeld".
void add_words_of_place(Forms& forms, const Rules& rules, std::string_view core) {
  const Tokens tokens = tokenize(core);
  if (tokens.size() < 2) return;
  for (const Token& token : tokens) {
    const bool is_kind = rules.grammar.place_words.find(token.folded) != nullptr;
    if (is_kind || token.dot || !is_capital(token) || token.folded.size() < 4) continue;
    add_form(forms, token.folded, kGenitiveEnding);
  }
}

// "St. Veit" of "Sankt Veit", and the other way round.
void add_spellings_of_saint(Forms& forms, const PlaceNames& names, const std::string& key) {
  const std::string full = names.spell_out_saint(key);
  if (full != key) add_form(forms, full, kGenitiveEnding);
  for (std::string& other : names.other_spellings(full)) {
    add_form(forms, std::move(other), kGenitiveEnding);
  }
}

// "Frankfurt a. M.", "Frankfurt (Main)", "Frankfurt/M." of "Frankfurt am Main".
void add_spellings_of_addition(Forms& forms, const PlaceNames& names, std::string_view full) {
  const auto place = names.addition(full);
  if (!place) return;
  std::string written;
  std::string initials;
  for (const std::string_view word : place->prepositions) {
    std::size_t first = 0;
    text::next(word, first);
    written.append(word).append(" ");
    initials.append(word.substr(0, first)).append(" ");
  }
  std::vector<std::string> nouns{std::string(place->noun)};
  if (const auto brief = names.written_like("X/M.", full)) {
    if (const auto other = names.addition(*brief)) nouns.emplace_back(other->noun);
  }
  const std::string core = std::string(place->core) + ' ';
  for (const std::string& noun : nouns) {
    for (const std::string& before : {std::string(), written, initials}) {
      const std::string key = text::fold_key(core + before + noun);
      add_form(forms, key, kNoEnding);
      add_spellings_of_saint(forms, names, key);
    }
  }
}

// Those of the towns that are called so, too: who leaves out what follows the name may write it
// elsewhere.
void add_additions(Forms& forms, const Rules& rules, std::string_view name, std::string_view core) {
  constexpr std::size_t kMost = 4;  // there are dozens of Neustadt
  if (core.size() < name.size()) {
    const auto full = full_name(rules.places, name);
    return add_spellings_of_addition(forms, rules.grammar.place_names,
                                     full.value_or(std::string(name)));
  }
  const PlaceRows rows = rules.places.with_core(text::fold_key(name));
  for (std::size_t i = 0; i < std::min(rows.size(), kMost); ++i) {
    add_spellings_of_addition(forms, rules.grammar.place_names, rows[i].name());
  }
}

// "St. Pöltner", which stands in the row of "Sankt Pölten", "St. Galler" of the second St. Gallen.
void add_listed_derivations(Forms& forms, const Rules& rules, const std::string& key) {
  constexpr std::size_t kMost = 8;  // there are dozens of Neustadt
  const PlaceNames& names = rules.grammar.place_names;
  const std::string full = names.spell_out_saint(key);
  std::vector<std::string> spellings = names.other_spellings(full);
  spellings.push_back(full);
  for (const std::string& spelling : spellings) {
    const PlaceRows rows = rules.places.find(spelling);
    for (std::size_t i = 0; i < std::min(rows.size(), kMost); ++i) {
      if (rows[i].cell(PlaceColumn::kInhabitant).empty()) continue;
      add_derivations(forms, rules.grammar, rows[i].name(), &rows[i]);
    }
  }
}

void add_place(Forms& forms, const Rules& rules, std::string_view name) {
  const std::string key = text::fold_key(name);
  if (is_district_number(rules.places, key)) return;
  // "Weißenkirchener" beside "Weißenkirchner": a short name with an ending may be another word.
  constexpr std::size_t kLong = 6;  // letters
  const bool takes_er = key.size() >= kLong && key.find(' ') == std::string::npos;
  const unsigned endings = takes_er ? kGenitiveEnding | kInhabitantEnding : kGenitiveEnding;
  add_form(forms, key, endings);
  if (!text::is_ascii(name)) {
    add_without_dots(forms, rules, name, endings, kShortestAlone);
  }
  add_spellings_of_saint(forms, rules.grammar.place_names, key);
  const PlaceRows rows = rules.places.find(key);
  const PlaceRow* const row = rows.empty() ? nullptr : &rows.front();
  if (row != nullptr && is_region(*row) && key.find(' ') != std::string::npos) return;
  const std::string_view core = rules.grammar.place_names.core(name);
  if (core.size() < name.size()) {
    add_form(forms, text::fold_key(core), kGenitiveEnding);
    add_spellings_of_saint(forms, rules.grammar.place_names, text::fold_key(core));
  }
  add_additions(forms, rules, name, core);
  add_words_of_place(forms, rules, core);
  add_derivations(forms, rules.grammar, name, row);
  add_listed_derivations(forms, rules, key);
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
  add_form(forms, key, kGenitiveEnding);
  const SuffixMatch suffix = rules.streets.match(key, name.ends_with('.'));
  if (!suffix || suffix.diminutive || suffix.suffix->abbreviation.size() < 2) return;
  const std::string stem = key.substr(0, key.size() - suffix.letters);
  const std::string abbreviation = text::fold_key(suffix.suffix->abbreviation);
  constexpr std::size_t kDistinctive = 5;  // letters before "g.", which alone may be any ending
  if (abbreviation.size() > 2 || stem.size() >= kDistinctive) {
    add_form(forms, stem + abbreviation, kNoEnding);
  }
  add_form(forms, stem + suffix.suffix->folded, kGenitiveEnding);
  if (stem.size() >= kDistinctive && !stem.ends_with(' ')) {
    add_form(forms, stem + ' ' + suffix.suffix->folded, kGenitiveEnding);
  }
}

// A field of study, a room: nobody's name. Where a house stands is one if no list has the word.
bool is_field(const Rules& rules, const Part& part) {
  if (part.sort.get<OrgSite>() != nullptr) {
    return !rules.orgs.sites()->find(text::fold_key(part.lemma)).empty() ||
           is_everyday_name(rules, text::fold_key(part.lemma));
  }
  const OrgSort* const sort = part.sort.get<OrgSort>();
  return sort != nullptr && *sort != OrgSort::kOrganisation;
}

bool is_one_of(const std::vector<std::string>& endings, std::string_view rest) {
  return std::ranges::find(endings, rest) != endings.end();
}

bool is_asked(NameEndingKind kind, std::uint8_t endings) {
  if (kind == NameEndingKind::kDiminutive) return (endings & (kGivenEnding | kNameEnding)) != 0;
  const bool of_all = kind == NameEndingKind::kGenitive || kind == NameEndingKind::kPlural;
  return of_all || (endings & kNameEnding) != 0;
}

bool is_name_ending(const Grammar& grammar, std::uint8_t endings, std::string_view stem,
                    std::string_view rest) {
  return std::ranges::any_of(grammar.name_endings, [&](const NameEnding& ending) {
    // Dative plurals are forms of their own: "wandern" is none of "Wander".
    return is_asked(ending.kind, endings) && ending.ending == rest && !is_dative_plural(ending) &&
           fits_stem(grammar, ending.after, stem);
  });
}

// "v. Weidenbusch" of "von Weidenbusch", and the name without its particles.
void add_forms_of_particles(Forms& forms, const Rules& rules, const Tokens& tokens,
                            unsigned endings) {
  std::string abbreviated;
  std::string bare;
  for (const Token& token : tokens) {
    const bool is_particle = !is_capital(token) && (rules.names.is_particle(token.folded) ||
                                                    is_function_word(rules.grammar, token));
    const std::string_view blank = abbreviated.empty() ? "" : " ";
    abbreviated.append(blank).append(is_particle ? token.folded.substr(0, 1) : token.folded);
    if (!is_particle) bare.append(bare.empty() ? "" : " ").append(token.folded);
  }
  if (bare.size() >= abbreviated.size()) return;
  add_form(forms, std::move(abbreviated), endings);
  if (bare.find(' ') != std::string::npos) add_form(forms, std::move(bare), endings);
}

// The streets of "Lindengasse/Zirbenweg", "Lindengasse und Zirbenweg"; one alone as it is.
std::vector<std::string_view> single_streets(const Grammar& grammar, std::string_view name) {
  constexpr std::size_t kMost = 16;
  std::vector<std::string_view> streets;
  std::size_t begin = 0;
  std::size_t end = 0;  // of the last word
  const auto close = [&] {
    if (begin < end) streets.push_back(name.substr(begin, end - begin));
  };
  for (const Token& token : tokenize(name)) {
    if (streets.size() == kMost) return streets;
    const std::string_view gap = name.substr(end, token.span.begin - end);
    const bool is_link = grammar.connectors.contains(token.folded);
    if (is_link || end == 0 || gap.find_first_of("/,;&+") != std::string_view::npos) {
      close();
      begin = is_link ? token.span.end : token.span.begin;
    } else if (begin == end) {
      begin = token.span.begin;  // behind a link
    }
    end = token.span.end;
  }
  close();
  return streets;
}

// "Hinterfeldgrund" of "Am Hinterfeldgrund".
void add_noun_of_street(Forms& forms, const Rules& rules, std::string_view name) {
  constexpr std::size_t kShortest = 8;  // letters: shorter ones may be any word
  const Tokens tokens = tokenize(name);
  if (tokens.size() < 2 || !is_capital(tokens.back())) return;
  for (std::size_t i = 0; i + 1 < tokens.size(); ++i) {
    if (!is_function_word(rules.grammar, tokens[i])) return;
  }
  const std::string& noun = tokens.back().folded;
  if (noun.size() < kShortest || is_everyday_name(rules, noun)) return;
  add_form(forms, noun, kGenitiveEnding);
}

void add_streets(Forms& forms, const Rules& rules, std::string_view name) {
  const std::vector<std::string_view> streets = single_streets(rules.grammar, name);
  if (streets.size() > 1) add_form(forms, text::fold_key(name), kGenitiveEnding);
  for (const std::string_view street : streets) {
    add_street(forms, rules, street);
    add_noun_of_street(forms, rules, street);
  }
}

}  // namespace

void add_form(Forms& forms, std::string key, unsigned endings) {
  if (key.empty()) return;
  const auto known = std::ranges::find(forms, key, &SearchForm::key);
  const auto flags = static_cast<std::uint8_t>(endings);
  if (known == forms.end()) {
    forms.push_back({std::move(key), flags});
  } else {
    known->endings |= flags;
  }
}

void add_dative_plural(Forms& forms, const Rules& rules, const std::string& family) {
  if (!rules.grammar.ends_in_consonant(family) || is_everyday_name(rules, family)) return;
  std::string plural = rules.grammar.nouns.dative_plural(family);
  if (plural != family) add_form(forms, std::move(plural), kNoEnding);
}

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
      add_streets(forms, rules, name);
      break;
    case Category::kOrg:
      if (is_field(rules, part)) break;
      add_org(forms, rules, name);
      break;
    default: {
      const unsigned endings = part.category == Category::kFamily ? kNameEnding : kGivenEnding;
      const Tokens tokens = tokenize(name);
      if (tokens.size() > 1) add_form(forms, text::fold_key(name), endings);
      if (tokens.size() > 1) add_without_dots(forms, rules, name, endings);
      if (tokens.size() > 1) add_forms_of_particles(forms, rules, tokens, endings);
      add_words_of_person(forms, rules, tokens, endings);
      if (part.category == Category::kFamily && tokens.size() == 1) {
        add_dative_plural(forms, rules, tokens.front().folded);
        add_pairs(forms, rules.names, tokens.front().folded, endings);
      }
      add_nicknames(forms, rules.names, part.category, tokens);
      if (part.category != Category::kFamily) {
        add_diminutives(forms, rules.grammar, tokens);
        if (tokens.size() == 1) {
          add_diminutives_with_umlaut(forms, rules.grammar, tokens[0].folded);
          add_full_name(forms, rules.names, part.category, tokens);
        }
      }
      if (form_as<NameForm>(part).kind == NameForm::Kind::kPair) {
        const auto other = write_name(rules.grammar, rules.names, name, part, 0);
        if (other) add_form(forms, text::fold_key(*other), endings);
      }
    }
  }
  return forms;
}

void add_other_names(Forms& forms, const Lexicons& lexicons, std::string_view name) {
  const LexiconTable* const table = lexicons.table("place_other_names");
  if (table == nullptr) return;
  for (const std::uint32_t row : table->find(text::fold_key(name))) {
    add_form(forms, text::fold_key(table->cell(row, "form")), kGenitiveEnding);
  }
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
