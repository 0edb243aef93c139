// Words that are made of the letters of others.
#pragma once

#include <cstddef>
#include <string_view>

namespace pseudo::text {

/// True if the letters of the acronym occur in the name in this order, the first one as its first:
/// "stw" of "stadtwerke". False of none.
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
