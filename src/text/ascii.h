// Single bytes of ASCII text: digits, letters and their case, white space. Bytes beyond ASCII
// have none of these properties.
#pragma once

namespace pseudo::text {

constexpr bool is_ascii_digit(char c) { return c >= '0' && c <= '9'; }
constexpr bool is_ascii_upper(char c) { return c >= 'A' && c <= 'Z'; }
constexpr bool is_ascii_lower(char c) { return c >= 'a' && c <= 'z'; }
constexpr bool is_ascii_letter(char c) { return is_ascii_upper(c) || is_ascii_lower(c); }

/// A blank, a tab or a byte of a line end.
constexpr bool is_ascii_space(char c) { return c == ' ' || c == '\t' || c == '\r' || c == '\n'; }

/// Lower case of a letter; any other byte unchanged.
constexpr char ascii_lower(char c) {
  return is_ascii_upper(c) ? static_cast<char>(c + ('a' - 'A')) : c;
}

/// The value of a decimal digit.
constexpr int digit_value(char c) { return c - '0'; }

/// The value of a hexadecimal digit of either case, -1 for any other byte.
constexpr int hex_digit_value(char c) {
  if (is_ascii_digit(c)) return c - '0';
  const char lower = ascii_lower(c);
  return lower >= 'a' && lower <= 'f' ? lower - 'a' + 10 : -1;
}

}  // namespace pseudo::text
