// Finds the full name of a nickname, and a nickname for its surrogate.
#pragma once

#include <cstdint>
#include <optional>
#include <string>
#include <string_view>

#include "lang/de/context/context.h"
#include "lang/de/names/name_lexicon.h"

namespace pseudo::lang::de {

/// Returns the row that relates a folded given name to its full name, or null. Prefers a full name
/// that the text mentions. Otherwise only names that are hardly full names ("Hansi") get their
/// usual one.
const Nickname* full_name_of(std::string_view folded, Category category, const NameLexicon& lexicon,
                             const Context& context);

/// Returns a nickname of `full` to replace `original`, which is a nickname of `original_full`.
/// Different nicknames of one person get different results. Replaces a diminutive by a diminutive
/// if `full` has one, and other nicknames by others. With `diminutive`, the result must end like
/// diminutives of the original's kind. Returns nullopt if there is no such nickname.
std::optional<std::string> nickname_for(const NameLexicon& lexicon, std::string_view full,
                                        std::string_view original, std::string_view original_full,
                                        Category category, std::uint64_t choice,
                                        bool diminutive = false);

}  // namespace pseudo::lang::de
