// Tokenization for the tagger.
#pragma once

#include <cstddef>
#include <cstdint>
#include <string_view>
#include <vector>

#include "pseudo/span.h"

namespace pseudo::recognition {

struct Token {
  enum class Kind : std::uint8_t {
    kWord,    ///< A run of letters and combining marks.
    kNumber,  ///< A run of digits.
    kSymbol,  ///< One other character, or a run of equal ones.
    kBreak,   ///< Line ends, including blanks between them.
  };
  ByteSpan span;  ///< In bytes of the text.
  Kind kind = Kind::kWord;
  bool after_blank = false;  ///< White space precedes it.
  std::uint8_t lines = 0;    ///< kBreak: line ends, at most 255.
};

/// The tokens of a text, in order; only blanks are in no token. Hyphens, apostrophes and slashes
/// are separate tokens, and letters are separated from digits: "Anna-Lena" 3, "WS15" 2, "12a" 2.
/// Precondition: valid UTF-8. Linear.
std::vector<Token> tokenize(std::string_view text);

/// Maximum size of a stretch in bytes: more than any letter has; its tokens take about 30 MB.
inline constexpr std::size_t kLongestStretch = std::size_t{1} << 19U;

/// Splits a text into stretches of at most `longest` bytes that are processed one at a time, which
/// bounds memory. A stretch ends after an empty line if there is one in its second half; else after
/// a line; else between two characters. An empty text is one stretch. Precondition: `longest` is at
/// least 8.
std::vector<ByteSpan> stretches(std::string_view text, std::size_t longest = kLongestStretch);

}  // namespace pseudo::recognition
