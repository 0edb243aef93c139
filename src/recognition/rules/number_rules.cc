#include "recognition/rules/number_rules.h"

#include <algorithm>
#include <string>

#include "pseudo/text.h"
#include "recognition/rules/rule_finder.h"
#include "text/ascii.h"
#include "text/utf8.h"

namespace pseudo::recognition {

namespace {

constexpr std::size_t kFewestPhoneDigits = 6;
constexpr std::size_t kMostPhoneDigits = 16;

class NumberFinder : RuleFinder {
 public:
  NumberFinder(std::string_view text, const std::vector<Token>& tokens, const RuleWords& words,
               std::vector<RuleMatch>& found)
      : RuleFinder(text, tokens, words, found) {}

  void run() {
    for (std::size_t i = 0; i < tokens_.size(); ++i) {
      find_zip(i);
      find_street(i);
      find_extension(i);
      if (i >= phone_end_) find_phone(i);
    }
  }

 private:
  /// Sure: a postal code after a country mark ("A-9020"; excluding the mark); a postal code
  /// together with a known place, where an address may begin or end. Hint: a bare code at the begin
  /// of a line or after a comma, before a capitalized word.
  void find_zip(std::size_t i) {
    const std::string_view digits = at(i);
    if (!is_code(i)) return;
    const bool marked = glued(i) && i >= 2 && at(i - 1) == "-" && glued(i - 1) &&
                        kind(i - 2) == Kind::kWord && at(i - 2).size() <= 2 &&
                        text::is_ascii_upper(at(i - 2)[0]);
    const bool begins =
        i == 0 || kind(i - 1) == Kind::kBreak || at(i - 1) == "," || at(i - 1) == "|";
    const std::size_t place = place_after(i);
    if (marked) add(i, i, Category::kZip, true);
    if (place == 0) {
      if (!marked && begins && is_word_after(i)) add(i, i, Category::kZip, false);
      return;
    }
    const bool ends = kind(place + 1) == Kind::kBreak;
    // Four digits are more often a year: "2016 Graz".
    const bool address = digits.size() == 5 ? begins || ends || is_preposition(i - 1)
                                            : begins && ends && digits.substr(0, 2) != "19" &&
                                                  digits.substr(0, 2) != "20";
    if (!marked && !address) return add(i, i, Category::kZip, false);
    if (!marked) add(i, i, Category::kZip, true);
    add(i + 1, place, Category::kCity, true);
  }

  [[nodiscard]] bool is_preposition(std::size_t i) const {
    return i < tokens_.size() && kind(i) == Kind::kWord &&
           words_.place_prepositions.count(text::fold_key(at(i))) > 0;
  }

  /// Matches a word with a street suffix and a number: "Lindengasse 12a", "Berliner Str. 7".
  void find_street(std::size_t i) {
    if (kind(i) != Kind::kWord || !is_street(i)) return;
    std::size_t number = i + 1;
    if (at(number) == "." && glued(number)) ++number;
    const bool follows =
        kind(number) == Kind::kNumber && at(number).size() <= 3 && tokens_[number].after_blank;
    if (!follows) return;
    const std::size_t first = first_of_street(i, number == i + 2);
    if (first == kNone) return;
    // A dot after an unabbreviated word is not part of the name.
    const bool dot = number == i + 2 && is_abbreviated(i);
    add(first, dot ? i + 1 : i, Category::kStreet, true);
    std::size_t last = number;
    if (glued(last + 1) && kind(last + 1) == Kind::kWord && at(last + 1).size() == 1) ++last;
    while ((at(last + 1) == "/" || at(last + 1) == "-") && glued(last + 1) && glued(last + 2) &&
           kind(last + 2) == Kind::kNumber) {
      last += 2;
    }
    add(number, last, Category::kStreetNo, true);
    find_zip_after(last + 1);
  }

  static constexpr std::size_t kNone = static_cast<std::size_t>(-1);

  /// The first token of the street name that ends at token `i`; kNone if the name would be the bare
  /// noun.
  [[nodiscard]] std::size_t first_of_street(std::size_t i, bool dotted) const {
    std::size_t first = i;
    while (joined_before(first)) first -= 2;
    const std::string folded = text::fold_key(at(i));
    const bool noun =
        words_.streets.count(folded) > 0 || (dotted && words_.streets.count(folded + ".") > 0);
    if (noun && first == i) {
      if (first == 0 || kind(first - 1) != Kind::kWord || !is_upper(first - 1)) return kNone;
      --first;
      while (joined_before(first)) first -= 2;
    }
    // As in "Schwäbische Albstraße", "Lindenauer Hauptstraße", "Ignaz Timm Straße".
    if (first > 0 && kind(first - 1) == Kind::kWord && tokens_[first].after_blank &&
        is_upper(first - 1) && is_part_of_street(first - 1, noun)) {
      --first;
    }
    return first;
  }
  [[nodiscard]] bool joined_before(std::size_t i) const {
    return i >= 2 && at(i - 1) == "-" && glued(i) && glued(i - 1) && is_upper(i - 2);
  }
  /// True for an adjective of street names; for one derived from a place, unless it is a family
  /// name; and before a name and the bare noun for a given name.
  [[nodiscard]] bool is_part_of_street(std::size_t i, bool bare) const {
    const std::string folded = text::fold_key(at(i));
    if (words_.street_adjectives.count(folded) > 0) return true;
    if (words_.given_names.count(folded) > 0) return bare;
    const bool begins = i == 0 || kind(i - 1) != Kind::kWord || !is_upper(i - 1);
    if (!begins || bare || words_.family_names.count(folded) > 0) return false;
    return std::ranges::any_of(words_.place_endings, [&folded](const std::string& ending) {
      return folded.size() >= ending.size() + 4 && folded.ends_with(ending);
    });
  }
  /// True if the street suffix is an abbreviation with a dot.
  [[nodiscard]] bool is_abbreviated(std::size_t i) const {
    const std::string folded = text::fold_key(at(i));
    return std::ranges::none_of(
        words_.streets, [&folded](const std::string& street) { return folded.ends_with(street); });
  }

