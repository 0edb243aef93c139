#include "engine/letter_map.h"

#include <algorithm>
#include <utility>
#include <vector>

namespace pseudo {
namespace {

bool is_latin(char32_t letter) { return letter >= U'A' && letter <= U'Z'; }

}  // namespace

LetterMap::LetterMap(std::span<const LetterClass> classes, DrawStream stream)
    : undrawn_(classes), stream_(stream) {}

void LetterMap::draw(const LetterClass& letters) {
  for (const char32_t letter : letters) {
    if (is_latin(letter)) {
      latin_[letter - U'A'] = letter;
    } else {
      other_.emplace_back(letter, letter);
    }
  }
  std::ranges::sort(other_);
  const auto image = [&](char32_t letter) -> char32_t& {
    if (is_latin(letter)) return latin_[letter - U'A'];
    return std::ranges::lower_bound(other_, letter, {}, &Pair::first)->second;
  };
  for (std::size_t i = letters.size(); i > 1; --i) {
    std::swap(image(letters[i - 1]),
              image(letters[static_cast<std::size_t>(stream_.below(i - 1))]));
  }
}

char32_t LetterMap::drawn_image(char32_t letter) const {
  if (is_latin(letter)) return latin_[letter - U'A'];
  const auto found = std::ranges::lower_bound(other_, letter, {}, &Pair::first);
  return found != other_.end() && found->first == letter ? found->second : 0;
}

// One class after the other: which number of the stream a letter gets must not depend on what is
// asked for.
char32_t LetterMap::operator[](char32_t letter) {
  char32_t image = drawn_image(letter);
  while (image == 0 && !undrawn_.empty()) {
    draw(undrawn_.front());
    undrawn_ = undrawn_.subspan(1);
    image = drawn_image(letter);
  }
  return image;
}

}  // namespace pseudo
