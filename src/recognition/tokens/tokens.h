// The tokens of recognition: the units that get tags.
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
    kSign,    ///< One other character, or a run of one and the same.
    kBreak,   ///< Line ends, with the blanks between them.
  };
  ByteSpan span;  ///< In bytes of the text.
  Kind kind = Kind::kWord;
  bool after_blank = false;  ///< White space precedes it.
  std::uint8_t lines = 0;    ///< kBreak: line ends, at most 255.
};

/// All tokens of a text, in order; only blanks are in none. Hyphens, apostrophes and slashes are
/// tokens of their own, and letters and digits are divided: "Anna-Lena" 3, "WS15" 2, "12a" 2.
/// Precondition: valid UTF-8. Linear.
std::vector<Token> tokenize(std::string_view text);

/// The longest stretch, in bytes: longer than a letter, and its tokens take some 30 MB.
inline constexpr std::size_t kLongestStretch = std::size_t{1} << 19U;

/// Divides a text into stretches of at most `longest` bytes that are read one by one, so that
/// memory does not grow by the tokens of all of it. A stretch ends behind an empty line if there is
/// one in its second half, else behind a line, else between two characters. An empty text is one
/// stretch. Precondition: `longest` is at least 8.
std::vector<ByteSpan> stretches(std::string_view text, std::size_t longest = kLongestStretch);

}  // namespace pseudo::recognition