  /// Matches ", 9020 Town" after the house number, on the same line or the next one.
  void find_zip_after(std::size_t i) {
    if (kind(i) == Kind::kBreak || at(i) == "," || at(i) == "|") ++i;
    if (!is_code(i) || !is_word_after(i)) return;
    add(i, i, Category::kZip, true);
    const std::size_t place = place_after(i);
    if (place != 0) return add(i + 1, place, Category::kCity, true);
    // The word that ends the line is the place, whether listed or not.
    if (kind(i + 2) == Kind::kBreak || at(i + 2) == ",") add(i + 1, i + 1, Category::kCity, true);
  }

  [[nodiscard]] bool is_street(std::size_t i) const {
    if (!is_upper(i) && !joined_before(i)) return false;  // "Clemensänger-ring"
    const std::string folded = text::fold_key(at(i));
    const std::size_t longest = std::min(folded.size(), words_.longest_street);
    for (std::size_t begin = folded.size() - longest; begin + 3 <= folded.size(); ++begin) {
      if (begin != 0 && begin < 3) continue;
      if (!text::is_boundary(folded, begin)) continue;
      const std::string end = folded.substr(begin);
      if (words_.streets.count(end) > 0) return true;
      if (at(i + 1) == "." && words_.streets.count(end + ".") > 0) return true;
    }
    return false;
  }

  /// Matches an extension directly after its cue word: "fax -12".
  void find_extension(std::size_t i) {
    constexpr std::size_t kLongestExtension = 6;
    const bool after_dash = kind(i) == Kind::kNumber && at(i).size() <= kLongestExtension &&
                            i >= 2 && at(i - 1) == "-" && glued(i) && !glued(i - 1);
    if (after_dash && has_phone_cue(i - 1, 1)) add(i - 1, i, Category::kPhone, true);
  }

  void find_phone(std::size_t i) {
    const bool begins = kind(i) == Kind::kNumber || at(i) == "+" || at(i) == "(";
    if (!begins || (glued(i) && i > 0 && kind(i - 1) == Kind::kWord)) return;
    const Digits run = digits_from(i);
    phone_end_ = std::max(phone_end_, run.groups == 0 ? run.end : run.last + 1);
    if (run.digits < kFewestPhoneDigits || run.digits > kMostPhoneDigits) return;
    // Excludes an opening bracket that the number does not close.
    const std::size_t first = at(i) == "(" && !run.closes ? i + 1 : i;
    if (first > i && kind(first) != Kind::kNumber) return;
    if (at(first).starts_with("000")) return;  // no country has this prefix
    const bool cued = has_phone_cue(i);
    const bool plus = at(first) == "+" || (at(first) == "(" && at(first + 1) == "+");
    const bool international = plus || at(first).starts_with("00");
    const bool national =
        at(first).starts_with("0") || (at(first) == "(" && at(first + 1).starts_with("0"));
    if (!cued && !international && !national) return;
    const bool sure = cued || (international && run.digits >= 9) ||
                      (national && run.groups >= 2 && run.digits >= 8);
    add(first, run.last, Category::kPhone, sure);
  }

  /// Numbers joined by punctuation of telephone numbers.
  struct Digits {
    std::size_t digits = 0;
    std::size_t groups = 0;
    std::size_t last = 0;  ///< The last number.
    std::size_t end = 0;   ///< After the punctuation that follows it.
    bool closes = false;   ///< ")" precedes the last number.
  };
  [[nodiscard]] Digits digits_from(std::size_t i) const {
    Digits run{0, 0, i, i, false};
    bool closed = false;
    for (; run.end < tokens_.size(); ++run.end) {
      const std::string_view token = at(run.end);
      if (kind(run.end) == Kind::kNumber) {
        run.digits += token.size();
        run.last = run.end;
        run.closes = closed;
        ++run.groups;
      } else if (kind(run.end) != Kind::kSymbol || !is_phone_punctuation(token) ||
                 (token == "+" && run.end > i && at(run.end - 1) != "(")) {
        break;
      }
      closed = closed || token == ")";
    }
    return run;
  }

  static bool is_phone_punctuation(std::string_view c) {
    return c == "+" || c == "/" || c == "-" || c == "(" || c == ")" || c == "–";
  }

  std::size_t phone_end_ = 0;
};

}  // namespace

void find_numbers(std::string_view text, const std::vector<Token>& tokens, const RuleWords& words,
                  std::vector<RuleMatch>& found) {
  NumberFinder(text, tokens, words, found).run();
}

}  // namespace pseudo::recognition
