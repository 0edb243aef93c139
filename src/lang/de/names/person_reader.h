// Reads PERSON and GIVEN mentions: splits them into titles, given names and family names.
#pragma once

#include "lang/de/names/name_reader.h"

namespace pseudo::lang::de {

/// "Dr. Irene Adler-Müller" has a title, a given name and two family names. Titles, particles,
/// conjunctions and punctuation become literals. `node`: PERSON or GIVEN.
Analysis read_person(const NameReader& reader, const NameLexicon& lexicon, const Mention& mention,
                     Category node, const Context& context);

}  // namespace pseudo::lang::de
