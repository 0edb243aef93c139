// Agreement: the gender, number and case that articles and adjectives require of the noun after
// them.
#pragma once

#include <cstddef>
#include <string_view>

#include "lang/common/neighbours.h"
#include "lang/de/grammar/grammar.h"

namespace pseudo::lang::de {

/// Flags of Agreement::allowed.
inline constexpr unsigned kFeminineBit = 1, kMasculineBit = 2, kNeuterBit = 4, kPluralBit = 8;

/// The constraints that a determiner and adjectives before a position of the text impose.
struct Agreement {
  unsigned allowed = 0;                        ///< Genders and plural; 0 if there is no determiner.
  const DeterminerWord* determiner = nullptr;  ///< Null if there is none.
  std::string_view determiner_kind;            ///< DeterminerWord::kind; "" if there is none.
  Case grammatical_case = Case::kNominative;   ///< The case of the determiner's first reading.
  bool has_adjective = false;                  ///< An adjective precedes the position.
  bool plural_dative = false;  ///< All plural readings are dative: "den", "unseren".
  bool certain_case = false;   ///< All readings have `grammatical_case`.
};

/// Returns the agreement of the words before `byte`. Up to two adjectives may separate the
/// determiner from `byte`.
Agreement agreement_before(const Grammar& grammar, const Neighbours& words, std::size_t byte);

/// Returns the bit of "f", "m" or "n", or 0 for other strings.
unsigned gender_bit_of(std::string_view gender);

/// Returns the ending of an adjective between a determiner and a noun whose gender and number are
/// in `allowed`. Singular readings take precedence over plural ones. If readings disagree, returns
/// "en" if that is one of the endings, else "".
std::string_view adjective_ending(const Grammar& grammar, const DeterminerWord& determiner,
                                  unsigned allowed);

}  // namespace pseudo::lang::de
