// Formats numbers with their nouns, for messages.
#pragma once

#include <cstddef>
#include <string>
#include <string_view>

namespace pseudo::text {

/// "1 document", "2 documents". `many`: the plural; default: `one` with an s.
inline std::string counted(std::size_t number, std::string_view one, std::string_view many = {}) {
  std::string words = std::to_string(number) + ' ';
  if (number == 1) return words.append(one);
  return many.empty() ? words.append(one) + 's' : words.append(many);
}

}  // namespace pseudo::text
