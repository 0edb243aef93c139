// Reads PERSON and GIVEN mentions: titles, given names and family names.
#pragma once

#include "lang/de/names/name_reader.h"

namespace pseudo::lang::de {

/// "Dr. Irene Adler-Müller": title, given name, family names. Titles, particles, conjunctions and
/// punctuation are literals. `node`: PERSON or GIVEN.
Analysis read_person(const NameReader& reader, const NameLexicon& lexicon, const Mention& mention,
                     Category node, const Context& context);

}  // namespace pseudo::lang::de
