// The country that a text speaks of, by its words, marks, places and postal codes.
#pragma once

#include <map>
#include <string_view>
#include <vector>

#include "lang/de/rules.h"
#include "pseudo/language.h"

namespace pseudo::lang::de {

using CountryVotes = std::map<std::string_view, int>;  ///< By country.

/// What the places that lie in one country alone, the words of the text and postal codes say.
CountryVotes votes_of(const Rules& rules, const DocumentView& document,
                      const std::vector<Analysis>& analyses);

/// The country that the text speaks of: that of most votes, else what marks show, else that of the
/// likeliest place.
std::string_view main_country(const Rules& rules, const DocumentView& document,
                              const std::vector<Analysis>& analyses);

/// The country of which a word in the name of an organisation is: Austria of "BORG Telfs".
std::string_view country_of_org(const Rules& rules, const Mention& mention);

/// The country that a postal code shows by its shape; of several the text's own.
std::string_view country_of_zip(const Rules& rules, std::string_view code, std::string_view main);

}  // namespace pseudo::lang::de
