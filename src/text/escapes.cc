#include "text/escapes.h"

#include <algorithm>
#include <array>
#include <charconv>
#include <cstdint>
#include <utility>

#include "text/ascii.h"
#include "text/utf8.h"

namespace pseudo::text {
namespace {

struct Escape {
  std::size_t size = 0;  // of what is written; 0: none
  std::string read;
};

struct Named {
  std::string_view name;
  char32_t character;
};

// Entities of HTML: letters that are no letter with a mark, and blanks.
constexpr std::array<Named, 10> kNamed{{{"szlig", 0xDF},
                                        {"aelig", 0xE6},
                                        {"AElig", 0xC6},
                                        {"oelig", 0x153},
                                        {"OElig", 0x152},
                                        {"oslash", 0xF8},
                                        {"Oslash", 0xD8},
                                        {"nbsp", U' '},
                                        {"shy", 0xAD},
                                        {"amp", U'&'}}};
// What they call the mark behind a letter: "uuml".
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

// "" for what no text has.
std::string character(std::uint32_t code) {
  const bool is_character = code >= 0x20 && code != 0x7F && (code < 0x80 || code >= 0xA0) &&
                            (code < 0xD800 || code > 0xDFFF) && code <= 0x10FFFF;
  std::string utf8;
  if (is_character) append(utf8, code);
  return utf8;
}

// The byte of "%C3" or "=C3".
std::optional<unsigned char> byte_at(std::string_view utf8, std::size_t pos, char sign) {
  if (pos + 3 > utf8.size() || utf8[pos] != sign) return std::nullopt;
  const auto value = number_in(utf8.substr(pos + 1, 2), 16);
  if (!value) return std::nullopt;
  return static_cast<unsigned char>(*value);
}

Escape read_bytes(std::string_view utf8, std::size_t pos, char sign) {
  constexpr std::size_t kWritten = 3;
  constexpr std::size_t kMost = 4;  // bytes of a character
  const auto first = byte_at(utf8, pos, sign);
  if (!first) return {};
  std::string bytes;
  for (std::size_t at = pos; bytes.size() < kMost; at += kWritten) {
    const auto byte = byte_at(utf8, at, sign);
    if (!byte) break;
    bytes += static_cast<char>(*byte);
    if (*first < 0x80 || (bytes.size() > 1 && !find_invalid_utf8(bytes))) break;
  }
  if (*first >= 0x80 && !find_invalid_utf8(bytes)) return {kWritten * bytes.size(), bytes};
  return {kWritten, character(*first)};
}

std::string character_named(std::string_view name) {
  const auto known = std::ranges::find(kNamed, name, &Named::name);
  if (known != kNamed.end()) return character(known->character);
  const bool has_letter = name.size() > 1 && is_ascii_lower(ascii_lower(name[0]));
  const auto mark =
      has_letter ? std::ranges::find(kMarks, name.substr(1), &Named::name) : kMarks.end();
  return mark == kMarks.end() ? std::string() : name[0] + character(mark->character);
}

Escape read_reference(std::string_view utf8, std::size_t pos) {
  constexpr std::size_t kLongest = 10;
  const std::size_t end = utf8.substr(pos, kLongest).find(';');
  if (end == std::string_view::npos || end < 3) return {};
  const std::string_view name = utf8.substr(pos + 1, end - 1);
  if (name[0] != '#') return {end + 1, character_named(name)};
  const bool is_hex = name[1] == 'x' || name[1] == 'X';
  const auto code = number_in(name.substr(is_hex ? 2 : 1), is_hex ? 16 : 10);
  return code ? Escape{end + 1, character(*code)} : Escape();
}

Escape read_code(std::string_view utf8, std::size_t pos) {
  constexpr std::size_t kWritten = 6;  // \u00fc
  if (pos + kWritten > utf8.size() || utf8[pos + 1] != 'u') return {};
  const auto code = number_in(utf8.substr(pos + 2, 4), 16);
  return code ? Escape{kWritten, character(*code)} : Escape();
}

Escape escape_at(std::string_view utf8, std::size_t pos) {
  switch (utf8[pos]) {
    case '%':
    case '=':
      return read_bytes(utf8, pos, utf8[pos]);
    case '&':
      return read_reference(utf8, pos);
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
  constexpr std::string_view kSigns = "%&=\\";
  std::optional<Assembled> out;
  std::size_t done = 0;
  for (std::size_t pos = utf8.find_first_of(kSigns); pos != std::string_view::npos;
       pos = utf8.find_first_of(kSigns, pos)) {
    const Escape escape = escape_at(utf8, pos);
    if (escape.read.empty()) {
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
