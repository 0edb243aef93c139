#include "recognition/consistency/spread.h"

#include <algorithm>
#include <cstddef>
#include <string>
#include <unordered_map>
#include <utility>

#include "pseudo/text.h"
#include "recognition/tokens/tokens.h"
#include "text/chars.h"
#include "text/utf8.h"

namespace pseudo::recognition {

namespace {

constexpr std::size_t kShortestName = 3;   // bytes, folded
constexpr std::size_t kLongestEnding = 8;  // bytes

bool spreads(Category category) {
  switch (category) {
    case Category::kFemale:
    case Category::kMale:
    case Category::kFamily:
    case Category::kCity:
    case Category::kOrg:
    case Category::kStreet:
      return true;
    default:
      return false;
  }
}

/// A form to search for.
struct Form {
  std::string key;
  Category category = Category::kPerson;
  std::uint8_t endings = 0;
  double score = 1;
  bool clashes = false;    ///< Several categories have it, so its occurrences are ambiguous.
  bool given = false;      ///< From a given annotation.
  std::size_t marked = 0;  ///< Number of occurrences in marks.
};

class Spreader {
 public:
  Spreader(std::string_view text, const std::vector<Found>& found, const LanguageModule& language)
      : text_(text), found_(found), language_(language) {}

  std::vector<Found> run() {
    for (const Found& one : found_) add_forms(one);
    if (forms_.empty()) return {};
    find_all();
    std::unordered_map<const Form*, std::size_t> unmarked;
    for (const auto& [one, form] : matches_) ++unmarked[form];
    std::vector<Found> more;
    for (const auto& [one, form] : matches_) {
      // If most occurrences are unmarked, the mark is probably a word that was mistaken for a name.
      if (form->given || unmarked[form] <= form->marked) more.push_back(one);
    }
    return more;
  }

 private:
  void find_all() {
    std::size_t past = 0;  // number of marks in found_ that end before the token
    for (const ByteSpan stretch : stretches(text_)) find_in(stretch, past);
  }

  void find_in(ByteSpan stretch, std::size_t& past) {
    std::vector<Token> tokens = tokenize(text_.substr(stretch.begin, stretch.size()));
    std::vector<std::string> folded;
    folded.reserve(tokens.size());
    for (Token& token : tokens) {
      token.span = {token.span.begin + stretch.begin, token.span.end + stretch.begin};
      folded.push_back(token.kind == Token::Kind::kWord
                           ? text::fold_key(text_.substr(token.span.begin, token.span.size()))
                           : std::string());
    }
    for (std::size_t i = 0; i < tokens.size(); ++i) {
      while (past < found_.size() && found_[past].span.end <= tokens[i].span.begin) ++past;
      if (tokens[i].kind != Token::Kind::kWord || !is_upper(tokens[i])) continue;
      const std::size_t last = match(tokens, folded, i, past);
      if (last != i + 1) i = last - 1;
    }
  }

  void add_forms(const Found& one) {
    if (!spreads(one.category)) return;
    Part part;
    part.category = one.category;
    part.lemma = text_.substr(one.span.begin, one.span.size());
    part.key = text::fold_key(part.lemma);
    part.span = {0, part.lemma.size()};
    for (const SearchForm& form : language_.search_forms(part, one.category)) {
      if (form.key.size() < kShortestName) continue;
      const bool whole = form.key == part.key;
      // A single word of an organization's name ("Institut" in "Institut für Physik") is not a
      // name.
      if (!whole && one.category == Category::kOrg) continue;
      Form& known = forms_[form.key];
      if (known.key.empty()) known = {form.key, one.category, form.endings, one.score};
      known.given = known.given || one.given;
      ++known.marked;
      if (known.category != one.category) known.clashes = true;
    }
  }

  [[nodiscard]] bool is_upper(const Token& token) const {
    std::size_t pos = token.span.begin;
    return text::is_upper(text::next(text_, pos));
  }

  [[nodiscard]] bool is_free(ByteSpan span, std::size_t past) const {
    return past >= found_.size() || !found_[past].span.overlaps(span);
  }

  [[nodiscard]] const Form* find(const std::string& key) const {
    const auto form = forms_.find(key);
    return form == forms_.end() || form->second.clashes ? nullptr : &form->second;
  }

  /// Finds the longest form that begins at token `i`; returns the number of the token after it.
  std::size_t match(const std::vector<Token>& tokens, const std::vector<std::string>& folded,
                    std::size_t i, std::size_t past) {
    constexpr std::size_t kMostWords = 5;
    std::string joined;
    std::size_t end = i + 1;
    const Form* best = nullptr;
    std::size_t words = 0;
    for (std::size_t t = i; t < tokens.size() && words < kMostWords; ++t) {
      if (tokens[t].kind == Token::Kind::kBreak) break;
      if (tokens[t].kind != Token::Kind::kWord) continue;
      if (!joined.empty()) joined += ' ';
      joined += folded[t];
      ++words;
      const Form* form = find(joined);
      if (form == nullptr) form = find_inflected(joined);
      if (form == nullptr) continue;
      best = form;
      end = t + 1;
    }
    if (best == nullptr) return i + 1;
    const ByteSpan span{tokens[i].span.begin, tokens[end - 1].span.end};
    if (!is_free(span, past)) return i + 1;
    if (language_.kind_of_match(text_, span, best->category, best->key) != MatchKind::kName)
      return i + 1;
    matches_.push_back({{span, best->category, best->score, false}, best});
    return end;
  }

  [[nodiscard]] const Form* find_inflected(const std::string& word) const {
    for (std::size_t rest = 1; rest <= kLongestEnding && rest + kShortestName <= word.size();
         ++rest) {
      const std::string stem = word.substr(0, word.size() - rest);
      const Form* const form = find(stem);
      if (form == nullptr || form->endings == 0) continue;
      const std::size_t last_word = stem.rfind(' ') == std::string::npos ? 0 : stem.rfind(' ') + 1;
      if (language_.is_ending(form->endings, std::string_view(stem).substr(last_word),
                              std::string_view(word).substr(word.size() - rest))) {
        return form;
      }
    }
    return nullptr;
  }

  std::string_view text_;
  const std::vector<Found>& found_;
  const LanguageModule& language_;
  std::unordered_map<std::string, Form> forms_;
  std::vector<std::pair<Found, const Form*>> matches_;  // outside of marks
};

}  // namespace

std::vector<Found> spread(std::string_view text, const std::vector<Found>& found,
                          const LanguageModule& language) {
  return Spreader(text, found, language).run();
}

}  // namespace pseudo::recognition
