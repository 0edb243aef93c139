#include "text/encoded_words.h"

#include <cstdint>
#include <optional>

#include "text/ascii_words.h"
#include "text/utf8.h"

namespace pseudo::text {
namespace {

std::optional<std::string> decode_base64(std::string_view digits) {
  constexpr std::string_view kDigits =
      "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/";
  constexpr unsigned kBitsOfDigit = 6;
  while (digits.ends_with('=')) digits.remove_suffix(1);
  std::string bytes;
  std::uint32_t bits = 0;
  unsigned count = 0;  // of valid bits
  for (const char digit : digits) {
    const std::size_t value = kDigits.find(digit);
    if (value == std::string_view::npos) return std::nullopt;
    bits = (bits << kBitsOfDigit) | static_cast<std::uint32_t>(value);
    count += kBitsOfDigit;
    if (count < 8) continue;
    count -= 8;
    bytes += static_cast<char>((bits >> count) & 0xFFU);
  }
  return bytes;
}

std::string utf8_of_latin1(std::string_view bytes) {
  std::string utf8;
  for (const char byte : bytes) append(utf8, static_cast<unsigned char>(byte));
  return utf8;
}

std::optional<std::string> in_utf8(std::string_view charset, std::string bytes) {
  const std::string name = ascii_lower(charset);
  if (name == "utf-8" || name == "us-ascii") {
    return find_invalid_utf8(bytes) ? std::nullopt : std::optional(std::move(bytes));
  }
  if (name == "iso-8859-1" || name == "iso-8859-15" || name == "windows-1252") {
    return utf8_of_latin1(bytes);
  }
  return std::nullopt;
}

}  // namespace

EncodedWord read_encoded_word(std::string_view utf8) {
  constexpr std::size_t kLongest = 256;  // bytes; RFC 2047 allows 75
  const std::string_view near = utf8.substr(0, kLongest);
  if (!near.starts_with("=?")) return {};
  const std::size_t charset_end = near.find('?', 2);
  if (charset_end == std::string_view::npos) return {};
  const std::string_view encoding = near.substr(charset_end, 3);
  if (encoding != "?B?" && encoding != "?b?") return {};
  const std::size_t begin = charset_end + encoding.size();
  const std::size_t end = near.find("?=", begin);
  if (end == std::string_view::npos) return {};
  auto bytes = decode_base64(near.substr(begin, end - begin));
  if (!bytes) return {};
  auto read = in_utf8(near.substr(2, charset_end - 2), *std::move(bytes));
  return read ? EncodedWord{end + 2, *std::move(read)} : EncodedWord();
}

}  // namespace pseudo::text
