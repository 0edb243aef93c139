// Invented words of plain shape, used where neither a lexicon nor a grammar applies.
#pragma once

#include <string>
#include <string_view>

#include "pseudo/random.h"
#include "text/word_units.h"

namespace pseudo {

/// Returns `lemma` with every Latin word replaced by a pronounceable word of open syllables with
/// the same length and case; the first word begins with `letter` (0: any). Words in capitals,
/// digits and words of other scripts are replaced character by character; blanks and punctuation
/// are kept.
std::string plain_name(std::string_view lemma, char32_t letter, DrawStream& stream);

/// The same for any text with letters or numbers, including symbols. No word of the result is in
/// `originals`; a word may become longer to achieve that.
std::string plain_unlike(std::string_view surface, const text::UnitSet& originals,
                         DrawStream& stream);

/// One consonant and one vowel, in lower case.
std::string plain_syllable(DrawStream& stream);

}  // namespace pseudo
