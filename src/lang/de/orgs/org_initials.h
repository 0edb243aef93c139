// The acronyms that the words of an organisation's name may form.
#pragma once

#include <cstddef>
#include <vector>

#include "lang/common/tokens.h"
#include "lang/de/rules.h"
#include "pseudo/language.h"

namespace pseudo::lang::de {

/// Adds acronyms of the first `end` words: "FAZ" for "Frankfurter Allgemeine Zeitung", "TUG" for
/// "TU Graz", "VK" and "VdK" for "Verband der Kegler", and with the letters of compounds "DZB" for
/// "Deutsche Zeiselbank". Nothing for one word.
void add_initials(std::vector<SearchForm>& forms, const Rules& rules, const Tokens& tokens,
                  std::size_t end);

}  // namespace pseudo::lang::de
