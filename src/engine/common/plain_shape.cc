#include "engine/common/plain_shape.h"

#include <algorithm>
#include <array>

#include "pseudo/span.h"
#include "text/ascii.h"
#include "text/chars.h"
#include "text/utf8.h"
#include "text/words.h"
#include "values/digits_letters.h"

namespace pseudo {
namespace {

constexpr std::string_view kVowels = "aeiou";
constexpr std::string_view kConsonants = "bdfghklmnprstvwz";

char pick(std::string_view letters, DrawStream& stream) {
  return letters[static_cast<std::size_t>(stream.below(letters.size()))];
}

bool is_vowel(char32_t c) {
  const char32_t low = text::lower(c);
  return low < 0x80 && kVowels.find(static_cast<char>(low)) != std::string_view::npos;
}

// True if syllables can replace the word: only Latin letters, not all of them capitals.
bool is_pronounceable(std::string_view word) {
  bool has_lower = false;
  for (std::size_t pos = 0; pos < word.size();) {
    const char32_t c = text::next(word, pos);
    const char32_t filed = text::filing_letter(c);
    if (text::is_mark(c) || text::is_apostrophe(c)) continue;
    if (filed < U'A' || filed > U'Z') return false;
    has_lower = has_lower || text::is_lower(c);
  }
  return has_lower;
}

std::string syllables(std::string_view word, char32_t letter, DrawStream& stream) {
  std::size_t pos = 0;
  const bool title = text::is_upper(text::next(word, pos));
  const std::size_t length = text::count_code_points(word);
  std::string out;
  text::append(
      out, letter != 0 ? text::lower(letter) : static_cast<char32_t>(pick(kConsonants, stream)));
  bool vowel = is_vowel(letter);
  for (std::size_t i = 1; i < length; ++i) {
    vowel = !vowel;
    out += pick(vowel ? kVowels : kConsonants, stream);
  }
  if (!title) return out;
  std::string upper;
  pos = 0;
  text::append(upper, text::upper(text::next(out, pos)));
  return upper + out.substr(pos);
}

std::string scrambled(std::string_view word, char32_t letter, DrawStream& stream) {
  std::string out = values::scramble(word, stream);
  if (letter == 0) return out;
  std::size_t pos = 0;
  if (!text::is_letter(text::next(word, pos))) return out;
  pos = 0;
  text::next(out, pos);
  std::string with_letter;
  text::append(with_letter, letter);
  return with_letter + out.substr(pos);
}

// Letters, marks and numbers of any kind form the runs that are replaced together.
bool is_run(char32_t c) { return text::is_word(c) || text::is_content(c); }

bool is_number(std::string_view run) { return std::ranges::all_of(run, text::is_ascii_digit); }

// A run that is not a unit of `originals`, even if they include all of the same length: a longer
// number, or a word that grows until it is new.
std::string new_run(std::string_view run, const text::UnitSet& originals, DrawStream& stream) {
  std::string word;
  if (is_number(run)) word = plain_name(run, 0, stream);
  while (word.empty() || originals.recurs_in(word)) {
    if (is_number(run)) {
      word += static_cast<char>('0' + stream.below(10));
    } else {
      word += plain_syllable(stream);
    }
  }
  return word;
}

}  // namespace

std::string plain_syllable(DrawStream& stream) {
  return {pick(kConsonants, stream), pick(kVowels, stream)};
}

std::string plain_unlike(std::string_view surface, const text::UnitSet& originals,
                         DrawStream& stream) {
  constexpr int kTries = 8;
  std::string out;
  const auto write = [&](std::string_view run) {
    std::string word;
    for (int i = 0; i < kTries && (i == 0 || originals.recurs_in(word)); ++i) {
      word = plain_name(run, 0, stream);
    }
    if (originals.recurs_in(word)) word = new_run(run, originals, stream);
    out += word;
  };
  for (std::size_t pos = 0; pos < surface.size();) {
    const std::size_t begin = pos;
    const bool content = is_run(text::next(surface, pos));
    for (std::size_t next = pos;
         next < surface.size() && is_run(text::next(surface, next)) == content;) {
      pos = next;
    }
    const std::string_view run = surface.substr(begin, pos - begin);
    if (content) {
      write(run);
    } else {
      out += run;
    }
  }
  return out;
}

std::string plain_name(std::string_view lemma, char32_t letter, DrawStream& stream) {
  const std::vector<ByteSpan> words = text::words(lemma);
  if (words.empty()) return values::scramble(lemma, stream);
  std::string out;
  std::size_t done = 0;
  for (const ByteSpan& word : words) {
    out.append(lemma.substr(done, word.begin - done));
    const std::string_view old = lemma.substr(word.begin, word.size());
    out += is_pronounceable(old) ? syllables(old, letter, stream) : scrambled(old, letter, stream);
    letter = 0;
    done = word.end;
  }
  out.append(lemma.substr(done));
  return out;
}

}  // namespace pseudo
