// Numbers of city districts: "8. Bezirk", "VIII. Bezirk", "der achte Bezirk", "Wien VIII".
#pragma once

#include <optional>
#include <string>
#include <string_view>

#include "lang/common/tokens.h"
#include "lang/de/grammar/grammar.h"
#include "lang/de/places/place_lexicon.h"
#include "pseudo/language.h"

namespace pseudo::lang::de {

/// Reads a word before "Bezirk" as a number. The span of the part excludes the dot. Returns nullopt
/// if the word is not a number.
std::optional<Part> read_district_number(const Grammar& grammar, const PlaceLexicon& places,
                                         const Token& token);
/// Reads a word after the name of a city as a number, in digits or Roman numerals without a dot.
std::optional<Part> read_number_behind_city(const PlaceLexicon& places, const Token& token);
/// True if a lemma or a key is the number of a district.
bool is_district_number(const PlaceLexicon& places, std::string_view lemma);
/// Writes the surrogate, another number, in the form of `part`.
std::string write_district_number(const PlaceLexicon& places, const Surrogate& surrogate,
                                  const Part& part);

}  // namespace pseudo::lang::de
