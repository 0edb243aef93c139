// Finds the lines that mail programs insert before a mail that is answered or forwarded.
#pragma once

#include <cstddef>
#include <string_view>

#include "recognition/envelope/letter_lines.h"
#include "recognition/envelope/letter_phrases.h"

namespace pseudo::recognition {

/// The number of leading lines that introduce a quoted mail ("Am 3.5. schrieb Anna:"), separate two
/// mails ("--- Original Message ---") or are header fields; 0: none.
std::size_t match_quoted_header(std::string_view text, LetterSegment lines,
                                const LetterPhrases& phrases);

}  // namespace pseudo::recognition
