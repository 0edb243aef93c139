// Words compared and converted without regard to ASCII case. Bytes beyond ASCII are compared as
// they are.
#pragma once

#include <algorithm>
#include <string>
#include <string_view>

#include "text/ascii.h"

namespace pseudo::text {

/// A letter, a digit or a byte beyond ASCII.
constexpr bool is_word_byte(char c) {
  return is_ascii_letter(c) || is_ascii_digit(c) || static_cast<unsigned char>(c) >= 0x80;
}

/// All letters in lower case.
inline std::string ascii_lower(std::string_view word) {
  std::string lower(word);
  for (char& c : lower) c = ascii_lower(c);
  return lower;
}

inline bool same_ascii_word(std::string_view a, std::string_view b) {
  return std::ranges::equal(
      a, b, {}, [](char c) { return ascii_lower(c); }, [](char c) { return ascii_lower(c); });
}

inline bool begins_with_ascii_word(std::string_view text, std::string_view begin) {
  return text.size() >= begin.size() && same_ascii_word(text.substr(0, begin.size()), begin);
}

inline bool ends_with_ascii_word(std::string_view text, std::string_view end) {
  return text.size() >= end.size() && same_ascii_word(text.substr(text.size() - end.size()), end);
}

}  // namespace pseudo::text
