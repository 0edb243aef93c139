// Words of plain shape: what stands where no lexicon and no grammar can serve.
#pragma once

#include <string>
#include <string_view>

#include "pseudo/random.h"
#include "text/word_units.h"

namespace pseudo {

/// A pronounceable word of open syllables for every Latin word of `lemma`, as long as it and in
/// its case; the first begins with `letter` (0: any). Capitals alone, digits and words of other
/// scripts are replaced letter by letter; blanks and punctuation stay.
std::string plain_name(std::string_view lemma, char32_t letter, DrawStream& stream);

/// The same for all that holds letters or numbers, also among signs and symbols; none of its words
/// is among `originals`. A word may be longer than the old one.
std::string plain_unlike(std::string_view surface, const text::UnitSet& originals,
                         DrawStream& stream);

/// A consonant and a vowel, lower case.
std::string plain_syllable(DrawStream& stream);

}  // namespace pseudo
