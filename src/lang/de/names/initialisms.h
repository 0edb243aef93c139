// Initials of a person without dots: "KHT" for Karl Heinz Tauber.
#pragma once

#include <cstddef>
#include <optional>
#include <string_view>

#include "lang/common/tokens.h"
#include "lang/de/context/context.h"
#include "lang/de/names/name_lexicon.h"

namespace pseudo::lang::de {

/// True if a token at byte `begin` of the text is an initialism: capitals that no list has as a
/// name and that contain no vowel or are the first letters of names that the document mentions.
bool is_initialism(const Token& token, std::size_t begin, const NameLexicon& lexicon,
                   const Context& context);

/// Returns FEMALE or MALE if a given name of the document begins with these folded letters.
std::optional<Category> given_with_initial(std::string_view letters, const NameLexicon& lexicon,
                                           const Context& context);

/// Appends an initial for each letter. It refers to the given or family name of the document that
/// begins with the letter. Otherwise the last letter counts as that of a family name, and the
/// others as those of given names.
void read_initialism(const Token& token, const NameLexicon& lexicon, const Context& context,
                     Analysis& parts);

}  // namespace pseudo::lang::de
