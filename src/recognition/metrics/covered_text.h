// Which tokens and characters of a text are covered by marks.
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

/// 2 * category for the first token of a mark, 2 * category + 1 for further ones; empty: outside.
using TokenTag = std::optional<std::size_t>;

/// Tags tokens. Where several marks overlap, the longest decides.
std::vector<TokenTag> tag_tokens(std::span<const Token> tokens, std::span<const Mark> marks);

/// The bytes of a text covered by marks, with the highest score of those marks.
class CoveredText {
 public:
  CoveredText(std::string_view text, std::span<const Mark> marks);
  /// Negative: not covered.
  [[nodiscard]] double score(std::size_t byte) const { return scores_[byte]; }
  /// True if all characters of the mark except white space are covered.
  [[nodiscard]] bool covers(const Mark& mark) const;

 private:
  std::string_view text_;
  std::vector<double> scores_;
};

/// Numbers of code points other than white space.
struct CharacterCounts {
  std::uint64_t all = 0;
  std::uint64_t gold = 0;
  std::uint64_t predicted = 0;
  std::uint64_t both = 0;
};

CharacterCounts count_covered(std::string_view text, std::span<const Mark> gold,
                              const CoveredText& predicted);

/// The text of a mark; fragments are joined by blanks.
std::string surface(std::string_view text, const Mark& mark);

}  // namespace pseudo::recognition
