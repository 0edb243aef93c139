#include "format/json_text.h"

#include <fmt/format.h>

#include <algorithm>
#include <array>

namespace pseudo {
namespace {

// The character behind the backslash in the escape of each character; NUL where none is needed.
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

}  // namespace

void append_json_string(std::string& out, std::string_view text) {
  out += '"';
  std::size_t copied = 0;
  for (std::size_t i = 0; i < text.size(); ++i) {
    const auto byte = static_cast<unsigned char>(text[i]);
    const char escape = kEscapes[byte];
    if (escape == '\0') continue;
    out.append(text, copied, i - copied).append({'\\', escape});
    if (escape == 'u') out += fmt::format("{:04x}", byte);
    copied = i + 1;
  }
  out.append(text, copied).push_back('"');
}

}  // namespace pseudo
