// Finds letterheads and salutations.
#pragma once

#include <string_view>
#include <vector>

#include "recognition/envelope/letter_lines.h"
#include "recognition/envelope/letter_phrases.h"

namespace pseudo::recognition {

/// The opening of a letter, in order: its salutation, and the short lines before it (address, place
/// and date, subject). Excludes text after the salutation on the same line. Empty: none.
std::vector<ByteSpan> find_openings(std::string_view text, LetterSegment letter,
                                    const LetterPhrases& phrases);

}  // namespace pseudo::recognition
