#include "lang/de/names/person_search_forms.h"

#include <string_view>
#include <utility>

#include "lang/common/letter_case.h"
#include "lang/common/tokens.h"
#include "lang/common/typed_form.h"
#include "lang/de/names/name_ending.h"
#include "lang/de/names/name_writer.h"
#include "lang/de/search_forms.h"
#include "text/chars.h"
#include "text/fold.h"
#include "text/utf8.h"

namespace pseudo::lang::de {
namespace {

using Forms = std::vector<SearchForm>;

// Adds the nicknames of a name: "Steffi" for "Stefanie".
void add_nicknames(Forms& forms, const NameLexicon& names, Category category,
                   const std::string& name) {
  const std::string_view gender = gender_of(category);
  for (const auto& rows : {names.nicknames_of(name, gender), names.pet_names_of(name, gender)}) {
    for (const Nickname* const row : rows) {
      add_form(forms, text::fold_key(row->nickname), kGivenEnding);
    }
  }
}

// Adds the older dative and genitive of women's names: "Susannen", "Theresien".
void add_old_dative(Forms& forms, Category category, const std::string& name) {
  constexpr std::size_t kShortest = 6;  // letters
  if (category != Category::kFemale || name.size() < kShortest) return;
  if (name.ends_with('e')) add_form(forms, name + "n", kNoEnding);
  if (name.ends_with("ia")) {
    add_form(forms, name.substr(0, name.size() - 1) + "en", kNoEnding);
  }
}

// Adds other spellings with their nicknames: "Stephanie" for "Stefanie".
void add_spellings(Forms& forms, const Rules& rules, Category category, const std::string& name) {
  for (const std::string& other : rules.names.spellings().of(gender_of(category), name)) {
    if (rules.grammar.prepositions.find(other) != nullptr) continue;
    add_form(forms, other, kGivenEnding);
    add_nicknames(forms, rules.names, category, other);
  }
}

// Adds "Maximilian" for "Max" if the lists know it as the nickname of only one name.
void add_full_name(Forms& forms, const NameLexicon& names, Category category,
                   const Tokens& tokens) {
  if (tokens.size() != 1) return;
  const std::vector<Nickname>* const rows = names.nicknames_spelled(tokens[0].folded);
  if (rows == nullptr) return;
  const Nickname* only = nullptr;
  for (const Nickname& row : *rows) {
    if (row.gender != gender_of(category)) continue;
    if (only != nullptr && row.kind.empty() && !only->kind.empty()) break;  // pet names are last
    if (only != nullptr && only->folded_name != row.folded_name) return;
    only = &row;
  }
  if (only == nullptr) return;
  add_form(forms, only->folded_name, kGivenEnding);
  for (const std::string& other : names.spellings().of(only->gender, only->folded_name)) {
    add_form(forms, other, kGivenEnding);
  }
}

// Adds "Seppl" and "Seppi" for "Sepp": nicknames of the same name that begin with this one.
// Not "Timo" for "Tim", which is another name.
void add_longer_nicknames(Forms& forms, const NameLexicon& names, Category category,
                          const std::string& nickname) {
  const std::vector<Nickname>* const rows = names.nicknames_spelled(nickname);
  if (rows == nullptr) return;
  const std::string_view gender = gender_of(category);
  for (const Nickname& row : *rows) {
    if (row.gender != gender) continue;
    for (const auto& others : {names.nicknames_of(row.folded_name, gender),
                               names.pet_names_of(row.folded_name, gender)}) {
      for (const Nickname* const other : others) {
        std::string key = text::fold_key(other->nickname);
        const bool is_longer = key.size() > nickname.size() && key.starts_with(nickname);
        if (is_longer && !names.has_own_entry(category, key))
          add_form(forms, std::move(key), kGivenEnding);
      }
    }
  }
}

// Adds "Mäxchen", "Hänschen".
void add_diminutives_with_umlaut(Forms& forms, const Grammar& grammar, const std::string& name) {
  const std::size_t at = name.find_last_of("aou");
  if (at == std::string::npos || !grammar.ends_in_consonant(name)) return;
  if (at > 0 && name[at] == 'u' && name[at - 1] == 'a') return;  // Paul, Klaus
  const std::string stem = name.substr(0, at + 1) + 'e' + name.substr(at + 1);
  for (const NameEnding& ending : grammar.name_endings) {
    if (ending.kind == NameEndingKind::kDiminutive && fits_stem(grammar, ending.after, stem))
      add_form(forms, stem + ending.ending, kNoEnding);
  }
}

// Adds "Nováková" for "Novák", and vice versa.
void add_pairs(Forms& forms, const NameLexicon& names, const std::string& family,
               unsigned endings) {
  constexpr std::size_t kShortestStem = 3;    // letters
  constexpr std::size_t kShortestEnding = 2;  // "Maria" is not the feminine form of "Mary"
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

// Adds "Walpurgerl" for "Walpurga".
void add_diminutives(Forms& forms, const Grammar& grammar, const Tokens& tokens) {
  constexpr std::size_t kShortest = 4;  // letters without the last one
  if (tokens.size() != 1) return;
  std::string stem = tokens[0].folded;
  if (stem.size() <= kShortest || grammar.ends_in_consonant(stem)) return;
  stem.pop_back();
  if (!grammar.ends_in_consonant(stem)) return;
  for (const NameEnding& ending : grammar.name_endings) {
    if (ending.kind == NameEndingKind::kDiminutive && fits_stem(grammar, ending.after, stem))
      add_form(forms, stem + ending.ending, kNoEnding);
  }
}

// Adds "Angelo" for "D'Angelo", "Brien" for "O'Brien".
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
    const bool is_small = !starts_with_upper(token.written);
    if (is_small &&
        (rules.names.is_particle(token.folded) || rules.grammar.is_function_word(token.folded)))
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

// Adds "v. Weidenbusch" for "von Weidenbusch", and the name without its particles.
void add_forms_of_particles(Forms& forms, const Rules& rules, const Tokens& tokens,
                            unsigned endings) {
  std::string abbreviated;
  std::string bare;
  for (const Token& token : tokens) {
    const bool is_particle =
        !starts_with_upper(token.written) &&
        (rules.names.is_particle(token.folded) || rules.grammar.is_function_word(token.folded));
    const std::string_view blank = abbreviated.empty() ? "" : " ";
    abbreviated.append(blank).append(is_particle ? token.folded.substr(0, 1) : token.folded);
    if (!is_particle) bare.append(bare.empty() ? "" : " ").append(token.folded);
  }
  if (bare.size() >= abbreviated.size()) return;
  add_form(forms, std::move(abbreviated), endings);
  if (bare.find(' ') != std::string::npos) add_form(forms, std::move(bare), endings);
}

}  // namespace

void add_dative_plural(Forms& forms, const Rules& rules, const std::string& family) {
  if (!rules.grammar.ends_in_consonant(family) || is_everyday_name(rules, family)) return;
  std::string plural = rules.grammar.nouns.dative_plural(family);
  if (plural != family) add_form(forms, std::move(plural), kNoEnding);
}

void add_person(Forms& forms, const Rules& rules, const Part& part) {
  const std::string_view name = part.lemma;
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
  if (part.category != Category::kFamily) {
    add_diminutives(forms, rules.grammar, tokens);
    if (tokens.size() == 1) {
      add_nicknames(forms, rules.names, part.category, tokens[0].folded);
      add_spellings(forms, rules, part.category, tokens[0].folded);
      add_old_dative(forms, part.category, tokens[0].folded);
      add_diminutives_with_umlaut(forms, rules.grammar, tokens[0].folded);
      add_full_name(forms, rules.names, part.category, tokens);
      add_longer_nicknames(forms, rules.names, part.category, tokens[0].folded);
    } else {
      add_spellings(forms, rules, part.category, text::fold_key(name));
    }
  }
  if (form_as<NameForm>(part).kind == NameForm::Kind::kPair) {
    const auto other = write_name(rules.grammar, rules.names, name, part, 0);
    if (other) add_form(forms, text::fold_key(*other), endings);
  }
}

}  // namespace pseudo::lang::de
