// A capitalized everyday word with its neighbours, for the rules that decide whether it is a name.
#pragma once

#include <algorithm>
#include <array>
#include <cstddef>
#include <optional>
#include <string>
#include <string_view>

#include "lang/de/context/beside_word.h"
#include "lang/de/rules.h"
#include "pseudo/category.h"
#include "pseudo/language.h"

namespace pseudo::lang::de {

template <std::size_t kCount>
bool is_of(WordClass word, const std::array<WordClass, kCount>& classes) {
  return std::ranges::find(classes, word) != classes.end();
}

/// Classes of words that need an article as the subject of a clause, unless they are names.
inline constexpr std::array kCounted = {WordClass::kPerson, WordClass::kPeople, WordClass::kAnimal,
                                        WordClass::kThing, WordClass::kTitle};
inline constexpr std::array kLiving = {WordClass::kPerson, WordClass::kPeople, WordClass::kAnimal};
inline constexpr std::array kAdjectives = {WordClass::kQuality, WordClass::kColour};

/// The word and its neighbours. Refers to text, rules and lexicons, which must outlive it.
struct NamePlace {
  BesideWord words;
  ByteSpan word;
  std::string folded;
  bool is_given;                 ///< Tested as a given name, else as a family name.
  std::optional<Beside> before;  ///< On the same line.
  std::optional<Beside> behind;
  WordClass kind = WordClass::kNoun;
};

NamePlace place_of(const Rules& rules, const Lexicons& lexicons, std::string_view text,
                   ByteSpan word, Category category);

/// True for a noun with a determiner, numeral or adjective: "der Koch", "drei Koch", "alte Koch".
bool is_determined(const NamePlace& place);
/// True for a part of a hyphenated compound: "Alt-Chauvi", "Klein- und Mittelbetriebe".
bool is_part_of_compound(const NamePlace& place);
/// True for a single hyphen or dash.
bool is_hyphen(std::string_view gap);
/// True after a preposition that includes no article.
bool stands_behind_preposition(const NamePlace& place);
/// True if the word needs no article even if it is not a name.
bool is_bare_without_name(const NamePlace& place);
/// True if the next word has this role in table name_neighbours.
bool is_followed_by(const NamePlace& place, std::string_view role);
bool is_preceded_by(const NamePlace& place, std::string_view role);
/// Returns the word after the next one. Precondition: there is a next one.
std::optional<Beside> second_behind(const NamePlace& place);
/// True if a clause or a line ends at this byte.
bool ends_clause(const NamePlace& place, std::size_t pos);
/// True for one of two nouns: "mit Koch und Kellner".
bool is_paired_with_noun(const NamePlace& place);
/// True for a plural after a preposition, which differs from the singular in the dative only: "für
/// Schüler".
bool is_plural_behind(const NamePlace& place, std::string_view preposition);

}  // namespace pseudo::lang::de
