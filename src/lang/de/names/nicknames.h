// Whose nickname a name is, and which nickname another name gets in its place.
#pragma once

#include <cstdint>
#include <optional>
#include <string>
#include <string_view>

#include "lang/de/context/context.h"
#include "lang/de/names/name_lexicon.h"

namespace pseudo::lang::de {

/// The row of the full name that a given name (folded) is a nickname of, or null: that of a name
/// mentioned in the text, else, for names that hardly stand alone ("Hansi"), the usual one.
const Nickname* full_name_of(std::string_view folded, Category category, const NameLexicon& lexicon,
                             const Context& context);

/// A nickname of `full` in place of `original`, a nickname of `original_full`: another one, so that
/// two nicknames of one person become two; a diminutive for a diminutive, where `full` has one, and
/// for nothing else. With `diminutive` only one that ends as diminutives of the original's kind do.
/// Nothing if `full` has no other.
std::optional<std::string> nickname_for(const NameLexicon& lexicon, std::string_view full,
                                        std::string_view original, std::string_view original_full,
                                        Category category, std::uint64_t choice,
                                        bool diminutive = false);

}  // namespace pseudo::lang::de
