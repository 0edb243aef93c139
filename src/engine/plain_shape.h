// Words of plain shape: what stands where no lexicon and no grammar can serve.
#pragma once

#include <string>
#include <string_view>

#include "pseudo/random.h"

namespace pseudo {

/// A pronounceable word of open syllables for every Latin word of `lemma`, as long as it and in
/// its case; the first begins with `letter` (0: any). Capitals alone, digits and words of other
/// scripts are replaced letter by letter; blanks and punctuation stay.
std::string plain_name(std::string_view lemma, char32_t letter, DrawStream& stream);

/// A consonant and a vowel, lower case.
std::string plain_syllable(DrawStream& stream);

}  // namespace pseudo
