// Shortened names of organisations in common use, for the search.
#pragma once

#include <cstddef>
#include <string>
#include <string_view>
#include <vector>

#include "lang/common/tokens.h"
#include "lang/de/rules.h"

namespace pseudo::lang::de {

/// Returns substrings of `name` that have several words or are the name of a body: "St. Josef" for
/// "St. Josef-Krankenhaus", "Elisabethinen" for "Krankenhaus der Elisabethinen",
/// "Alpen-Adria-Universität" for "Alpen-Adria-Universität Klagenfurt". `tokens`: of `name`; those
/// from `end` on are its legal form.
std::vector<std::string_view> shortened_names(const Rules& rules, const Tokens& tokens,
                                              std::size_t end, std::string_view name);

}  // namespace pseudo::lang::de
