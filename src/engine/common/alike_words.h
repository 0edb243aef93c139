// Whether two surrogates are one, although the words around them inflect them.
#pragma once

#include <string_view>

namespace pseudo {

/// A surrogate with the text of its mention: what both have in common, as "Bad" and "AG", tells
/// nothing.
struct ShownWords {
  std::string_view original;
  std::string_view shown;
};

/// Forms of one name in different writing: a word of one begins like a word of the other, as of
/// "grazer" and "graz". True if one shows nothing but words of its original.
bool share_a_beginning(const ShownWords& a, const ShownWords& b);

/// What stands for one writing at two places: all words of four letters or more begin alike, as of
/// "Soziale Liste" and "Sozialen Liste". Where one has none, they share a beginning: "Im Eck" and
/// "Eck" behind "am".
bool begin_alike(const ShownWords& a, const ShownWords& b);

}  // namespace pseudo
