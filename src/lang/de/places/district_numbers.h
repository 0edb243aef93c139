// Numbers of the districts of a city: "8. Bezirk", "VIII. Bezirk", "der achte Bezirk", "Wien VIII".
#pragma once

#include <optional>
#include <string>
#include <string_view>

#include "lang/common/tokens.h"
#include "lang/de/grammar/grammar.h"
#include "lang/de/places/place_lexicon.h"
#include "pseudo/language.h"

namespace pseudo::lang::de {

/// The number that a word before "Bezirk" is, with the span of the word without its dot; nothing if
/// it is none.
std::optional<Part> read_district_number(const Grammar& grammar, const PlaceLexicon& places,
                                         const Token& token);
/// The same behind the name of a city, in digits or roman, without a dot.
std::optional<Part> read_number_behind_city(const PlaceLexicon& places, const Token& token);
/// True if a lemma or key is the number of a district.
bool is_district_number(const PlaceLexicon& places, std::string_view lemma);
/// Another number in the form of `part`.
std::string write_district_number(const PlaceLexicon& places, const Surrogate& surrogate,
                                  const Part& part);

}  // namespace pseudo::lang::de
