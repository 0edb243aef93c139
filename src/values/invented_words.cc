#include "values/invented_words.h"

#include "text/utf8.h"
#include "values/digits_letters.h"

namespace pseudo::values {
namespace {

constexpr std::string_view kConsonants = "bdfgklmnprstvwz";
constexpr std::string_view kVowels = "aeiou";
constexpr unsigned kAttempts = 32;

std::string purpose(std::string_view what, unsigned attempt) {
  std::string result(what);
  return attempt == 0 ? result : result + '/' + std::to_string(attempt);
}

char pick(std::string_view letters, DrawStream& stream) {
  return letters[static_cast<std::size_t>(stream.below(letters.size()))];
}

}  // namespace

InventedWords::InventedWords(const ScopeDraws& draws, bool distinct)
    : draws_(draws), distinct_(distinct) {}

std::string InventedWords::next_letter(std::string_view letter) {
  if (letters_.empty()) {
    letters_ = "abcdefghijklmnopqrstuvwxyz";
    DrawStream stream = draws_.stream("address-letters");
    stream.shuffle(letters_);
  }
  const std::size_t at = letters_.find(letter);
  if (at == std::string::npos) return {};
  return {letters_[(at + 1) % letters_.size()]};
}

std::string InventedWords::invent(std::string_view folded, unsigned attempt) {
  const std::size_t size = text::count_code_points(folded);
  if (size == 1 && attempt == 0) {
    if (std::string letter = next_letter(folded); !letter.empty()) return letter;
  }
  DrawStream stream = draws_.stream(purpose("address-word", attempt), "", folded);
  bool vowel = stream.below(4) == 0;
  std::string word;
  while (word.size() < size) {
    word.push_back(pick(vowel ? kVowels : kConsonants, stream));
    vowel = !vowel;
  }
  return word;
}

std::string InventedWords::word(std::string_view folded) {
  if (!distinct_) {
    std::string word;
    for (unsigned attempt = 0; attempt < kAttempts; ++attempt) {
      word = invent(folded, attempt);
      if (word != folded && !avoided_.contains(word)) break;
    }
    return word;
  }
  const auto [given, fresh] = given_.try_emplace(std::string(folded));
  std::string& word = given->second;
  if (!fresh) return word;
  for (unsigned attempt = 0; attempt < kAttempts; ++attempt) {
    word = invent(folded, attempt);
    if (word != folded && used_.insert(word).second) break;
  }
  return word;
}

const std::string& InventedWords::number(std::string_view digits) {
  const auto [given, fresh] = given_.try_emplace(std::string(digits));
  std::string& number = given->second;
  if (!fresh) return number;
  for (unsigned attempt = 0; attempt < kAttempts; ++attempt) {
    DrawStream stream = draws_.stream(purpose("address-number", attempt), "", digits);
    number = scramble(digits, stream, {.leading_zeros = true});
    if (!distinct_ || used_.insert(number).second) break;
  }
  return number;
}

}  // namespace pseudo::values
