// Writes names: puts a lemma into the form of a part.
#pragma once

#include <optional>
#include <string>

#include "lang/de/grammar/grammar.h"
#include "lang/de/names/name_form.h"
#include "lang/de/names/name_lexicon.h"
#include "pseudo/language.h"

namespace pseudo::lang::de {

/// Returns `lemma` in the form of `part`, or nullopt if it has no such form. `choice`: a random
/// number that selects among nicknames.
std::optional<std::string> write_name(const Grammar& grammar, const NameLexicon& lexicon,
                                      std::string_view lemma, const Part& part,
                                      std::uint64_t choice);

}  // namespace pseudo::lang::de
