#include "values/characters.h"

#include "text/alphabet.h"
#include "text/ascii.h"
#include "text/chars.h"
#include "text/fold.h"
#include "text/utf8.h"

namespace pseudo::values {
namespace {

/// Advances `pos` past the character or other code point that begins there; returns true for a
/// character.
bool take_character(std::string_view surface, std::size_t& pos) {
  const char32_t c = text::next(surface, pos);
  if (text::digit_value(c) >= 0) return true;
  if (!text::is_letter(c)) return false;
  pos = skip_marks(surface, pos);
  return true;
}

void append_character(std::string& key, std::string_view character, LetterCase letter_case) {
  const std::string composed = text::to_nfc(character);
  std::size_t pos = 0;
  const char32_t c = text::next(composed, pos);
  text::append(key, letter_case == LetterCase::kUpper ? text::upper(c) : text::lower(c));
}

/// A digit in the script of the original digit, or a letter in the case of the original letter.
char32_t in_place_of(char32_t original, char32_t drawn) {
  const int digit = text::digit_value(original);
  const int value = text::digit_value(drawn);
  if (digit >= 0 && value >= 0) {
    return original - static_cast<char32_t>(digit) + static_cast<char32_t>(value);
  }
  return text::is_lower(original) ? text::lower(drawn) : text::upper(drawn);
}

}  // namespace

std::size_t skip_marks(std::string_view surface, std::size_t pos) {
  while (pos < surface.size() && static_cast<unsigned char>(surface[pos]) >= 0x80) {
    std::size_t next = pos;
    if (!text::is_mark(text::next(surface, next))) break;
    pos = next;
  }
  return pos;
}

std::vector<ByteSpan> find_characters(std::string_view surface, std::size_t from) {
  std::vector<ByteSpan> characters;
  characters.reserve(surface.size() - from);
  for (std::size_t pos = from; pos < surface.size();) {
    const std::size_t begin = pos;
    if (take_character(surface, pos)) characters.push_back({begin, pos});
  }
  return characters;
}

std::string join_characters(std::string_view surface, const std::vector<ByteSpan>& characters,
                            LetterCase letter_case) {
  std::string key;
  key.reserve(characters.size());
  for (const ByteSpan& character : characters) {
    append_character(key, surface.substr(character.begin, character.size()), letter_case);
  }
  return key;
}

std::string join_with_punctuation(std::string_view surface, const std::vector<ByteSpan>& characters,
                                  LetterCase letter_case) {
  std::string key;
  std::size_t from = characters.front().begin;
  for (const ByteSpan& character : characters) {
    for (std::size_t pos = from; pos < character.begin;) {
      const char32_t c = text::next(surface, pos);
      if (!text::is_space(c)) text::append(key, text::is_hyphen(c) ? U'-' : c);
    }
    append_character(key, surface.substr(character.begin, character.size()), letter_case);
    from = character.end;
  }
  return key;
}

std::string fill_characters(std::string_view surface, const std::vector<ByteSpan>& characters,
                            std::string_view drawn) {
  if (characters.empty()) return std::string(drawn);
  std::string result;
  result.reserve(surface.size());
  std::size_t copied = 0;
  std::size_t at = 0;
  for (const ByteSpan& character : characters) {
    result.append(surface.substr(copied, character.begin - copied));
    copied = character.end;
    std::size_t begin = at;
    while (at < drawn.size() && !take_character(drawn, at)) begin = at;
    if (begin == at) continue;  // no character is left
    std::size_t pos = character.begin;
    const char32_t original = text::next(surface, pos);
    text::append(result, in_place_of(original, text::next(drawn, begin)));
  }
  result.append(surface.substr(copied));
  return result;
}

}  // namespace pseudo::values
