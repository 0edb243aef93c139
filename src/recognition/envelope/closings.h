// Closing formulas, names below them, and signatures.
#pragma once

#include <string_view>
#include <vector>

#include "recognition/envelope/letter_lines.h"
#include "recognition/envelope/letter_phrases.h"

namespace pseudo::recognition {

/// What closes a letter: the formula, the short lines below it (names, addresses), signatures
/// after a line "--", lines that mail programs add, a name alone in the last line. Postscripts and
/// attachment names are not part of it. In order.
std::vector<ByteSpan> find_closings(std::string_view text, LetterSegment letter,
                                    const LetterPhrases& phrases);

}  // namespace pseudo::recognition
