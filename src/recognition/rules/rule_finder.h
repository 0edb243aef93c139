// Base class of token rules: gives access to the tokens and collects matches.
#pragma once

#include <cstddef>
#include <string>
#include <string_view>
#include <vector>

#include "pseudo/text.h"
#include "recognition/rules/rules.h"
#include "recognition/tokens/tokens.h"
#include "text/chars.h"
#include "text/utf8.h"

namespace pseudo::recognition {

/// The constructor arguments must outlive the object. Tokens beyond the last one count as line
/// ends.
class RuleFinder {
 protected:
  using Kind = Token::Kind;
  // Tokens between a cue word and the number that it introduces.
  static constexpr std::size_t kCueReach = 4;

  RuleFinder(std::string_view text, const std::vector<Token>& tokens, const RuleWords& words,
             std::vector<RuleMatch>& found)
      : text_(text), tokens_(tokens), words_(words), found_(found) {}

  [[nodiscard]] std::string_view at(std::size_t i) const { return between(i, i); }
  [[nodiscard]] std::string_view between(std::size_t first, std::size_t last) const {
    if (last >= tokens_.size()) return {};
    return text_.substr(tokens_[first].span.begin,
                        tokens_[last].span.end - tokens_[first].span.begin);
  }
  [[nodiscard]] Kind kind(std::size_t i) const {
    return i < tokens_.size() ? tokens_[i].kind : Kind::kBreak;
  }
  /// True for a word or a number.
  [[nodiscard]] bool is_solid(std::size_t i) const {
    return kind(i) == Kind::kWord || kind(i) == Kind::kNumber;
  }
  /// True if no white space precedes the token.
  [[nodiscard]] bool glued(std::size_t i) const {
    return i < tokens_.size() && !tokens_[i].after_blank && kind(i) != Kind::kBreak;
  }
  /// True if the token begins with a capital letter.
  [[nodiscard]] bool is_upper(std::size_t i) const {
    std::size_t pos = 0;
    const std::string_view word = at(i);
    return !word.empty() && text::is_upper(text::next(word, pos));
  }
  /// True if a telephone cue word is at most `reach` tokens before the token on the same line.
  [[nodiscard]] bool has_phone_cue(std::size_t i, std::size_t reach = kCueReach) const {
    for (std::size_t back = 1; back <= reach && back <= i; ++back) {
      if (kind(i - back) == Kind::kBreak) return false;
      if (kind(i - back) != Kind::kWord) continue;
      if (words_.phone_cues.count(text::fold_key(at(i - back))) > 0) return true;
    }
    return false;
  }
  /// True if no longer chunk contains the token. ":" and brackets are not part of chunks.
  [[nodiscard]] bool begins_chunk(std::size_t i) const {
    if (!is_solid(i) || !glued(i) || i == 0) return true;
    if (is_solid(i - 1)) return false;
    if (kind(i - 1) != Kind::kSymbol) return true;
    constexpr std::string_view kJoining = "-./_@&=%#";
    return kJoining.find(at(i - 1).front()) == std::string_view::npos || !glued(i - 1) || i < 2 ||
           !is_solid(i - 2);
  }

  /// True if the chunk continues after the token.
  [[nodiscard]] bool goes_on(std::size_t i) const {
    if (!glued(i + 1)) return false;
    if (is_solid(i + 1)) return true;
    constexpr std::string_view kJoining = "-./_@";
    return kJoining.find(at(i + 1).front()) != std::string_view::npos && glued(i + 2) &&
           is_solid(i + 2);
  }
  /// True if the token has the form of a postal code.
  [[nodiscard]] bool is_code(std::size_t i) const {
    return kind(i) == Kind::kNumber && (at(i).size() == 4 || at(i).size() == 5);
  }
  [[nodiscard]] bool is_word_after(std::size_t i) const {
    return kind(i + 1) == Kind::kWord && tokens_[i + 1].after_blank && is_upper(i + 1);
  }
  /// The last token of the longest known place after a token; 0: none.
  [[nodiscard]] std::size_t place_after(std::size_t i) const {
    constexpr std::size_t kLongestPlace = 7;  // tokens
    if (!is_word_after(i)) return 0;
    std::size_t last = 0;
    std::string joined;
    for (std::size_t end = i + 1; end <= i + kLongestPlace && kind(end) != Kind::kBreak; ++end) {
      if (end > i + 1 && tokens_[end].after_blank) joined += ' ';
      joined += text::fold_key(at(end));
      if (words_.places != nullptr && !words_.places->find(joined).empty()) last = end;
    }
    return last;
  }
  void add(std::size_t first, std::size_t last, Category category, bool sure) {
    found_.push_back({{tokens_[first].span.begin, tokens_[last].span.end}, category, sure});
  }

  const std::string_view text_;
  const std::vector<Token>& tokens_;
  const RuleWords& words_;

 private:
  std::vector<RuleMatch>& found_;
};

}  // namespace pseudo::recognition
