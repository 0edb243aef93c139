// Letter-to-letter maps: all names with first letter G get surrogates with the image of G.
#pragma once

#include <array>
#include <span>
#include <utility>
#include <vector>

#include "pseudo/language.h"
#include "pseudo/random.h"

namespace pseudo {

/// A uniformly random permutation of the letters within each class. A letter may map to itself:
/// excluding that would let an observer of one person in many scopes infer the letter by
/// elimination. Latin letters in no class map into the last class, and nothing maps to them,
/// because they are rare. Source: Eder, Krieg-Holz & Hahn 2019, section 5.1, except for fixed
/// points. Not thread-safe: classes are drawn on demand, together with all classes before them.
class LetterMap {
 public:
  /// The classes must be disjoint and outlive this object.
  LetterMap(std::span<const LetterClass> classes, DrawStream stream);

  /// The image of an upper case filing letter; 0 if it has none.
  [[nodiscard]] char32_t operator[](char32_t letter);

 private:
  using Pair = std::pair<char32_t, char32_t>;
  void draw(const LetterClass& letters);
  void draw_rare();
  [[nodiscard]] char32_t drawn_image(char32_t letter) const;

  std::span<const LetterClass> classes_;
  std::size_t drawn_ = 0;  // number of classes drawn
  DrawStream stream_;
  std::array<char32_t, 26> latin_{};
  std::vector<Pair> other_;  // letters beyond A-Z, sorted
};

}  // namespace pseudo
