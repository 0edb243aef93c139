#include "lang/common/dates/text_runs.h"

#include "text/ascii.h"
#include "text/chars.h"
#include "text/utf8.h"

namespace pseudo::lang::dates {

std::size_t end_of_word(std::string_view text, std::size_t pos) {
  while (pos < text.size()) {
    if (static_cast<unsigned char>(text[pos]) < 0x80) {
      if (!text::is_ascii_letter(text[pos])) break;
      ++pos;
      continue;
    }
    std::size_t after = pos;
    const char32_t c = text::next(text, after);
    if (!text::is_letter(c) && !text::is_mark(c)) break;
    pos = after;
  }
  return pos;
}

std::size_t end_of_digits(std::string_view text, std::size_t pos) {
  while (pos < text.size() && text::is_ascii_digit(text[pos])) ++pos;
  return pos;
}

std::size_t end_of_blanks(std::string_view text, std::size_t pos) {
  while (pos < text.size()) {
    std::size_t after = pos;
    if (!text::is_space(text::next(text, after))) break;
    pos = after;
  }
  return pos;
}

std::size_t begin_of_letters(std::string_view text, std::size_t pos, std::size_t from) {
  while (pos > from) {
    std::size_t before = pos;
    if (!text::is_letter(text::previous(text, before))) break;
    pos = before;
  }
  return pos;
}

}  // namespace pseudo::lang::dates
