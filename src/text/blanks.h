// Definitions of "blank": within a line, in ASCII text, in Unicode.
#pragma once

#include <string_view>

#include "text/chars.h"
#include "text/utf8.h"

namespace pseudo::text {

/// True for characters that separate words within a line.
constexpr bool is_inline_blank(char c) { return c == ' ' || c == '\t'; }

/// Characters that separate words in ASCII text of several lines.
inline constexpr std::string_view kAsciiBlanks = " \t\r\n";
constexpr bool is_ascii_blank(char c) { return kAsciiBlanks.find(c) != std::string_view::npos; }

/// True if the text consists of white space (text::is_space) or is empty.
inline bool is_white_space(std::string_view utf8) {
  for (std::size_t pos = 0; pos < utf8.size();) {
    if (!is_space(next(utf8, pos))) return false;
  }
  return true;
}

}  // namespace pseudo::text
