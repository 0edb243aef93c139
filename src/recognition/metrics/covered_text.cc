#include "recognition/metrics/covered_text.h"

#include <algorithm>
#include <cstddef>

#include "text/chars.h"
#include "text/utf8.h"

namespace pseudo::recognition {

namespace {

std::size_t bytes_of(const Mark& mark) {
  std::size_t sum = 0;
  for (const ByteSpan& part : mark.fragments) sum += part.size();
  return sum;
}

}  // namespace

std::vector<TokenTag> tag_tokens(std::span<const Token> tokens, std::span<const Mark> marks) {
  std::vector<const Mark*> longest_first;
  for (const Mark& mark : marks) longest_first.push_back(&mark);
  std::ranges::stable_sort(longest_first, std::ranges::greater(),
                           [](const Mark* mark) { return bytes_of(*mark); });
  std::vector<TokenTag> tags(tokens.size());
  for (const Mark* mark : longest_first) {
    const auto base = 2 * static_cast<std::size_t>(mark->category);
    bool is_first = true;
    for (const ByteSpan& part : mark->fragments) {
      auto token = std::ranges::upper_bound(tokens, part.begin, {},
                                            [](const Token& one) { return one.span.end; });
      for (; token != tokens.end() && token->span.begin < part.end; ++token) {
        TokenTag& tag = tags[static_cast<std::size_t>(token - tokens.begin())];
        if (!tag && token->kind != Token::Kind::kBreak) {
          tag = is_first ? base : base + 1;
          is_first = false;
        }
      }
    }
  }
  return tags;
}

CoveredText::CoveredText(std::string_view text, std::span<const Mark> marks)
    : text_(text), scores_(text.size(), -1) {
  for (const Mark& mark : marks) {
    for (const ByteSpan& part : mark.fragments) {
      for (std::size_t i = part.begin; i < part.end; ++i) {
        scores_[i] = std::max(scores_[i], mark.score);
      }
    }
  }
}

bool CoveredText::covers(const Mark& mark) const {
  for (const ByteSpan& part : mark.fragments) {
    for (std::size_t pos = part.begin; pos < part.end;) {
      const std::size_t begin = pos;
      if (!text::is_space(text::next(text_, pos)) && scores_[begin] < 0) return false;
    }
  }
  return true;
}

CharacterCounts count_covered(std::string_view text, std::span<const Mark> gold,
                              const CoveredText& predicted) {
  const CoveredText marked(text, gold);
  CharacterCounts counts;
  for (std::size_t pos = 0; pos < text.size();) {
    const std::size_t begin = pos;
    if (text::is_space(text::next(text, pos))) continue;
    const bool in_gold = marked.score(begin) >= 0;
    const bool in_predicted = predicted.score(begin) >= 0;
    ++counts.all;
    if (in_gold) ++counts.gold;
    if (in_predicted) ++counts.predicted;
    if (in_gold && in_predicted) ++counts.both;
  }
  return counts;
}

std::string surface(std::string_view text, const Mark& mark) {
  std::string joined;
  for (const ByteSpan& part : mark.fragments) {
    if (!joined.empty()) joined += ' ';
    joined += text.substr(part.begin, part.size());
  }
  return joined;
}

}  // namespace pseudo::recognition
