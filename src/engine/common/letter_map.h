// Letter-to-letter maps: every name in G gets a surrogate in the letter of G.
#pragma once

#include <array>
#include <span>
#include <utility>
#include <vector>

#include "pseudo/language.h"
#include "pseudo/random.h"

namespace pseudo {

/// A uniform permutation of the letters within each class; a letter may map to itself. A map that
/// avoided the own letter would tell it, by exclusion, to whoever sees a person in many scopes.
/// Latin letters in no class are so rare that nothing maps to them; they map into the last class.
/// Source: Eder, Krieg-Holz & Hahn 2019, section 5.1, but for fixed points. Not to be shared
/// between threads: a class is drawn when one of its letters, or of a class behind it, is asked
/// for.
class LetterMap {
 public:
  /// The classes must outlive it. Precondition: they are disjoint.
  LetterMap(std::span<const LetterClass> classes, DrawStream stream);

  /// The image of an upper case filing letter; 0 if it has none.
  [[nodiscard]] char32_t operator[](char32_t letter);

 private:
  using Pair = std::pair<char32_t, char32_t>;
  void draw(const LetterClass& letters);
  void draw_rare();
  [[nodiscard]] char32_t drawn_image(char32_t letter) const;

  std::span<const LetterClass> classes_;
  std::size_t drawn_ = 0;  // classes
  DrawStream stream_;
  std::array<char32_t, 26> latin_{};
  std::vector<Pair> other_;  // letters beyond A-Z, sorted
};

}  // namespace pseudo
