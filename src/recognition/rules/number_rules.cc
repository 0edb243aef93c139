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
               std::vector<Ruled>& found)
      : RuleFinder(text, tokens, words, found) {}

  void run() {
    for (std::size_t i = 0; i < tokens_.size(); ++i) {
      find_zip(i);
      find_street(i);
      if (i >= phone_end_) find_phone(i);
    }
  }

 private:
  /// Sure: a postal code after a country mark, "A-9020", "D-12345". A hint: a bare code at the
  /// beginning of a line or after a comma, before a word with a capital letter.
  void find_zip(std::size_t i) {
    const std::string_view digits = at(i);
    if (kind(i) != Kind::kNumber || (digits.size() != 4 && digits.size() != 5)) return;
    if (glued(i) && i >= 2 && at(i - 1) == "-" && glued(i - 1) && kind(i - 2) == Kind::kWord &&
        at(i - 2).size() <= 2 && text::is_ascii_upper(at(i - 2)[0])) {
      return add(i - 2, i, Category::kZip, true);
    }
    const bool begins_line = i == 0 || kind(i - 1) == Kind::kBreak || at(i - 1) == ",";
    if (begins_line && kind(i + 1) == Kind::kWord && tokens_[i + 1].after_blank &&
        is_upper(i + 1)) {
      add(i, i, Category::kZip, false);
    }
  }

  /// "Lindengasse 12a", "Berliner Str. 7": a word that ends like a street, then its number.
  void find_street(std::size_t i) {
    if (kind(i) != Kind::kWord || !is_street(i)) return;
    std::size_t number = i + 1;
    if (at(number) == "." && glued(number)) ++number;
    const bool follows =
        kind(number) == Kind::kNumber && at(number).size() <= 3 && tokens_[number].after_blank;
    if (!follows) return;
    std::size_t first = i;
    const std::string folded = text::fold_key(at(i));
    const bool abbreviated = number == i + 2;
    const bool alone =
        words_.streets.count(folded) > 0 || (abbreviated && words_.streets.count(folded + ".") > 0);
    while (alone && first > 0 && i - first < 3) {
      const bool joined = at(first - 1) == "-" && first >= 2 && is_upper(first - 2);
      if (joined) {
        first -= 2;
      } else if (first == i && kind(first - 1) == Kind::kWord && is_upper(first - 1)) {
        --first;
      } else {
        break;
      }
    }
    if (alone && first == i) return;
    add(first, number - 1, Category::kStreet, true);
    std::size_t last = number;
    if (glued(last + 1) && kind(last + 1) == Kind::kWord && at(last + 1).size() == 1) ++last;
    while ((at(last + 1) == "/" || at(last + 1) == "-") && glued(last + 1) && glued(last + 2) &&
           kind(last + 2) == Kind::kNumber) {
      last += 2;
    }
    add(number, last, Category::kStreetNo, true);
    find_zip_behind(last + 1);
  }

  /// ", 9020 Town" after a street's number, on the same line or the next one.
  void find_zip_behind(std::size_t i) {
    if (kind(i) == Kind::kBreak || at(i) == "," || at(i) == "|") ++i;
    const bool digits = kind(i) == Kind::kNumber && (at(i).size() == 4 || at(i).size() == 5);
    if (digits && kind(i + 1) == Kind::kWord && tokens_[i + 1].after_blank && is_upper(i + 1)) {
      add(i, i, Category::kZip, true);
    }
  }

  [[nodiscard]] bool is_street(std::size_t i) const {
    if (!is_upper(i)) return false;
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

  void find_phone(std::size_t i) {
    const bool begins = kind(i) == Kind::kNumber || at(i) == "+" || at(i) == "(";
    if (!begins || (glued(i) && i > 0 && kind(i - 1) == Kind::kWord)) return;
    const Digits run = digits_from(i);
    phone_end_ = std::max(phone_end_, run.groups == 0 ? run.end : run.last + 1);
    if (run.digits < kFewestPhoneDigits || run.digits > kMostPhoneDigits) return;
    // A bracket that the number does not close is no part of it.
    const std::size_t first = at(i) == "(" && !run.closes ? i + 1 : i;
    if (first > i && kind(first) != Kind::kNumber) return;
    if (at(first).starts_with("000")) return;  // no country's prefix
    const bool cued = is_cued(i);
    const bool plus = at(first) == "+" || (at(first) == "(" && at(first + 1) == "+");
    const bool international = plus || at(first).starts_with("00");
    const bool national =
        at(first).starts_with("0") || (at(first) == "(" && at(first + 1).starts_with("0"));
    if (!cued && !international && !national) return;
    const bool sure = cued || (international && run.digits >= 9) ||
                      (national && run.groups >= 2 && run.digits >= 8);
    add(first, run.last, Category::kPhone, sure);
  }

  /// Numbers with the signs of telephone numbers between them.
  struct Digits {
    std::size_t digits = 0;
    std::size_t groups = 0;
    std::size_t last = 0;  ///< The last number.
    std::size_t end = 0;   ///< After the signs that follow it.
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
      } else if (kind(run.end) != Kind::kSign || !is_phone_sign(token) ||
                 (token == "+" && run.end > i && at(run.end - 1) != "(")) {
        break;
      }
      closed = closed || token == ")";
    }
    return run;
  }

  static bool is_phone_sign(std::string_view sign) {
    return sign == "+" || sign == "/" || sign == "-" || sign == "(" || sign == ")" || sign == "–";
  }

  [[nodiscard]] bool is_cued(std::size_t i) const {
    for (std::size_t back = 1; back <= kCueReach && back <= i; ++back) {
      if (kind(i - back) == Kind::kBreak) return false;
      if (kind(i - back) != Kind::kWord) continue;
      if (words_.phone_cues.count(text::fold_key(at(i - back))) > 0) return true;
    }
    return false;
  }

  std::size_t phone_end_ = 0;
};

}  // namespace

void find_numbers(std::string_view text, const std::vector<Token>& tokens, const RuleWords& words,
                  std::vector<Ruled>& found) {
  NumberFinder(text, tokens, words, found).run();
}

}  // namespace pseudo::recognition
