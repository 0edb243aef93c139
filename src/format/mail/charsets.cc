#include "format/mail/charsets.h"

#include <algorithm>
#include <array>
#include <cstddef>
#include <optional>

#include "format/mail/gmime_handles.h"
#include "text/ascii_words.h"
#include "text/utf8.h"

namespace pseudo {

namespace {

constexpr char32_t kReplacement = 0xFFFD;
constexpr std::size_t kLongestName = 40;  // bytes; longer than any charset name
constexpr std::size_t kLongestTorn = 4;   // bytes of an incomplete character at the end

/// The Windows-1252 characters 0x80 to 0x9F; U+FFFD for the five that are undefined.
constexpr std::array<char32_t, 32> kWindows = {
    0x20AC, 0xFFFD, 0x201A, 0x0192, 0x201E, 0x2026, 0x2020, 0x2021, 0x02C6, 0x2030, 0x0160,
    0x2039, 0x0152, 0xFFFD, 0x017D, 0xFFFD, 0xFFFD, 0x2018, 0x2019, 0x201C, 0x201D, 0x2022,
    0x2013, 0x2014, 0x02DC, 0x2122, 0x0161, 0x203A, 0x0153, 0xFFFD, 0x017E, 0x0178};

std::string from_windows(std::string_view bytes) {
  std::string text;
  text.reserve(bytes.size() + bytes.size() / 8);
  for (const char c : bytes) {
    const auto byte = static_cast<unsigned char>(c);
    const bool is_open = byte >= 0x80 && byte < 0xA0;
    text::append(text, is_open ? kWindows[byte - 0x80U] : byte);
  }
  return text;
}

std::string without_nul(std::string text) {
  if (text.find('\0') == std::string::npos) return text;
  std::string kept;
  for (const char c : text) {
    if (c == '\0') {
      text::append(kept, kReplacement);
    } else {
      kept += c;
    }
  }
  return kept;
}

/// Nothing if the bytes are not valid in that charset. An incomplete character at the end becomes
/// U+FFFD.
std::optional<std::string> convert(std::string_view bytes, const std::string& charset) {
  std::size_t read = 0;
  std::size_t written = 0;
  const OwnedBytes converted(g_convert(bytes.data(), static_cast<gssize>(bytes.size()), "UTF-8",
                                       charset.c_str(), &read, &written, nullptr));
  if (!converted || bytes.size() - read > kLongestTorn) return std::nullopt;
  std::string text(converted.get(), written);
  if (read < bytes.size()) text::append(text, kReplacement);
  if (text::find_invalid_utf8(text)) return std::nullopt;
  return text;
}

std::optional<std::string> as_utf8(std::string_view bytes) {
  const std::optional<std::size_t> bad = text::find_invalid_utf8(bytes);
  if (!bad) return std::string(bytes);
  const bool is_torn = bytes.size() - *bad < kLongestTorn &&
                       static_cast<unsigned char>(bytes[*bad]) >= 0xC2 &&
                       std::ranges::all_of(bytes.substr(*bad + 1), text::is_trail);
  if (!is_torn) return std::nullopt;
  std::string text(bytes.substr(0, *bad));
  text::append(text, kReplacement);
  return text;
}

std::optional<std::string> as_named(std::string_view bytes, const std::string& charset) {
  if (charset.empty() || charset.size() > kLongestName) return std::nullopt;
  if (charset == "utf-8" || charset == "utf8") return as_utf8(bytes);
  if (charset == "us-ascii" || charset == "ascii") {
    return text::is_ascii(bytes) ? std::optional(std::string(bytes)) : std::nullopt;
  }
  // Mails labelled ISO 8859-1 are usually Windows-1252, as text has no use for the control
  // characters 0x80 to 0x9F of ISO 8859-1.
  const bool is_latin = charset == "iso-8859-1" || charset == "windows-1252" ||
                        charset == "cp1252" || charset == "latin1";
  return is_latin ? std::optional(from_windows(bytes)) : convert(bytes, charset);
}

}  // namespace

DecodedText decode_charset(std::string_view bytes, std::string_view charset) {
  if (std::optional<std::string> text = as_named(bytes, text::ascii_lower(charset))) {
    return {without_nul(std::move(*text)), false};
  }
  std::optional<std::string> text = as_utf8(bytes);
  return {without_nul(text ? std::move(*text) : from_windows(bytes)), !charset.empty()};
}

}  // namespace pseudo
