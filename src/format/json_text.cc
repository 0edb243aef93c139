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

bool needs_escape(char c) { return kEscapes[static_cast<unsigned char>(c)] != '\0'; }

}  // namespace

void append_json_string(std::string& out, std::string_view text) {
  out += '"';
  auto copied = text.begin();
  for (auto at = text.begin(); (at = std::find_if(at, text.end(), needs_escape)) != text.end();) {
    const auto byte = static_cast<unsigned char>(*at);
    const char escape = kEscapes[byte];
    out.append(copied, at).push_back('\\');
    out += escape;
    if (escape == 'u') out += fmt::format("{:04x}", byte);
    copied = ++at;
  }
  out.append(copied, text.end()).push_back('"');
}

}  // namespace pseudo
