// The words of a mention and what stands between them.
#pragma once

#include <string>
#include <string_view>
#include <vector>

#include "pseudo/language.h"

namespace pseudo::lang {

/// One word. Views the surface.
struct Token {
  Token(std::string_view surface, ByteSpan where, bool has_dot);

  ByteSpan span;             ///< In bytes of the surface.
  std::string_view written;  ///< What stands there, without a dot at the end.
  std::string composed;      ///< `written` in NFC, where it is not.
  std::string folded;        ///< Of `written`.
  bool dot;                  ///< A dot follows, inside the span.
  [[nodiscard]] std::string_view text() const { return composed.empty() ? written : composed; }
};
using Tokens = std::vector<Token>;

/// Runs of letters, marks and digits with the apostrophes in and behind them and the dot behind
/// them; hyphens and blanks divide.
Tokens tokenize(std::string_view surface);

/// Closes the gaps between parts (and at both ends) with literals and sorts them.
void close_gaps(Analysis& parts, std::string_view surface, Category category);

/// One letter, or up to three letters and a dot.
bool looks_like_initial(const Token& token);

/// False for a word all in capitals or all in lower case.
bool is_natural_case(std::string_view text);

/// As a lexicon would write it: all capitals or all lower case become a capitalized word.
std::string natural_case(std::string_view text);

/// What is left of `text` when a folded ending of it is taken off: endings are ASCII but for the
/// apostrophe, so code points agree.
std::string_view cut_ending(std::string_view text, std::string_view ending);

bool is_all_upper(std::string_view text);
bool is_all_lower(std::string_view text);
bool starts_with_lower(std::string_view text);
bool starts_with_upper(std::string_view text);

}  // namespace pseudo::lang
