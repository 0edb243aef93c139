#include "engine/letter_map.h"

#include <algorithm>
#include <utility>
#include <vector>

namespace pseudo {
namespace {

bool is_latin(char32_t letter) { return letter >= U'A' && letter <= U'Z'; }

}  // namespace

LetterMap::LetterMap(std::span<const LetterClass> classes, DrawStream stream) {
  LetterClass images;
  for (const LetterClass& letters : classes) {
    images = letters;
    for (std::size_t i = images.size(); i > 1; --i) {
      std::swap(images[i - 1], images[static_cast<std::size_t>(stream.below(i - 1))]);
    }
    for (std::size_t i = 0; i < letters.size(); ++i) {
      if (is_latin(letters[i])) {
        latin_[letters[i] - U'A'] = images[i];
      } else {
        other_.emplace_back(letters[i], images[i]);
      }
    }
  }
  std::ranges::sort(other_);
}

char32_t LetterMap::operator[](char32_t letter) const {
  if (is_latin(letter)) return latin_[letter - U'A'];
  const auto found =
      std::ranges::lower_bound(other_, letter, {}, &decltype(other_)::value_type::first);
  return found != other_.end() && found->first == letter ? found->second : 0;
}

}  // namespace pseudo
