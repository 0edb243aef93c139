// Decides whether two surrogates are the same name, possibly inflected.
#pragma once

#include <string_view>

#include "pseudo/category.h"

namespace pseudo {

/// True for names that their context inflects: "der Sozialen Liste", "am Schmalen Weg".
inline bool is_inflected_by_context(Category category) {
  return category == Category::kOrg || category == Category::kStreet;
}

/// A surrogate and the text that it replaces. Words in both, such as "Bad" or "AG", are ignored in
/// comparisons.
struct ShownWords {
  std::string_view original;
  std::string_view shown;
};

/// True if both may be forms of one name: a word of one begins like a word of the other ("grazer",
/// "graz"). Also true if one has only words of its original.
bool share_a_beginning(const ShownWords& a, const ShownWords& b);

/// True if both may replace the same text at two places: all their words of four letters or more
/// begin alike ("Soziale Liste", "Sozialen Liste"). If one has no such words, they must share a
/// beginning: "Im Eck" and "Eck" after "am".
bool begin_alike(const ShownWords& a, const ShownWords& b);

}  // namespace pseudo
