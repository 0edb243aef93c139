#include "text/character_counts.h"

#include "text/chars.h"
#include "text/utf8.h"

namespace pseudo::text {

CharacterCounts count_characters(std::string_view text) {
  CharacterCounts counts;
  for (std::size_t pos = 0; pos < text.size();) {
    const char32_t c = next(text, pos);
    if (is_letter(c)) ++counts.letters;
    if (is_digit(c)) ++counts.digits;
  }
  return counts;
}

}  // namespace pseudo::text
