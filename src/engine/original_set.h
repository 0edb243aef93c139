// The folded originals of a document: what no surrogate of it may be or show.
#pragma once

#include <bitset>
#include <cstddef>
#include <string_view>

#include "text/string_numbers.h"

namespace pseudo {

/// Folded keys, whole names and their parts. Filled by resolve, then only read.
class OriginalSet {
 public:
  void insert(std::string_view folded);
  [[nodiscard]] bool contains(std::string_view folded) const;
  /// True if the folded text is an original, or one of its words begins or ends with one
  /// ("klagenfurter strasse" where Klagenfurt is an original, "oststeiermark" where Steiermark is).
  [[nodiscard]] bool shown_in(std::string_view folded) const;

 private:
  // Most texts begin and measure like no original: told before any hashing.
  [[nodiscard]] static std::size_t shape(std::string_view folded);
  std::bitset<1024> shapes_;
  text::StringNumbers keys_;
};

}  // namespace pseudo
