#include "lang/de/context/word_part.h"

#include <algorithm>
#include <string_view>

#include "lang/de/context/beside_word.h"
#include "lang/name_words.h"
#include "text/ascii.h"
#include "text/blanks.h"
#include "text/chars.h"
#include "text/fold.h"
#include "text/utf8.h"

namespace pseudo::lang::de {
namespace {

bool is_letter_before(std::string_view text, std::size_t pos) {
  return pos > 0 && text::is_letter(text::previous(text, pos));
}

// True where a part of a word may begin or end: at the borders of the word, at a digit, and between
// a small letter and a capital.
bool divides_parts(std::string_view text, std::size_t pos) {
  if (!is_letter_before(text, pos) || pos >= text.size()) return true;
  std::size_t before = pos;
  std::size_t after = pos;
  const char32_t next = text::next(text, after);
  return !text::is_letter(next) ||
         (text::is_lower(text::previous(text, before)) && text::is_upper(next));
}

// Extends the word to the blanks around it.
std::string_view token_around(std::string_view text, ByteSpan word) {
  constexpr std::size_t kLongest = 128;  // bytes on each side
  const std::size_t first = word.begin > kLongest ? word.begin - kLongest : 0;
  while (word.begin > first && !text::is_ascii_blank(text[word.begin - 1])) {
    --word.begin;
  }
  const std::size_t last = std::min(text.size(), word.end + kLongest);
  while (word.end < last && !text::is_ascii_blank(text[word.end])) ++word.end;
  return slice(text, word);
}

// True for addresses, file names and handles, which join words without marking where they meet.
bool is_technical(std::string_view token) {
  if (token.find_first_of("@#_~\\") != std::string_view::npos) return true;
  if (token.find("//") != std::string_view::npos) return true;
  for (std::size_t pos = 1; pos + 1 < token.size(); ++pos) {
    const char next = token[pos + 1];
    const bool is_joined =
        text::is_ascii_digit(next) || text::is_lower(static_cast<unsigned char>(next));
    const char before = token[pos - 1];
    if (token[pos] == '.' && is_joined && before != '.') return true;
  }
  return false;
}

// True for a given name, which suggests that the next part is a name, too: "eva" in "evahuberin".
bool is_given_part(const Rules& rules, std::string_view part) {
  constexpr std::size_t kShortest = 3;  // letters; shorter ones may be any syllable
  return part.size() >= kShortest && rules.names.knows_given(text::fold_key(part));
}

}  // namespace

ByteSpan whole_word(std::string_view text, ByteSpan span) {
  constexpr int kLongest = 64;  // characters on each side
  for (int i = 0; i < kLongest && span.begin > 0; ++i) {
    std::size_t before = span.begin;
    if (!text::is_word(text::previous(text, before))) break;
    span.begin = before;
  }
  for (int i = 0; i < kLongest && span.end < text.size(); ++i) {
    std::size_t after = span.end;
    if (!text::is_word(text::next(text, after))) break;
    span.end = after;
  }
  return span;
}

bool is_part_by_chance(const Rules& rules, std::string_view text, ByteSpan span, ByteSpan word,
                       std::string_view key) {
  constexpr std::size_t kTelling = 10;  // letters
  if (key.size() >= kTelling || is_technical(token_around(text, word))) return false;
  if (!divides_parts(text, span.begin)) {
    return !is_given_part(rules, slice(text, {word.begin, span.begin}));
  }
  return !divides_parts(text, span.end) && starts_small(text, span.begin);
}

}  // namespace pseudo::lang::de
