// What counts as blank, by name: within a line, in plain ASCII text, in Unicode.
#pragma once

#include <string_view>

#include "text/chars.h"
#include "text/utf8.h"

namespace pseudo::text {

/// Divide words within a line.
constexpr bool is_inline_blank(char c) { return c == ' ' || c == '\t'; }

/// Divide words of a text of several lines; no other character counts.
inline constexpr std::string_view kAsciiBlanks = " \t\r\n";
constexpr bool is_ascii_blank(char c) { return kAsciiBlanks.find(c) != std::string_view::npos; }

/// Nothing but white space of any kind (text::is_space); true for "".
inline bool is_white_space(std::string_view utf8) {
  for (std::size_t pos = 0; pos < utf8.size();) {
    if (!is_space(next(utf8, pos))) return false;
  }
  return true;
}

}  // namespace pseudo::text
