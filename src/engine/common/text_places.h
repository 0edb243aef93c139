// Converts positions in a text to lines and columns.
#pragma once

#include <cstddef>
#include <string_view>

#include "pseudo/pseudonymizer.h"

namespace pseudo {

/// Holds a view of the text. Linear in the text in total if positions are requested in ascending
/// order.
class TextPlaces {
 public:
  explicit TextPlaces(std::string_view text) : text_(text) {}

  TextPlace at_code_point(std::size_t code_point);
  TextPlace at_byte(std::size_t byte);

 private:
  void step();

  std::string_view text_;
  std::size_t byte_ = 0;
  std::size_t code_point_ = 0;
  TextPlace place_;
};

}  // namespace pseudo
