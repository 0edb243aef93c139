// Counts the letters and digits of a text.
#pragma once

#include <cstddef>
#include <string_view>

namespace pseudo::text {

struct CharacterCounts {
  std::size_t letters = 0;  ///< Of any script.
  std::size_t digits = 0;
};

CharacterCounts count_characters(std::string_view text);

}  // namespace pseudo::text
