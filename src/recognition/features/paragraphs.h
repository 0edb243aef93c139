// Splits a text into sequences that are tagged separately.
#pragma once

#include <cstddef>
#include <utility>
#include <vector>

#include "recognition/features/token_view.h"

namespace pseudo::recognition {

/// Half-open token ranges between empty lines, without line ends at their borders. Very long ranges
/// are split, which bounds memory.
inline std::vector<std::pair<std::size_t, std::size_t>> paragraphs(
    const std::vector<TokenView>& views) {
  constexpr std::size_t kLongest = 4096;  // tokens
  std::vector<std::pair<std::size_t, std::size_t>> ranges;
  for (std::size_t i = 0; i < views.size();) {
    const auto ends = [&](std::size_t at) {
      return views[at].token.kind == Token::Kind::kBreak && views[at].token.lines > 1;
    };
    if (views[i].token.kind == Token::Kind::kBreak) {
      ++i;
      continue;
    }
    std::size_t end = i;
    while (end < views.size() && end - i < kLongest && !ends(end)) ++end;
    const std::size_t next = end;
    while (views[end - 1].token.kind == Token::Kind::kBreak) --end;
    ranges.emplace_back(i, end);
    i = next;
  }
  return ranges;
}

}  // namespace pseudo::recognition
