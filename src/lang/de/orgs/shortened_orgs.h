// Parts of the names of organisations that people call them by.
#pragma once

#include <cstddef>
#include <string>
#include <string_view>
#include <vector>

#include "lang/common/tokens.h"
#include "lang/de/rules.h"

namespace pseudo::lang::de {

/// As they stand in the name, of several words or the name of a body: "St. Josef" of "St.
/// Josef-Krankenhaus", "Elisabethinen" of "Krankenhaus der Elisabethinen",
/// "Alpen-Adria-Universität" of that of Klagenfurt. `tokens`: of `name`, of which those from `end`
/// on are its legal form.
std::vector<std::string_view> shortened_names(const Rules& rules, const Tokens& tokens,
                                              std::size_t end, std::string_view name);

}  // namespace pseudo::lang::de
