#include "values/digits_letters.h"

#include <algorithm>
#include <cstddef>
#include <forward_list>
#include <vector>

#include "text/alphabet.h"
#include "text/chars.h"
#include "text/utf8.h"
#include "values/characters.h"

namespace pseudo::values {
namespace {

constexpr std::u32string_view kMarks = U"!#$%&*+-./:;=?@_~";
constexpr std::u32string_view kHouseLetters = U"abcdefgh";
constexpr std::u32string_view kHouseCapitals = U"ABCDEFGH";
constexpr std::u32string_view kLower = U"abcdefghijklmnopqrstuvwxyz";
constexpr std::u32string_view kUpper = U"ABCDEFGHIJKLMNOPQRSTUVWXYZ";
constexpr std::u32string_view kDigits = U"0123456789";

/// Owns alphabets that are not constants while characters refer to them.
using Foreign = std::forward_list<std::u32string>;

/// A character that may change, and its possible replacements.
struct Changeable {
  std::size_t begin;  // bytes of the surface, including combining marks of a letter
  std::size_t end;
  char32_t original;
  std::u32string_view choices;
  char32_t drawn = 0;
};

bool is_ascii_letter(char32_t c) { return (c >= U'a' && c <= U'z') || (c >= U'A' && c <= U'Z'); }

std::u32string_view letter_choices(char32_t c, const ScrambleRules& rules, Foreign& foreign) {
  if (rules.house_letters) {
    if (kHouseLetters.find(c) != kHouseLetters.npos) return kHouseLetters;
    if (kHouseCapitals.find(c) != kHouseCapitals.npos) return kHouseCapitals;
  }
  if (is_ascii_letter(c)) return c >= U'a' ? kLower : kUpper;
  std::u32string letters = text::letters_like(c);
  // The alphabet has no other letter, and any letter is better than the original.
  if (letters.size() < 2) return kLower;
  return foreign.emplace_front(std::move(letters));
}

std::u32string_view digit_choices(char32_t c, bool leads, const ScrambleRules& rules,
                                  Foreign& foreign) {
  const auto value = static_cast<std::size_t>(text::digit_value(c));
  std::u32string_view digits = kDigits;
  if (c >= 0x80) {
    std::u32string& own = foreign.emplace_front(kDigits);
    for (char32_t& digit : own) digit = digit - U'0' + c - static_cast<char32_t>(value);
    digits = own;
  }
  if (!leads || !rules.leading_zeros) return digits;
  return value == 0 ? digits.substr(0, 1) : digits.substr(1);
}

std::vector<Changeable> find_changeable(std::string_view surface, const ScrambleRules& rules,
                                        Foreign& foreign) {
  std::vector<Changeable> characters;
  characters.reserve(surface.size());
  bool after_digit = false;
  for (std::size_t pos = 0; pos < surface.size();) {
    const std::size_t begin = pos;
    const char32_t c = text::next(surface, pos);
    const bool digit = text::digit_value(c) >= 0;
    if (digit) {
      characters.push_back({begin, pos, c, digit_choices(c, !after_digit, rules, foreign)});
    } else if (is_ascii_letter(c) || (c >= 0x80 && text::is_letter(c))) {
      pos = skip_marks(surface, pos);
      characters.push_back({begin, pos, c, letter_choices(c, rules, foreign)});
    } else if (c >= 0x80 && text::is_content(c)) {
      characters.push_back({begin, pos, c, text::is_number(c) ? kDigits : kLower});
    }
    after_digit = digit;
  }
  return characters;
}

std::vector<Changeable> find_marks(std::string_view surface) {
  std::vector<Changeable> characters;
  for (std::size_t pos = 0; pos < surface.size();) {
    const std::size_t begin = pos;
    const char32_t c = text::next(surface, pos);
    if (!text::is_space(c)) characters.push_back({begin, pos, c, kMarks});
  }
  return characters;
}

bool can_change(const Changeable& character) {
  return character.choices.size() > 1 || character.choices.front() != character.original;
}

std::size_t count_changed(const std::vector<Changeable>& characters) {
  return static_cast<std::size_t>(std::ranges::count_if(
      characters, [](const Changeable& one) { return one.drawn != one.original; }));
}

char32_t pick(std::u32string_view choices, DrawStream& stream) {
  return choices[static_cast<std::size_t>(stream.below(choices.size()))];
}

/// Precondition: at least one character can change.
void draw_all(std::vector<Changeable>& characters, DrawStream& stream) {
  const auto changeable = static_cast<std::size_t>(std::ranges::count_if(characters, can_change));
  const std::size_t need = std::min(changeable, least_changes(characters.size()));
  constexpr int kTries = 16;
  for (int i = 0; i < kTries; ++i) {
    for (Changeable& character : characters) character.drawn = pick(character.choices, stream);
    if (count_changed(characters) >= need) return;
  }
  // Improbable unless most characters are fixed: force a change wherever possible.
  for (Changeable& character : characters) {
    while (character.drawn == character.original && can_change(character))
      character.drawn = pick(character.choices, stream);
  }
}

std::string fill(std::string_view surface, const std::vector<Changeable>& characters) {
  std::string result;
  result.reserve(surface.size());
  std::size_t copied = 0;
  for (const Changeable& character : characters) {
    if (copied < character.begin) result.append(surface.substr(copied, character.begin - copied));
    if (character.drawn < 0x80) {
      result.push_back(static_cast<char>(character.drawn));
    } else {
      text::append(result, character.drawn);
    }
    copied = character.end;
  }
  result.append(surface.substr(copied));
  return result;
}

std::string plain_word(std::string_view surface, DrawStream& stream) {
  const std::size_t size = std::clamp<std::size_t>(text::count_code_points(surface), 3, 12);
  std::string word;
  do {
    word.clear();
    while (word.size() < size) word.push_back(static_cast<char>('a' + stream.below(26)));
  } while (word == surface);
  return word;
}

std::string scramble_piece(std::string_view surface, DrawStream& stream,
                           const ScrambleRules& rules) {
  Foreign foreign;
  std::vector<Changeable> characters = find_changeable(surface, rules, foreign);
  if (characters.empty() && rules.marks) characters = find_marks(surface);
  // In a "0" as a house number, changing takes precedence over keeping zeros.
  if (rules.leading_zeros && std::ranges::none_of(characters, can_change)) {
    characters = find_changeable(surface, {.house_letters = rules.house_letters}, foreign);
  }
  if (characters.empty()) return plain_word(surface, stream);
  draw_all(characters, stream);
  return fill(surface, characters);
}

}  // namespace

std::size_t least_changes(std::size_t size) { return size < 4 ? 1 : (size + 1) / 2; }

bool has_letter_or_digit(std::string_view surface) {
  for (std::size_t pos = 0; pos < surface.size();) {
    const char32_t c = text::next(surface, pos);
    if (is_ascii_letter(c) || text::digit_value(c) >= 0) return true;
    if (c >= 0x80 && text::is_letter(c)) return true;
  }
  return false;
}

bool has_content(std::string_view surface) {
  for (std::size_t pos = 0; pos < surface.size();) {
    if (text::is_content(text::next(surface, pos))) return true;
  }
  return false;
}

std::string scramble(std::string_view surface, DrawStream& stream, const ScrambleRules& rules) {
  // Longer strings are not real values, and each character takes about 50 bytes during the draw.
  constexpr std::size_t kPiece = std::size_t{1} << 16U;
  if (surface.size() <= kPiece) return scramble_piece(surface, stream, rules);
  std::string result;
  while (!surface.empty()) {
    std::size_t end = std::min(surface.size(), kPiece);
    while (!text::is_boundary(surface, end)) --end;
    result += scramble_piece(surface.substr(0, end), stream, rules);
    surface.remove_prefix(end);
  }
  return result;
}

}  // namespace pseudo::values
