// Initials that stand for a person without dots: "KHT" of Karl Heinz Tauber.
#pragma once

#include <cstddef>
#include <optional>
#include <string_view>

#include "lang/common/tokens.h"
#include "lang/de/context/context.h"
#include "lang/de/names/name_lexicon.h"

namespace pseudo::lang::de {

/// True if a token (at byte `begin` of the text) is initials: capitals that no list knows as a
/// name, without a vowel, or the first letters of names that the document mentions.
bool is_initialism(const Token& token, std::size_t begin, const NameLexicon& lexicon,
                   const Context& context);

/// FEMALE or MALE if a given name of the document begins with these letters (folded).
std::optional<Category> given_with_initial(std::string_view letters, const NameLexicon& lexicon,
                                           const Context& context);

/// Appends an initial for each letter: of the given or family name of the document that begins with
/// it, else the last one of a family name.
void read_initialism(const Token& token, const NameLexicon& lexicon, const Context& context,
                     Analysis& parts);

}  // namespace pseudo::lang::de
