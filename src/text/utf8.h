// UTF-8: validation, iteration, counting. All other code expects valid UTF-8.
#pragma once

#include <cassert>
#include <cstddef>
#include <optional>
#include <string>
#include <string_view>

namespace pseudo::text {

/// The offset of the first byte that is not UTF-8 (surrogates and overlong forms are invalid).
std::optional<std::size_t> find_invalid_utf8(std::string_view bytes);

/// Returns the code point at byte `pos` and advances `pos` to the next one. Precondition: valid
/// UTF-8, `pos` is a boundary and less than the size.
inline char32_t next(std::string_view utf8, std::size_t& pos);
/// Returns the code point that ends before byte `pos` and moves `pos` to its start. Precondition:
/// pos > 0.
char32_t previous(std::string_view utf8, std::size_t& pos);
void append(std::string& utf8, char32_t code_point);

std::size_t count_code_points(std::string_view utf8);
/// True for a continuation byte: 0x80 to 0xBF.
inline bool is_trail(char byte) { return static_cast<signed char>(byte) < -0x40; }
/// True if `pos` is the end or the first byte of a code point.
inline bool is_boundary(std::string_view utf8, std::size_t pos) {
  return pos == utf8.size() || (pos < utf8.size() && !is_trail(utf8[pos]));
}
bool is_ascii(std::string_view bytes);

/// Implements next() for code points beyond ASCII.
char32_t next_of_several_bytes(std::string_view utf8, std::size_t& pos);

inline char32_t next(std::string_view utf8, std::size_t& pos) {
  assert(pos < utf8.size());
  const auto byte = static_cast<unsigned char>(utf8[pos]);
  if (byte >= 0x80) return next_of_several_bytes(utf8, pos);
  ++pos;
  return byte;
}

}  // namespace pseudo::text
