// The lines of a letter or mail, without the marks of quotation before them.
#pragma once

#include <cstddef>
#include <span>
#include <string>
#include <string_view>
#include <vector>

#include "pseudo/span.h"

namespace pseudo::recognition {

struct LetterLine {
  ByteSpan span;          ///< With its end.
  ByteSpan content;       ///< Without marks of quotation, blanks around and its end.
  std::size_t depth = 0;  ///< Marks of quotation.

  [[nodiscard]] bool is_blank() const { return content.empty(); }
};

std::vector<LetterLine> letter_lines(std::string_view text);

/// Some lines; a segment is read as a letter of its own.
using LetterSegment = std::span<const LetterLine>;

/// The first words of a line. Units: bytes of the text.
struct LineWords {
  std::vector<ByteSpan> spans;
  std::vector<std::string> folded;
  bool has_more = false;  ///< The line has more words than were read.

  [[nodiscard]] std::size_t size() const { return spans.size(); }
};

/// At most 40 words.
LineWords read_words(std::string_view text, ByteSpan content);

/// True if the word begins with a capital.
bool is_capital(std::string_view text, ByteSpan word);

/// The text between a word of the line and the word before it.
std::string_view gap_before(std::string_view text, const LineWords& words, std::size_t word);

/// True if the content ends in one of these bytes; ignores blanks and closing quotation marks.
bool ends_in(std::string_view text, ByteSpan content, std::string_view signs);

/// True if there are no letters or digits, but several signs of a rule: "-----".
bool is_rule(std::string_view content);

}  // namespace pseudo::recognition
