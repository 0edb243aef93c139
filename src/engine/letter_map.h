// Letter-to-letter maps: every name in G gets a surrogate in the letter of G.
#pragma once

#include <array>
#include <span>
#include <utility>
#include <vector>

#include "pseudo/language.h"
#include "pseudo/random.h"

namespace pseudo {

/// A bijection of the letters A-Z without fixed points, within classes of letters.
/// Source: Eder, Krieg-Holz & Hahn 2019, section 5.1. Not to be shared between threads: a class is
/// drawn when one of its letters, or of a class behind it, is asked for.
class LetterMap {
 public:
  /// Each class becomes one keyed cycle, uniform among all cycles (Sattolo's algorithm), so that
  /// no letter can map to itself. Letters outside all classes have no image.
  /// The classes must outlive it. Precondition: they are disjoint and hold two letters or more.
  LetterMap(std::span<const LetterClass> classes, DrawStream stream);

  /// The image of an upper case filing letter; 0 if it has none.
  [[nodiscard]] char32_t operator[](char32_t letter);

 private:
  using Pair = std::pair<char32_t, char32_t>;
  void draw(const LetterClass& letters);
  [[nodiscard]] char32_t drawn_image(char32_t letter) const;

  std::span<const LetterClass> undrawn_;
  DrawStream stream_;
  std::array<char32_t, 26> latin_{};
  std::vector<Pair> other_;  // letters beyond A-Z, sorted
};

}  // namespace pseudo
