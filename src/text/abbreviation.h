// Acronyms.
#pragma once

#include <cstddef>
#include <string_view>

namespace pseudo::text {

/// True if `name` starts with the first letter of `acronym` and contains its letters in this order:
/// "stw" for "stadtwerke". False if either is empty.
inline bool abbreviates(std::string_view acronym, std::string_view name) {
  if (acronym.empty() || name.empty() || acronym.front() != name.front()) return false;
  std::size_t pos = 0;
  for (const char c : acronym) {
    pos = name.find(c, pos);
    if (pos == std::string_view::npos) return false;
    ++pos;
  }
  return true;
}

}  // namespace pseudo::text
