#include "engine/common/text_places.h"

#include "text/utf8.h"

namespace pseudo {

TextPlace TextPlaces::at_code_point(std::size_t code_point) {
  if (code_point < code_point_) *this = TextPlaces(text_);
  while (code_point_ < code_point && byte_ < text_.size()) step();
  return place_;
}

TextPlace TextPlaces::at_byte(std::size_t byte) {
  if (byte < byte_) *this = TextPlaces(text_);
  while (byte_ < byte && byte_ < text_.size()) step();
  return place_;
}

void TextPlaces::step() {
  const bool ends_line = text::next(text_, byte_) == U'\n';
  ++code_point_;
  place_ = ends_line ? TextPlace{place_.line + 1, 1} : TextPlace{place_.line, place_.column + 1};
}

}  // namespace pseudo
