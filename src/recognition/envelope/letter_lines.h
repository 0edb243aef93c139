// Splits a letter or mail into lines and strips their quote marks.
#pragma once

#include <cstddef>
#include <span>
#include <string>
#include <string_view>
#include <vector>

#include "pseudo/span.h"

namespace pseudo::recognition {

struct LetterLine {
  ByteSpan span;          ///< Including the line end.
  ByteSpan content;       ///< Without quote marks, outer blanks and line end.
  std::size_t depth = 0;  ///< Number of quote marks.

  [[nodiscard]] bool is_blank() const { return content.empty(); }
};

std::vector<LetterLine> letter_lines(std::string_view text);

/// Consecutive lines that are treated as one letter.
using LetterSegment = std::span<const LetterLine>;

/// The first words of a line, with spans in bytes of the text.
struct LineWords {
  std::vector<ByteSpan> spans;
  std::vector<std::string> folded;
  bool has_more = false;  ///< The line has more words than were read.

  [[nodiscard]] std::size_t size() const { return spans.size(); }
};

/// Reads at most 40 words.
LineWords read_words(std::string_view text, ByteSpan content);

/// True if the word begins with a capital letter.
bool is_capital(std::string_view text, ByteSpan word);

/// The text between a word of the line and the previous word.
std::string_view gap_before(std::string_view text, const LineWords& words, std::size_t word);

/// True if the content ends with one of these bytes, ignoring blanks and closing quotation marks.
bool ends_in(std::string_view text, ByteSpan content, std::string_view ends);

/// True for a line of rule characters without letters and digits: "-----".
bool is_rule(std::string_view content);

}  // namespace pseudo::recognition
