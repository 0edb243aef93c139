// The bank codes of a span that holds several: "IBAN: AT61 1904 ..., BIC: RLNWATWW".
#pragma once

#include <string_view>
#include <vector>

#include "pseudo/span.h"
#include "values/locale.h"

namespace pseudo::values {

/// A piece of such a span, without blanks and signs at its borders.
struct CodePiece {
  enum class Kind {
    kCode,    ///< An IBAN or a BIC, with the cue word before it.
    kNumber,  ///< With enough digits to be a number of its own.
    kCue,     ///< "IBAN" of "IBAN/BIC: ...": a cue word alone.
    kOther,
  };
  ByteSpan span;
  Kind kind = Kind::kOther;
};

/// Divided at commas, slashes and the like, and before cue words. Cost: linear; no more than a few
/// pieces are read.
std::vector<CodePiece> code_pieces(std::string_view surface, const Locale& locale);

/// The same if each piece is a code, a number or a cue, and two are no cues, one of them a code;
/// else none. A slash alone divides no number from what is before it: it may be one identifier.
std::vector<CodePiece> listed_codes(std::string_view surface, const Locale& locale);

}  // namespace pseudo::values
