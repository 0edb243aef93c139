#include "format/json_text.h"

#include <fmt/format.h>

#include <array>
#include <cstdint>

#include "text/short_strings.h"

namespace pseudo {
namespace {

// The character after the backslash in the escape of each character; NUL if it needs no escape.
constexpr std::array<char, 256> kEscapes = [] {
  std::array<char, 256> escapes{};
  std::fill_n(escapes.begin(), 0x20, 'u');
  for (const char c : {'"', '\\'}) escapes[static_cast<unsigned char>(c)] = c;
  escapes['\b'] = 'b';
  escapes['\f'] = 'f';
  escapes['\n'] = 'n';
  escapes['\r'] = 'r';
  escapes['\t'] = 't';
  return escapes;
}();

bool needs_escape(char c) { return kEscapes[static_cast<unsigned char>(c)] != '\0'; }

// True if one of eight bytes may need an escape.
bool may_need_escape(std::uint64_t block) {
  using text::short_strings::kHighBits, text::short_strings::kLowBits;
  // Sets the high bit of each zero byte, and possibly of higher bytes. Source: Warren, Hacker's
  // Delight, 6-1.
  const auto zeros = [](std::uint64_t bytes) { return (bytes - kLowBits) & ~bytes; };
  const std::uint64_t controls = (block - kLowBits * 0x20) & ~block;
  return ((controls | zeros(block ^ (kLowBits * '"')) | zeros(block ^ (kLowBits * '\\'))) &
          kHighBits) != 0;
}

// The first byte from `pos` on that needs an escape, or the end.
std::size_t find_escape(std::string_view text, std::size_t pos) {
  constexpr std::size_t kBlock = sizeof(std::uint64_t);
  for (; pos + kBlock <= text.size(); pos += kBlock) {
    if (may_need_escape(text::short_strings::load<std::uint64_t>(text, pos))) break;
  }
  while (pos < text.size() && !needs_escape(text[pos])) ++pos;
  return pos;
}

}  // namespace

void append_json_string(std::string& out, std::string_view text) {
  out += '"';
  std::size_t copied = 0;
  for (std::size_t at = find_escape(text, 0); at < text.size(); at = find_escape(text, copied)) {
    const auto byte = static_cast<unsigned char>(text[at]);
    const char escape = kEscapes[byte];
    out.append(text, copied, at - copied).push_back('\\');
    out += escape;
    if (escape == 'u') out += fmt::format("{:04x}", byte);
    copied = at + 1;
  }
  out.append(text, copied).push_back('"');
}

}  // namespace pseudo
