// Which tokens and characters of a text marks cover.
#pragma once

#include <cstdint>
#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <vector>

#include "recognition/metrics/marks.h"
#include "recognition/tokens/tokens.h"

namespace pseudo::recognition {

/// 2 * category for the first token of a mark, 2 * category + 1 for further ones; nothing: outside.
using TokenTag = std::optional<std::size_t>;

/// A token that several marks cover has the tag of the longest.
std::vector<TokenTag> tag_tokens(std::span<const Token> tokens, std::span<const Mark> marks);

/// The bytes of a text that marks cover, with the highest score of those marks.
class CoveredText {
 public:
  CoveredText(std::string_view text, std::span<const Mark> marks);
  /// Below 0: not covered.
  [[nodiscard]] double score(std::size_t byte) const { return scores_[byte]; }
  /// True if all characters of a mark but white space are covered.
  [[nodiscard]] bool covers(const Mark& mark) const;

 private:
  std::string_view text_;
  std::vector<double> scores_;
};

/// The code points that are not white space.
struct CharacterCounts {
  std::uint64_t all = 0;
  std::uint64_t gold = 0;
  std::uint64_t predicted = 0;
  std::uint64_t both = 0;
};

CharacterCounts count_covered(std::string_view text, std::span<const Mark> gold,
                              const CoveredText& predicted);

/// The text of a mark, with blanks between its fragments.
std::string surface(std::string_view text, const Mark& mark);

}  // namespace pseudo::recognition
