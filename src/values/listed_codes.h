// Splits spans with several bank codes: "IBAN: AT61 1904 ..., BIC: RLNWATWW".
#pragma once

#include <string_view>
#include <vector>

#include "pseudo/span.h"
#include "values/locale.h"

namespace pseudo::values {

/// A piece of such a span, without outer blanks and punctuation.
struct CodePiece {
  enum class Kind {
    kCode,    ///< An IBAN or a BIC, with a cue word before it.
    kNumber,  ///< Enough digits for a number of its own.
    kCue,     ///< A cue word alone: "IBAN" in "IBAN/BIC: ...".
    kOther,
  };
  ByteSpan span;
  Kind kind = Kind::kOther;
};

/// Splits a surface at commas, slashes and the like, and before cue words. Linear; the number of
/// pieces is bounded.
std::vector<CodePiece> code_pieces(std::string_view surface, const Locale& locale);

/// The same, provided that each piece is a code, a number or a cue word, at least two are not cue
/// words, and one is a code; otherwise none. A slash alone does not separate a number from the text
/// before it, as both may be one identifier.
std::vector<CodePiece> listed_codes(std::string_view surface, const Locale& locale);

}  // namespace pseudo::values
