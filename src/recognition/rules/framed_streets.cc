#include "recognition/rules/framed_streets.h"

#include <algorithm>
#include <cstddef>
#include <string>

#include "pseudo/text.h"
#include "recognition/rules/rule_finder.h"

namespace pseudo::recognition {

namespace {

class FramedStreetFinder : RuleFinder {
 public:
  FramedStreetFinder(std::string_view text, const std::vector<Token>& tokens,
                     const RuleWords& words, std::vector<RuleMatch>& found)
      : RuleFinder(text, tokens, words, found) {}

  void run() {
    for (std::size_t i = 1; i < tokens_.size(); ++i) {
      if (!is_house_number(i) || !is_street_word(i - 1)) continue;
      const std::size_t last = end_of_number(i);
      const std::size_t first = first_of_name(i - 1);
      // "Huber 3" is not a street, but "Am Huber 3" is.
      if (first == i - 1 && is_name(first)) continue;
      if (!is_before_place(last) && !follows_cue(first, last)) continue;
      add(first, i - 1, Category::kStreet, true);
      add(i, last, Category::kStreetNo, true);
    }
  }

 private:
  [[nodiscard]] bool is_house_number(std::size_t i) const {
    return kind(i) == Kind::kNumber && at(i).size() <= 3 && at(i).front() != '0' &&
           tokens_[i].after_blank;
  }
  /// True for a capitalized word, unless it gives the number another meaning (a floor as in "Top
  /// 3", a month, a register number) or ends in a street suffix, for which there is another rule.
  [[nodiscard]] bool is_street_word(std::size_t i) const {
    if (kind(i) != Kind::kWord || !is_upper(i) || at(i).size() < 4) return false;
    const std::string folded = text::fold_key(at(i));
    const auto has = [&folded](const std::unordered_set<std::string>& words) {
      return words.count(folded) > 0;
    };
    return !has(words_.house_words) && !has(words_.no_streets) && !has(words_.months) &&
           !has(words_.id_cues) && !has(words_.phone_cues) && !words_.is_unit(at(i)) &&
           std::ranges::none_of(words_.streets,
                                [&](const auto& street) { return folded.ends_with(street); });
  }

  [[nodiscard]] bool is_name(std::size_t i) const {
    const std::string folded = text::fold_key(at(i));
    return words_.family_names.count(folded) + words_.given_names.count(folded) > 0;
  }

  /// The last token of a number such as "12a", "12-14", "12/3".
  [[nodiscard]] std::size_t end_of_number(std::size_t i) const {
    std::size_t last = i;
    if (glued(last + 1) && kind(last + 1) == Kind::kWord && at(last + 1).size() == 1) ++last;
    while ((at(last + 1) == "/" || at(last + 1) == "-") && glued(last + 1) && glued(last + 2) &&
           kind(last + 2) == Kind::kNumber) {
      last += 2;
    }
    return last;
  }

  /// The first token of the street name that ends at `last`: "Am Anger", "An der Alster", "Lange
  /// Reihe".
  [[nodiscard]] std::size_t first_of_name(std::size_t last) const {
    std::size_t first = last;
    while (first >= 2 && at(first - 1) == "-" && glued(first) && glued(first - 1) &&
           is_upper(first - 2)) {
      first -= 2;
    }
    if (first == 0 || kind(first - 1) != Kind::kWord) return first;
    const std::string before = text::fold_key(at(first - 1));
    if (words_.street_adjectives.count(before) > 0 && is_upper(first - 1)) --first;
    if (first == 0 || kind(first - 1) != Kind::kWord) return first;
    // In street names prepositions are capitalized.
    std::size_t lead = first - 1;
    const bool article = words_.articles.count(text::fold_key(at(lead))) > 0;
    if (article && !is_upper(lead) && lead > 0 && kind(lead - 1) == Kind::kWord) --lead;
    return is_upper(lead) && is_lead(text::fold_key(at(lead))) ? lead : first;
  }
  [[nodiscard]] bool is_lead(const std::string& folded) const {
    return words_.prepositions.count(folded) > 0 || words_.articles.count(folded) > 0;
  }

  [[nodiscard]] bool is_before_place(std::size_t last) const {
    std::size_t i = last + 1;
    if (kind(i) == Kind::kBreak ? i < tokens_.size() && tokens_[i].lines == 1
                                : at(i) == "," || at(i) == "|" || at(i) == ";") {
      ++i;
    }
    if (kind(i) == Kind::kBreak && i == last + 2 && i < tokens_.size() && tokens_[i].lines == 1)
      ++i;
    // Four digits may be a year: "Kapitel 3, 2016 Graz".
    return is_code(i) && place_after(i) != 0 &&
           (at(i).size() == 5 || (!at(i).starts_with("19") && !at(i).starts_with("20")));
  }

  [[nodiscard]] bool follows_cue(std::size_t first, std::size_t last) const {
    const bool ends = kind(last + 1) == Kind::kBreak || at(last + 1) == ",";
    return ends && first >= 2 && at(first - 1) == ":" && kind(first - 2) == Kind::kWord &&
           words_.address_cues.count(text::fold_key(at(first - 2))) > 0;
  }
};

}  // namespace

void find_framed_streets(std::string_view text, const std::vector<Token>& tokens,
                         const RuleWords& words, std::vector<RuleMatch>& found) {
  FramedStreetFinder(text, tokens, words, found).run();
}

}  // namespace pseudo::recognition
