#include "text/escapes.h"

#include <algorithm>
#include <array>
#include <charconv>
#include <cstdint>
#include <utility>

#include "text/ascii.h"
#include "text/ascii_words.h"
#include "text/encoded_words.h"
#include "text/utf8.h"

namespace pseudo::text {
namespace {

struct Escape {
  std::size_t size = 0;  // bytes of the escape in the input; 0: not an escape
  std::string read;      // the decoded text; "" for a tag
};

struct Named {
  std::string_view name;
  char32_t character;
};

// HTML entities for letters that are not a base letter with a diacritic, and for blanks.
constexpr std::array<Named, 17> kNamed{{{"szlig", 0xDF},
                                        {"aelig", 0xE6},
                                        {"AElig", 0xC6},
                                        {"oelig", 0x153},
                                        {"OElig", 0x152},
                                        {"oslash", 0xF8},
                                        {"Oslash", 0xD8},
                                        {"nbsp", U' '},
                                        {"shy", 0xAD},
                                        {"zwnj", 0x200C},
                                        {"zwj", 0x200D},
                                        {"apos", U'\''},
                                        {"lsquo", 0x2018},
                                        {"rsquo", 0x2019},
                                        {"quot", U'"'},
                                        {"ndash", 0x2013},
                                        {"amp", U'&'}}};
// HTML names of diacritics, as in "uuml".
constexpr std::array<Named, 8> kMarks{{{"uml", 0x308},
                                       {"acute", 0x301},
                                       {"grave", 0x300},
                                       {"circ", 0x302},
                                       {"tilde", 0x303},
                                       {"ring", 0x30A},
                                       {"cedil", 0x327},
                                       {"caron", 0x30C}}};

std::optional<std::uint32_t> number_in(std::string_view digits, int base) {
  std::uint32_t value = 0;
  const auto [end, fault] =
      std::from_chars(digits.data(), digits.data() + digits.size(), value, base);
  if (fault != std::errc() || end != digits.data() + digits.size()) return std::nullopt;
  return value;
}

// The UTF-8 of a code point, or "" if it does not occur in texts.
std::string character(std::uint32_t code) {
  const bool is_character = code >= 0x20 && code != 0x7F && (code < 0x80 || code >= 0xA0) &&
                            (code < 0xD800 || code > 0xDFFF) && code <= 0x10FFFF;
  std::string utf8;
  if (is_character) append(utf8, code);
  return utf8;
}

struct WrittenByte {
  unsigned char value = 0;
  std::size_t size = 0;  // bytes of the escape in the input
};

// Decodes "%C3", "=C3", or "%25C3" (escaped twice) to a byte.
std::optional<WrittenByte> byte_at(std::string_view utf8, std::size_t pos, char escape) {
  constexpr std::string_view kTwice = "%25";
  constexpr std::size_t kDigits = 2;
  if (pos >= utf8.size() || utf8[pos] != escape) return std::nullopt;
  const auto read = [&](std::size_t head) -> std::optional<WrittenByte> {
    if (pos + head + kDigits > utf8.size()) return std::nullopt;
    const auto value = number_in(utf8.substr(pos + head, kDigits), 16);
    if (!value) return std::nullopt;
    return WrittenByte{static_cast<unsigned char>(*value), head + kDigits};
  };
  if (utf8.substr(pos, kTwice.size()) == kTwice) {
    if (const auto byte = read(kTwice.size())) return byte;
  }
  return read(1);
}

Escape read_bytes(std::string_view utf8, std::size_t pos, char escape) {
  constexpr std::size_t kMost = 4;  // maximum bytes of a character
  const auto first = byte_at(utf8, pos, escape);
  if (!first) return {};
  std::string bytes;
  std::size_t end = pos;
  while (bytes.size() < kMost) {
    const auto byte = byte_at(utf8, end, escape);
    if (!byte) break;
    bytes += static_cast<char>(byte->value);
    end += byte->size;
    if (first->value < 0x80 || (bytes.size() > 1 && !find_invalid_utf8(bytes))) break;
  }
  if (first->value >= 0x80 && !find_invalid_utf8(bytes)) return {end - pos, bytes};
  return {first->size, character(first->value)};
}

std::string character_named(std::string_view name) {
  const auto known = std::ranges::find(kNamed, name, &Named::name);
  if (known != kNamed.end()) return character(known->character);
  const bool has_letter = name.size() > 1 && is_ascii_lower(ascii_lower(name[0]));
  const auto mark =
      has_letter ? std::ranges::find(kMarks, name.substr(1), &Named::name) : kMarks.end();
  return mark == kMarks.end() ? std::string() : name[0] + character(mark->character);
}

constexpr std::size_t kLongestReference = 10;

Escape read_reference(std::string_view utf8, std::size_t pos) {
  const std::size_t end = utf8.substr(pos, kLongestReference).find(';');
  if (end == std::string_view::npos || end < 3) return {};
  const std::string_view name = utf8.substr(pos + 1, end - 1);
  if (name[0] != '#') return {end + 1, character_named(name)};
  const bool is_hex = name[1] == 'x' || name[1] == 'X';
  const auto code = number_in(name.substr(is_hex ? 2 : 1), is_hex ? 16 : 10);
  return code ? Escape{end + 1, character(*code)} : Escape();
}

// Decodes a character reference that was escaped twice: "&amp;uuml;".
Escape read_escaped_reference(std::string_view utf8, std::size_t pos) {
  constexpr std::string_view kAmpersand = "&amp;";
  Escape whole = read_reference(utf8, pos);
  if (whole.read != "&" || utf8.substr(pos, kAmpersand.size()) != kAmpersand) return whole;
  const std::size_t semicolon = pos + kAmpersand.size() - 1;
  if (semicolon + 1 == utf8.size() || utf8[semicolon + 1] == '&') return whole;
  std::string written = "&";
  written += utf8.substr(semicolon + 1, kLongestReference);
  Escape inner = read_reference(written, 0);
  if (inner.read.empty()) return whole;
  inner.size += kAmpersand.size() - 1;
  return inner;
}

// Tags that occur inside words: "Hu<b>ber</b>". Tags of cells, lines and paragraphs do not.
constexpr auto kInlineTags = std::to_array<std::string_view>(
    {"a", "b", "big", "br", "code", "em", "font", "i", "ins", "mark", "s", "small", "span",
     "strong", "sub", "sup", "tt", "u", "wbr"});

// Reads a tag that follows a word or another tag.
Escape read_tag(std::string_view utf8, std::size_t pos) {
  constexpr std::size_t kLongest = 256;  // bytes
  if (pos == 0 || (!is_word_byte(utf8[pos - 1]) && utf8[pos - 1] != '>')) return {};
  const std::string_view near = utf8.substr(pos, kLongest);
  const std::size_t begin = near.starts_with("</") ? 2 : 1;
  std::size_t end = begin;
  while (end < near.size() && is_ascii_letter(near[end])) ++end;
  const std::string name = ascii_lower(near.substr(begin, end - begin));
  if (std::ranges::find(kInlineTags, name) == kInlineTags.end()) return {};
  const std::size_t close = near.find_first_of("<>", end);
  if (close == std::string_view::npos || near[close] != '>') return {};
  const bool has_more = close > end && near[end] != ' ' && near[end] != '/' && near[end] != '\n';
  return has_more ? Escape() : Escape{close + 1, {}};
}

// Decodes the umlauts of TeX: \"u and \"{u}.
Escape read_tex_umlaut(std::string_view utf8, std::size_t pos) {
  constexpr std::string_view kBases = "aouAOU";
  const bool has_braces = utf8.substr(pos + 2).starts_with('{');
  const std::size_t base = pos + (has_braces ? 3 : 2);
  if (base >= utf8.size() || kBases.find(utf8[base]) == std::string_view::npos) return {};
  if (has_braces && !utf8.substr(base + 1).starts_with('}')) return {};
  constexpr char32_t kDiaeresis = 0x308;
  return {base + (has_braces ? 2 : 1) - pos, utf8[base] + character(kDiaeresis)};
}

Escape read_code(std::string_view utf8, std::size_t pos) {
  if (utf8.substr(pos).starts_with("\\\"")) return read_tex_umlaut(utf8, pos);
  constexpr std::size_t kWritten = 6;  // \u00fc
  if (pos + kWritten > utf8.size() || utf8[pos + 1] != 'u') return {};
  const auto code = number_in(utf8.substr(pos + 2, 4), 16);
  return code ? Escape{kWritten, character(*code)} : Escape();
}

// Windows-1252 characters of the bytes 0x80 to 0x9F; 0: unassigned. Source: unicode.org,
// CP1252.TXT.
constexpr std::array<char32_t, 32> kWindows1252{
    0x20AC, 0,      0x201A, 0x192,  0x201E, 0x2026, 0x2020, 0x2021, 0x2C6,  0x2030, 0x160,
    0x2039, 0x152,  0,      0x17D,  0,      0,      0x2018, 0x2019, 0x201C, 0x201D, 0x2022,
    0x2013, 0x2014, 0x2DC,  0x2122, 0x161,  0x203A, 0x153,  0,      0x17E,  0x178};

// The byte, 0x80 or above, that ISO 8859-1 or Windows-1252 decode to this character.
std::optional<char> single_byte_of(char32_t c) {
  constexpr char32_t kFirst = 0x80;
  if (c >= kFirst && c < 0x100) return static_cast<char>(c);
  const auto found = std::ranges::find(kWindows1252, c);
  if (c < kFirst || found == kWindows1252.end()) return std::nullopt;
  return static_cast<char>(kFirst + static_cast<char32_t>(found - kWindows1252.begin()));
}

// Decodes UTF-8 that was read in a single-byte encoding: "Ã¼", in lower case "ã¼", "Å¡", "â€™".
Escape read_wrong_encoding(std::string_view utf8, std::size_t pos) {
  std::size_t end = pos;
  char32_t lead = next(utf8, end);
  const bool is_punctuation = lead == U'â';
  if (lead == U'ã') lead = U'Ã';
  std::string bytes(1, static_cast<char>(lead));
  for (std::size_t count = is_punctuation ? 2 : 1; count > 0; --count) {
    if (end == utf8.size()) return {};
    const std::optional<char> byte = single_byte_of(next(utf8, end));
    if (!byte) return {};
    bytes += *byte;
  }
  return find_invalid_utf8(bytes) ? Escape() : Escape{end - pos, std::move(bytes)};
}

constexpr std::string_view kSigns = "%&=\\<";
constexpr char kLatin1Lead = '\xC3';  // as in UTF-8

// True for the first characters that read_wrong_encoding accepts, except ä and å, which occur in
// many words.
bool begins_wrong_encoding(std::string_view utf8, std::size_t pos) {
  constexpr std::string_view kSecondBytes = "\x83\x84\x85\xA2\xA3";
  return utf8[pos] == kLatin1Lead && pos + 2 < utf8.size() &&
         kSecondBytes.find(utf8[pos + 1]) != std::string_view::npos;
}

bool may_begin_escape(std::string_view utf8, std::size_t pos) {
  return kSigns.find(utf8[pos]) != std::string_view::npos || begins_wrong_encoding(utf8, pos);
}

// One search per character is faster than inspecting each byte.
bool has_escape(std::string_view utf8) {
  const auto has = [&](char escape) { return utf8.find(escape) != std::string_view::npos; };
  if (std::ranges::any_of(kSigns, has)) return true;
  for (std::size_t pos = utf8.find(kLatin1Lead); pos != std::string_view::npos;
       pos = utf8.find(kLatin1Lead, pos + 2)) {
    if (begins_wrong_encoding(utf8, pos)) return true;
  }
  return false;
}

Escape escape_at(std::string_view utf8, std::size_t pos) {
  switch (utf8[pos]) {
    case kLatin1Lead:
      return read_wrong_encoding(utf8, pos);
    case '=':
      if (EncodedWord word = read_encoded_word(utf8.substr(pos)); word.size > 0)
        return {word.size, std::move(word.read)};
      return read_bytes(utf8, pos, utf8[pos]);
    case '%':
      return read_bytes(utf8, pos, utf8[pos]);
    case '&':
      return read_escaped_reference(utf8, pos);
    case '<':
      return read_tag(utf8, pos);
    default:
      return read_code(utf8, pos);
  }
}

}  // namespace

void Assembled::append(std::string_view bytes, ByteSpan source) {
  if (bytes.empty()) return;
  pieces_.push_back({text_.size(), source, bytes.size() == source.size()});
  text_.append(bytes);
}

const Assembled::Piece& Assembled::piece_at(std::size_t pos) const {
  return *std::prev(std::ranges::upper_bound(pieces_, pos, {}, &Piece::begin));
}

ByteSpan Assembled::source(ByteSpan span) const {
  const Piece& first = piece_at(span.begin);
  const Piece& last = piece_at(span.end - 1);
  const std::size_t begin =
      first.is_copy ? first.source.begin + (span.begin - first.begin) : first.source.begin;
  const std::size_t end =
      last.is_copy ? last.source.begin + (span.end - last.begin) : last.source.end;
  return {begin, end};
}

std::optional<Assembled> without_escapes(std::string_view utf8) {
  if (!has_escape(utf8)) return std::nullopt;
  std::optional<Assembled> out;
  std::size_t done = 0;
  for (std::size_t pos = 0; pos < utf8.size();) {
    const Escape escape = may_begin_escape(utf8, pos) ? escape_at(utf8, pos) : Escape();
    const bool is_tag = utf8[pos] == '<' && escape.size > 0;
    if (escape.read.empty() && !is_tag) {
      ++pos;
      continue;
    }
    if (!out) out.emplace();
    out->append(utf8.substr(done, pos - done), {done, pos});
    done = pos + escape.size;
    out->append(escape.read, {pos, done});
    pos = done;
  }
  if (out) out->append(utf8.substr(done), {done, utf8.size()});
  return out;
}

}  // namespace pseudo::text
