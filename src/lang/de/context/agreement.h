// Articles and adjectives before a place of the text, and what they say of the noun behind them.
#pragma once

#include <cstddef>
#include <string_view>

#include "lang/common/neighbours.h"
#include "lang/de/grammar/grammar.h"

namespace pseudo::lang::de {

/// Sets of genders and number: Agreement::allowed.
inline constexpr unsigned kFeminineBit = 1, kMasculineBit = 2, kNeuterBit = 4, kPluralBit = 8;

/// What the article and the adjectives before a place allow.
struct Agreement {
  unsigned allowed = 0;                        ///< 0: there is no determiner.
  const DeterminerWord* determiner = nullptr;  ///< Null: there is none.
  std::string_view determiner_kind;            ///< Its kind; "" if there is none.
  Case grammatical_case = Case::kNominative;   ///< Case of its first reading.
  bool has_adjective = false;                  ///< An adjective stands before the place.
  bool plural_dative = false;  ///< Its plural readings are all dative: "den", "unseren".
  bool certain_case = false;   ///< All readings have that case.
};

/// Up to two adjectives may lie between the determiner and `byte`.
Agreement agreement_before(const Grammar& grammar, const Neighbours& words, std::size_t byte);

/// The bit of "f", "m", "n"; 0 for others.
unsigned gender_bit_of(std::string_view gender);

/// The ending of an adjective behind a determiner, for nouns of the genders and numbers in
/// `allowed`: that of its singular readings, else that of its plural readings. Where these differ,
/// "en" if it is among them, else "".
std::string_view adjective_ending(const Grammar& grammar, const DeterminerWord& determiner,
                                  unsigned allowed);

}  // namespace pseudo::lang::de
