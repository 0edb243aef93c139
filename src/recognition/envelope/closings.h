// Finds closing formulas, the names below them, and signatures.
#pragma once

#include <string_view>
#include <vector>

#include "recognition/envelope/letter_lines.h"
#include "recognition/envelope/letter_phrases.h"

namespace pseudo::recognition {

/// The closing of a letter, in order: the formula, the short lines below it (names, addresses),
/// signatures after a line "--", lines added by mail programs, a name alone in the last line.
/// Excludes postscripts and names of attachments.
std::vector<ByteSpan> find_closings(std::string_view text, LetterSegment letter,
                                    const LetterPhrases& phrases);

}  // namespace pseudo::recognition
