#include "recognition/rules/quantities.h"

#include <cstddef>
#include <string>

#include "pseudo/text.h"
#include "recognition/rules/rule_finder.h"

namespace pseudo::recognition {

namespace {

class QuantityFinder : RuleFinder {
 public:
  QuantityFinder(std::string_view text, const std::vector<Token>& tokens, const RuleWords& words)
      : RuleFinder(text, tokens, words, none_) {}

  std::vector<ByteSpan> run() {
    std::vector<ByteSpan> found;
    for (std::size_t i = 0; i < tokens_.size(); ++i) {
      if (kind(i) != Kind::kNumber) continue;
      std::size_t last = i;
      while (glued(last + 1) && (kind(last + 1) == Kind::kNumber || is_sign_of_sum(last + 1))) {
        ++last;
      }
      const bool sum = last > i && is_dash(last) && at(last - 1) == ",";
      if (sum || is_unit(last + 1) || (i > 0 && is_unit(i - 1))) {
        found.push_back({tokens_[i].span.begin, tokens_[last].span.end});
      }
      i = last;
    }
    return found;
  }

 private:
  [[nodiscard]] bool is_dash(std::size_t i) const {
    return kind(i) == Kind::kSymbol &&
           (at(i).starts_with("-") || at(i).starts_with("–") || at(i).starts_with("—"));
  }
  [[nodiscard]] bool is_sign_of_sum(std::size_t i) const {
    return at(i) == "." || at(i) == "," || is_dash(i);
  }
  /// Units of one or two letters are case-sensitive: "5 m", not "5 M".
  [[nodiscard]] bool is_unit(std::size_t i) const {
    const std::string_view word = at(i);
    if (!words_.is_unit(word)) return false;
    return kind(i) == Kind::kSymbol || word.size() > 2 || !is_upper(i);
  }

  std::vector<RuleMatch> none_;
};

}  // namespace

std::vector<ByteSpan> find_quantities(std::string_view text, const std::vector<Token>& tokens,
                                      const RuleWords& words) {
  return QuantityFinder(text, tokens, words).run();
}

}  // namespace pseudo::recognition
