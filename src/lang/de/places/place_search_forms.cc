#include "lang/de/places/place_search_forms.h"

#include <algorithm>
#include <string>
#include <utility>

#include "lang/common/letter_case.h"
#include "lang/common/tokens.h"
#include "lang/de/places/district_numbers.h"
#include "lang/de/places/full_names.h"
#include "lang/de/places/place_writer.h"
#include "lang/de/search_forms.h"
#include "text/fold.h"
#include "text/utf8.h"

namespace pseudo::lang::de {

void add_spellings_of_saint(std::vector<SearchForm>& forms, const PlaceNames& names,
                            const std::string& key) {
  const std::string full = names.spell_out_saint(key);
  if (full != key) add_form(forms, full, kGenitiveEnding);
  for (std::string& other : names.other_spellings(full)) {
    add_form(forms, std::move(other), kGenitiveEnding);
  }
}

namespace {

using Forms = std::vector<SearchForm>;

// Adds "Dänen", "Dänin" and "Däninnen" for the inhabitant "Däne".
void add_people(Forms& forms, const Grammar& grammar, const std::string& inhabitant) {
  const std::size_t* const index = grammar.people_forms.find(inhabitant);
  if (index == nullptr) return;
  const People& people = grammar.peoples[*index];
  for (const std::string* form :
       {&people.folded_plural, &people.folded_feminine, &people.folded_feminine_plural}) {
    add_form(forms, *form, kNoEnding);
  }
}

void add_derivations(Forms& forms, const Grammar& grammar, std::string_view place,
                     const PlaceRow* row) {
  const std::string written = text::fold_key(inhabitant_of(grammar, place, row));
  add_people(forms, grammar, written);
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

// Adds "wiener" for the inhabitant "Wiener", to search for "Wienerlied": inside of words, the name
// of the place must be long or followed by a hyphen. A listed name or word would be too common a
// part.
void add_beginning_of_compounds(Forms& forms, const Rules& rules, std::string_view place,
                                const PlaceRow* row) {
  constexpr std::size_t kShortest = 6;  // letters of a name inside of a word
  std::string inhabitant = text::fold_key(inhabitant_of(rules.grammar, place, row));
  if (text::count_code_points(inhabitant) < kShortest || is_everyday_name(rules, inhabitant) ||
      rules.names.knows(Category::kFamily, inhabitant) ||
      !inhabitant.ends_with(rules.grammar.inhabitant_ending)) {
    return;
  }
  add_form(forms, std::move(inhabitant), kNoEnding);
}

// Adds "Brüssler" and "Jenenser", beside "Brüsseler" and "Jenaer", unless another name is alike.
void add_variants(Forms& forms, const Rules& rules, const std::string& place) {
  constexpr std::size_t kShortest = 6;  // letters
  for (const InhabitantRule& rule : rules.grammar.inhabitant_variants) {
    if (!place.ends_with(rule.folded_base)) continue;
    std::string form =
        place.substr(0, place.size() - rule.folded_base.size()) + rule.folded_inhabitant;
    if (form.size() < kShortest || is_everyday_name(rules, form) ||
        rules.names.knows(Category::kFamily, form)) {
      continue;
    }
    form.resize(form.size() - rules.grammar.inhabitant_ending.size());
    add_form(forms, std::move(form), kInhabitantEnding);
  }
}

// Adds "Ischl" for "Bad Ischl", "Ehrenfeld" and "Köln" for "Köln-Ehrenfeld".
void add_words_of_place(Forms& forms, const Rules& rules, std::string_view core) {
  const Tokens tokens = tokenize(core);
  if (tokens.size() < 2) return;
  for (const Token& token : tokens) {
    const bool is_kind = rules.grammar.place_words.find(token.folded) != nullptr;
    if (is_kind || token.dot || !starts_with_upper(token.written) || token.folded.size() < 4)
      continue;
    add_form(forms, token.folded, kGenitiveEnding);
  }
}

// Adds "Frankfurt a. M.", "Frankfurt (Main)" and "Frankfurt/M." for "Frankfurt am Main".
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

// Adds "Graz" for "Seiersberg bei Graz". A preposition with an article precedes rivers.
void add_town_of_addition(Forms& forms, const Rules& rules, std::string_view name) {
  const auto place = rules.grammar.place_names.addition(name);
  if (!place || place->prepositions.size() != 1 || place->is_abbreviated()) return;
  if (rules.grammar.determiners.contains(text::fold_key(place->prepositions.front()))) return;
  std::string town = text::fold_key(place->noun);
  const PlaceRows rows = rules.places.find(town);
  if (!rows.empty() && !is_region(rows.front()) && !is_everyday_name(rules, town)) {
    add_form(forms, std::move(town), kGenitiveEnding);
  }
}

// Adds the additions to a name. A name without one gets those of all towns of this name, because it
// may be written in full elsewhere.
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

// Adds derivations from the lists: "St. Pöltner", from the row of "Sankt Pölten", or "St. Galler",
// from that of the second St. Gallen.
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

}  // namespace

void add_place(Forms& forms, const Rules& rules, std::string_view name) {
  const std::string key = text::fold_key(name);
  if (is_district_number(rules.places, key)) return;
  // Adds "Weißenkirchener", a variant of "Weißenkirchner". A short name with this ending may be
  // another word.
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
  add_town_of_addition(forms, rules, name);
  add_words_of_place(forms, rules, core);
  add_derivations(forms, rules.grammar, name, row);
  add_listed_derivations(forms, rules, key);
  add_variants(forms, rules, key);
  add_beginning_of_compounds(forms, rules, name, row);
}

void add_other_names(Forms& forms, const Lexicons& lexicons, std::string_view name) {
  const LexiconTable* const table = lexicons.table("place_other_names");
  if (table == nullptr) return;
  for (const std::uint32_t row : table->find(text::fold_key(name))) {
    add_form(forms, text::fold_key(table->cell(row, "form")), kGenitiveEnding);
  }
}

void add_other_derivations(Forms& forms, const Lexicons& lexicons, const Grammar& grammar,
                           std::string_view name) {
  const LexiconTable* const table = lexicons.table("place_derivations");
  const auto place = table != nullptr ? table->column("place") : std::nullopt;
  if (!place) return;
  for (std::uint32_t row = 0; row < table->rows(); ++row) {
    if (table->cell(row, *place) != name) continue;
    std::string form = text::fold_key(table->cell(row, "form"));
    const bool is_inhabitant = form.ends_with(grammar.inhabitant_ending);
    if (is_inhabitant) form.resize(form.size() - grammar.inhabitant_ending.size());
    add_form(forms, std::move(form), is_inhabitant ? kInhabitantEnding : kAdjectiveEnding);
  }
}

bool is_wide_place(const Rules& rules, std::string_view name) {
  const PlaceRows rows = rules.places.find(text::fold_key(name));
  return !rows.empty() && std::ranges::none_of(rows, [&](const PlaceRow& row) {
    return row.table->lexicon == rules.places.places();
  });
}

}  // namespace pseudo::lang::de
