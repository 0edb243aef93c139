// A capitalized everyday word and what stands beside it, for the rules that tell whether it is a
// name.
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

/// What stands without an article only as a name, as who acts.
inline constexpr std::array kCounted = {WordClass::kPerson, WordClass::kPeople, WordClass::kAnimal,
                                        WordClass::kThing, WordClass::kTitle};
inline constexpr std::array kLiving = {WordClass::kPerson, WordClass::kPeople, WordClass::kAnimal};
inline constexpr std::array kAdjectives = {WordClass::kQuality, WordClass::kColour};

/// Views text, rules and lexicons.
struct NamePlace {
  BesideWord words;
  ByteSpan word;
  std::string folded;
  bool is_given;                 ///< Looked for as a given name, else as a family name.
  std::optional<Beside> before;  ///< On the same line.
  std::optional<Beside> behind;
  WordClass kind = WordClass::kNoun;
};

NamePlace place_of(const Rules& rules, const Lexicons& lexicons, std::string_view text,
                   ByteSpan word, Category category);

/// "der Koch", "drei Koch", "alte Koch": a noun, whatever follows.
bool is_determined(const NamePlace& place);
/// "Alt-Chauvi", "Klein- und Mittelbetriebe".
bool is_part_of_compound(const NamePlace& place);
/// A hyphen of any form and nothing else.
bool is_hyphen(std::string_view gap);
/// Behind a preposition that holds no article.
bool stands_behind_preposition(const NamePlace& place);
/// Stands without an article whether it is a name or not.
bool is_bare_without_name(const NamePlace& place);
/// The word behind has this role in table name_neighbours.
bool is_followed_by(const NamePlace& place, std::string_view role);
bool is_preceded_by(const NamePlace& place, std::string_view role);
/// The word behind the next one. Precondition: there is a next one.
std::optional<Beside> second_behind(const NamePlace& place);
/// A sign that ends a clause, or a line, stands at this byte.
bool ends_clause(const NamePlace& place, std::size_t pos);
/// "mit Koch und Kellner": two nouns.
bool is_paired_with_noun(const NamePlace& place);
/// "für Schüler": a plural, which differs from the singular only in the dative.
bool is_plural_behind(const NamePlace& place, std::string_view preposition);

}  // namespace pseudo::lang::de
