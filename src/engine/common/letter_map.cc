#include "engine/common/letter_map.h"

#include <algorithm>
#include <cstddef>

namespace pseudo {
namespace {

bool is_latin(char32_t letter) { return letter >= U'A' && letter <= U'Z'; }

}  // namespace

LetterMap::LetterMap(std::span<const LetterClass> classes, DrawStream stream)
    : classes_(classes), stream_(stream) {}

void LetterMap::draw(const LetterClass& letters) {
  LetterClass images = letters;
  stream_.shuffle(images);
  for (std::size_t i = 0; i < letters.size(); ++i) {
    if (is_latin(letters[i])) {
      latin_[letters[i] - U'A'] = images[i];
    } else {
      other_.emplace_back(letters[i], images[i]);
    }
  }
  std::ranges::sort(other_);
}

void LetterMap::draw_rare() {
  const auto begins_latin = [](const LetterClass& letters) {
    return !letters.empty() && is_latin(letters.front());
  };
  const auto last = std::find_if(classes_.rbegin(), classes_.rend(), begins_latin);
  if (last == classes_.rend()) return;
  for (char32_t& image : latin_) {
    if (image == 0) image = (*last)[static_cast<std::size_t>(stream_.below(last->size()))];
  }
}

char32_t LetterMap::drawn_image(char32_t letter) const {
  if (is_latin(letter)) return latin_[letter - U'A'];
  const auto found = std::ranges::lower_bound(other_, letter, {}, &Pair::first);
  return found != other_.end() && found->first == letter ? found->second : 0;
}

// Draws the classes in order: the numbers a letter gets from the stream must not depend on which
// letters are requested.
char32_t LetterMap::operator[](char32_t letter) {
  char32_t image = drawn_image(letter);
  while (image == 0 && drawn_ < classes_.size()) {
    draw(classes_[drawn_++]);
    if (drawn_ == classes_.size()) draw_rare();
    image = drawn_image(letter);
  }
  return image;
}

}  // namespace pseudo
