#include "text/fold.h"

#include <unicode/bytestream.h>
#include <unicode/casemap.h>

#include <algorithm>
#include <array>
#include <cstddef>
#include <cstdint>
#include <cstring>

#include "text/chars.h"
#include "text/normalizers.h"
#include "text/short_strings.h"
#include "text/utf8.h"

namespace pseudo::text {
namespace {

std::string normalize(const icu::Normalizer2& form, std::string_view utf8) {
  UErrorCode status = U_ZERO_ERROR;
  std::string normalized;
  icu::StringByteSink<std::string> sink(&normalized);
  form.normalizeUTF8(0, as_piece(utf8), sink, nullptr, status);
  require_success(status);
  return normalized;
}

std::string fold_case(std::string_view utf8) {
  std::string folded;
  UErrorCode status = U_ZERO_ERROR;
  icu::StringByteSink<std::string> sink(&folded);
  icu::CaseMap::utf8Fold(0, as_piece(utf8), sink, nullptr, status);
  require_success(status);
  return folded;
}

/// The key byte of each ASCII character; ' ' for separators.
constexpr std::array<char, 128> kAsciiFold = [] {
  std::array<char, 128> fold{};
  for (std::size_t i = 0; i < fold.size(); ++i) fold[i] = static_cast<char>(i);
  for (std::size_t i = 'A'; i <= 'Z'; ++i) fold[i] = static_cast<char>(i + 0x20);
  for (const char separator : {'\t', '\n', '\v', '\f', '\r', ' ', '-'}) {
    fold[static_cast<unsigned char>(separator)] = ' ';
  }
  fold['`'] = '\'';
  return fold;
}();

/// The same for bytes that yield one byte of the key regardless of context; NUL for others.
constexpr std::array<char, 256> kPlainFold = [] {
  std::array<char, 256> fold{};
  for (std::size_t i = 0; i < kAsciiFold.size(); ++i) {
    if (kAsciiFold[i] != ' ') fold[i] = kAsciiFold[i];
  }
  return fold;
}();

// SWAR helpers on blocks of eight bytes.

/// Sets the high bit of each byte that is at least `least`. Precondition: all bytes are ASCII.
constexpr std::uint64_t not_below(std::uint64_t ascii, unsigned char least) {
  return (ascii + short_strings::kLowBits * (0x80U - least)) & short_strings::kHighBits;
}

/// True if all bytes are ASCII letters, digits, or punctuation from '.' on except '`': each of them
/// yields one byte of the key.
constexpr bool all_plain(std::uint64_t block) {
  if ((block & short_strings::kHighBits) != 0) return false;
  const std::uint64_t no_backtick = not_below(block ^ (short_strings::kLowBits * '`'), 1);
  return (not_below(block, '.') & no_backtick) == short_strings::kHighBits;
}

constexpr std::uint64_t block_to_lower(std::uint64_t ascii) {
  const std::uint64_t capitals = not_below(ascii, 'A') & ~not_below(ascii, 'Z' + 1);
  return ascii | (capitals >> 2U);
}

/// Appends `c` to a key of sufficient capacity and returns the new end. Collapses blanks and drops
/// leading ones.
char* put(char c, const char* begin, char* end) {
  if (c == ' ' && (end == begin || end[-1] == ' ')) return end;
  *end = c;
  return end + 1;
}

/// Appends a code point of case folded text: a blank for a separator, nothing if invisible.
char* put_letter(char32_t c, const char* begin, char* end) {
  if (c < 0x80) return put(kAsciiFold[c], begin, end);
  if (const std::string_view letters = written_out(c); !letters.empty()) {
    for (const char letter : letters) *end++ = letter;
    return end;
  }
  if (is_invisible(c)) return end;
  if (is_space(c) || is_hyphen(c)) return put(' ', begin, end);
  if (is_apostrophe(c)) return put('\'', begin, end);
  std::string letter;
  append(letter, c);
  for (const char byte : letter) *end++ = byte;
  return end;
}

void truncate(std::string& key, const char* end) {
  if (end != key.data() && end[-1] == ' ') --end;
  key.resize(static_cast<std::size_t>(end - key.data()));
}

std::string fold_with_icu(std::string_view utf8) {
  const std::string folded = fold_case(to_nfc(utf8));
  std::string key(folded.size(), '\0');
  char* end = key.data();
  for (std::size_t pos = 0; pos < folded.size();) {
    end = put_letter(next(folded, pos), key.data(), end);
  }
  truncate(key, end);
  return key;
}

/// True for Latin-1 letters and general punctuation: they are composed, have simple case folding
/// and never grow. Exception: the micro sign folds to a Greek letter.
bool is_simple(char32_t c) {
  return (c >= 0x80 && c < 0x100 && c != 0xB5) || (c >= 0x2000 && c < 0x2070);
}

constexpr char32_t lower_latin1(char32_t c) {
  return c >= 0xC0 && c < 0xDF && c != 0xD7 ? c + 0x20 : c;
}

constexpr char32_t kCombiningDiaeresis = 0x308;

char32_t with_diaeresis(char32_t c) {
  constexpr std::u32string_view kPlain = U"aouAOU";
  constexpr std::u32string_view kUmlauts = U"äöüÄÖÜ";
  const std::size_t index = kPlain.find(c);
  return index == std::u32string_view::npos ? c : kUmlauts[index];
}

/// True if the next letter of the word after [begin, end), or else the previous one, is upper case.
bool is_in_capitals(std::string_view utf8, std::size_t begin, std::size_t end) {
  if (end < utf8.size()) {
    const char32_t after = next(utf8, end);
    if (is_letter(after)) return is_upper(after);
  }
  return begin > 0 && is_upper(previous(utf8, begin));
}

/// The two key bytes for U+00C0 to U+00FF; UTF-8 encodes these as kLatin1LeadByte and one byte.
constexpr unsigned char kLatin1LeadByte = 0xC3;
constexpr std::array<std::array<char, 2>, 64> kLatin1Fold = [] {
  std::array<std::array<char, 2>, 64> fold{};
  for (std::size_t i = 0; i < fold.size(); ++i) {
    const char32_t lower = lower_latin1(static_cast<char32_t>(0xC0 + i));
    fold[i] = {static_cast<char>(kLatin1LeadByte), static_cast<char>(lower - 0x40)};
    if (lower == U'ä') fold[i] = {'a', 'e'};
    if (lower == U'ö') fold[i] = {'o', 'e'};
    if (lower == U'ü') fold[i] = {'u', 'e'};
    if (lower == U'ß') fold[i] = {'s', 's'};
  }
  return fold;
}();

/// Folds the text from `pos` on. `key` has the size of the text and already contains the plain
/// bytes before `pos`. Not inlined, as most keys are plain.
[[gnu::noinline]] void fold_rest(std::string& key, std::string_view utf8, std::size_t pos) {
  char* const begin = key.data();
  char* end = begin + pos;
  while (pos < utf8.size()) {
    const auto byte = static_cast<unsigned char>(utf8[pos]);
    if (byte < 0x80) {
      end = put(kAsciiFold[byte], begin, end);
      ++pos;
      continue;
    }
    if (byte == kLatin1LeadByte) {
      const auto& letters = kLatin1Fold[static_cast<unsigned char>(utf8[pos + 1]) & 0x3FU];
      *end++ = letters[0];
      *end++ = letters[1];
      pos += 2;
      continue;
    }
    const char32_t c = next(utf8, pos);
    if (!is_simple(c)) {
      key = fold_with_icu(utf8);
      return;
    }
    end = put_letter(lower_latin1(c), begin, end);
  }
  truncate(key, end);
}

/// Folds a text of at most 15 bytes; returns false if one of them is not plain.
bool fold_plain(std::string_view utf8, char* key) {
  using short_strings::load;
  const std::size_t size = utf8.size();
  const auto store = [key](auto block, std::size_t pos) {
    std::memcpy(key + pos, &block, sizeof block);
  };
  if (size >= 8) {
    const auto first = load<std::uint64_t>(utf8, 0);
    const auto last = load<std::uint64_t>(utf8, size - 8);
    if (!all_plain(first) || !all_plain(last)) return false;
    store(block_to_lower(first), 0);
    store(block_to_lower(last), size - 8);
    return true;
  }
  if (size >= 4) {
    const auto first = load<std::uint32_t>(utf8, 0);
    const auto last = load<std::uint32_t>(utf8, size - 4);
    const std::uint64_t both = first | std::uint64_t{last} << 32U;
    if (!all_plain(both)) return false;
    store(static_cast<std::uint32_t>(block_to_lower(both)), 0);
    store(static_cast<std::uint32_t>(block_to_lower(both) >> 32U), size - 4);
    return true;
  }
  for (std::size_t pos = 0; pos < size; ++pos) {
    key[pos] = kPlainFold[static_cast<unsigned char>(utf8[pos])];
    if (key[pos] == '\0') return false;
  }
  return true;
}

/// Has the maximum size of a string without heap allocation.
constexpr std::string_view kRoom = "               ";

std::string fold_short(std::string_view utf8) {
  std::string key(kRoom);  // copying a constant size needs no function call
  if (fold_plain(utf8, key.data())) {
    key.resize(utf8.size());
  } else {
    fold_rest(key, utf8, 0);
  }
  return key;
}

/// Not inlined, as most keys are short.
[[gnu::noinline]] std::string fold_long(std::string_view utf8) {
  std::string key(utf8);
  for (std::size_t pos = 0; pos < utf8.size(); ++pos) {
    const char plain = kPlainFold[static_cast<unsigned char>(utf8[pos])];
    if (plain == '\0') {
      fold_rest(key, utf8, pos);
      break;
    }
    key[pos] = plain;
  }
  return key;
}

}  // namespace

std::string_view written_out(char32_t c) {
  switch (c) {
    case U'ä':
      return "ae";
    case U'ö':
      return "oe";
    case U'ü':
      return "ue";
    case U'Ä':
      return "Ae";
    case U'Ö':
      return "Oe";
    case U'Ü':
      return "Ue";
    case U'ß':
      return "ss";
    case U'ẞ':
      return "SS";
    default:
      return {};
  }
}

std::string fold_key(std::string_view utf8) {
  return utf8.size() > kRoom.size() ? fold_long(utf8) : fold_short(utf8);
}

bool same_key(std::string_view a, std::string_view b) {
  if (equal(a, b)) return true;
  const auto plain = [](std::string_view text, std::size_t pos) {
    return kPlainFold[static_cast<unsigned char>(text[pos])];
  };
  const auto alike = [&](std::size_t pos) {
    return a[pos] == b[pos] || (plain(a, pos) != '\0' && plain(a, pos) == plain(b, pos));
  };
  const std::size_t both = std::min(a.size(), b.size());
  std::size_t pos = 0;
  while (pos < both && alike(pos)) ++pos;
  if (pos == a.size() && pos == b.size()) return true;
  // The keys differ if both texts have a plain letter here that no mark follows, or one text ends
  // here.
  const auto is_plain = [&](std::string_view text) {
    return plain(text, pos) != '\0' && (pos + 1 == text.size() || plain(text, pos + 1) != '\0');
  };
  if ((pos == a.size() || is_plain(a)) && (pos == b.size() || is_plain(b))) return false;
  return fold_key(a) == fold_key(b);
}

std::string to_nfc(std::string_view utf8) {
  if (is_ascii(utf8)) return std::string(utf8);
  return normalize(nfc_normalizer(), utf8);
}

std::string to_nfd(std::string_view utf8) {
  if (is_ascii(utf8)) return std::string(utf8);
  return normalize(nfd_normalizer(), utf8);
}

bool is_nfc(std::string_view utf8) {
  if (is_ascii(utf8)) return true;
  UErrorCode status = U_ZERO_ERROR;
  const bool is_normalized = nfc_normalizer().isNormalizedUTF8(as_piece(utf8), status) != 0;
  require_success(status);
  return is_normalized;
}

std::string write_out_umlauts(std::string_view utf8) {
  if (is_ascii(utf8)) return std::string(utf8);
  std::string written;
  written.reserve(utf8.size());
  for (std::size_t pos = 0; pos < utf8.size();) {
    const std::size_t begin = pos;
    char32_t c = next(utf8, pos);
    std::size_t after = pos;
    if (after < utf8.size() && next(utf8, after) == kCombiningDiaeresis && with_diaeresis(c) != c) {
      c = with_diaeresis(c);
      pos = after;
    }
    const std::string_view letters = written_out(c);
    if (letters.empty()) {
      written.append(utf8.substr(begin, pos - begin));
    } else if ((c == U'ß' || is_upper(c)) && is_in_capitals(utf8, begin, pos)) {
      for (const char letter : letters) append(written, upper(static_cast<unsigned char>(letter)));
    } else {
      written.append(letters);
    }
  }
  return written;
}

}  // namespace pseudo::text
