// Estimates the country of a text from its words, marks, places and postal codes.
#pragma once

#include <map>
#include <string_view>
#include <vector>

#include "lang/de/rules.h"
#include "pseudo/language.h"

namespace pseudo::lang::de {

using CountryVotes = std::map<std::string_view, int>;  ///< By country.

/// Counts the places that exist in one country only, and the words and postal codes of the text, as
/// votes for countries.
CountryVotes votes_of(const Rules& rules, const DocumentView& document,
                      const std::vector<Analysis>& analyses);

/// Returns the main country of the text: the one with the most votes, else the one that marks such
/// as "+43" show, else that of the most likely place.
std::string_view main_country(const Rules& rules, const DocumentView& document,
                              const std::vector<Analysis>& analyses);

/// Returns the country of a word in the name of an organisation: Austria for "BORG Telfs".
std::string_view country_of_org(const Rules& rules, const Mention& mention);

/// Returns the country of a postal code by its shape. If several countries use the shape, returns
/// `main` if it is one of them.
std::string_view country_of_zip(const Rules& rules, std::string_view code, std::string_view main);

}  // namespace pseudo::lang::de
