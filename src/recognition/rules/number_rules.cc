#include "recognition/rules/number_rules.h"

#include <algorithm>
#include <string>

#include "pseudo/text.h"
#include "text/ascii.h"
#include "text/chars.h"
#include "text/utf8.h"
#include "values/check_digits.h"

namespace pseudo::recognition {

namespace {

using Kind = Token::Kind;

constexpr std::size_t kFewestPhoneDigits = 6;
constexpr std::size_t kMostPhoneDigits = 16;
constexpr std::size_t kCueReach = 4;  // tokens between a cue and what it introduces

class NumberFinder {
 public:
  NumberFinder(std::string_view text, const std::vector<Token>& tokens, const RuleWords& words,
               std::vector<Ruled>& found)
      : text_(text), tokens_(tokens), words_(words), found_(found) {}

  void run() {
    for (std::size_t i = 0; i < tokens_.size(); ++i) {
      find_cued(i);
      find_password(i);
      find_iban(i);
      find_ip(i);
      find_isbn(i);
      find_zip(i);
      find_street(i);
      if (i >= phone_end_) find_phone(i);
    }
  }

 private:
  [[nodiscard]] std::string_view at(std::size_t i) const {
    if (i >= tokens_.size()) return {};
    return text_.substr(tokens_[i].span.begin, tokens_[i].span.size());
  }
  [[nodiscard]] Kind kind(std::size_t i) const {
    return i < tokens_.size() ? tokens_[i].kind : Kind::kBreak;
  }
  [[nodiscard]] bool glued(std::size_t i) const {
    return i < tokens_.size() && !tokens_[i].after_blank && kind(i) != Kind::kBreak;
  }
  void add(std::size_t first, std::size_t last, Category category, bool sure) {
    found_.push_back({{tokens_[first].span.begin, tokens_[last].span.end}, category, sure});
  }
  /// What is known of a chunk: tokens without white space between them.
  struct Chunk {
    std::size_t first = 1;        ///< Where it was looked at first; behind `last`: no chunk yet.
    std::size_t last = 0;         ///< Its last token.
    std::size_t last_solid = 0;   ///< Its last token that is no sign, or `first`.
    std::size_t last_number = 0;  ///< Its last number, or 0.
  };
  /// The chunk of a token, from that token or from one before it. It is kept: a chunk with many
  /// cues is looked through once.
  const Chunk& chunk_of(std::size_t i) {
    if (chunk_.first <= i && i <= chunk_.last) return chunk_;
    chunk_ = {i, i, i, 0};
    for (std::size_t at = i;; ++at) {
      chunk_.last = at;
      if (kind(at) != Kind::kSign) chunk_.last_solid = at;
      if (kind(at) == Kind::kNumber) chunk_.last_number = at;
      if (!glued(at + 1)) return chunk_;
    }
  }

  /// Behind a cue: ":", ".", "Nr." and the like, then the thing itself; its token, or 0.
  [[nodiscard]] std::size_t behind_cue(std::size_t cue) const {
    for (std::size_t i = cue + 1; i <= cue + kCueReach; ++i) {
      if (kind(i) == Kind::kBreak) return 0;
      if (kind(i) == Kind::kSign && at(i) != "+" && at(i) != "(") continue;
      if (kind(i) == Kind::kWord && words_.id_cues.count(text::fold_key(at(i))) > 0) continue;
      return i;
    }
    return 0;
  }

  void find_cued(std::size_t i) {
    if (kind(i) != Kind::kWord || words_.id_cues.count(text::fold_key(at(i))) == 0) return;
    const std::size_t first = behind_cue(i);
    if (first == 0 || kind(first) == Kind::kSign) return;
    const Chunk& chunk = chunk_of(first);
    const std::size_t last = std::max(first, chunk.last_solid);  // a sentence ends in signs
    const std::size_t bytes = tokens_[last].span.end - tokens_[first].span.begin;
    const bool has_digit = kind(first) == Kind::kNumber || chunk.last_number > first;
    if (has_digit && bytes >= 3) add(first, last, Category::kUfid, bytes >= 5);
  }

  void find_password(std::size_t i) {
    if (kind(i) != Kind::kWord) return;
    const std::string folded = text::fold_key(at(i));
    const bool password = words_.password_cues.count(folded) > 0;
    if (!password && words_.user_cues.count(folded) == 0) return;
    // Only behind a colon: "das Passwort ist lang" has none.
    if (at(i + 1) != ":" || kind(i + 2) == Kind::kBreak) return;
    std::size_t last = chunk_of(i + 2).last;
    if (last > i + 2 && (at(last) == "." || at(last) == ",")) --last;
    add(i + 2, last, password ? Category::kPass : Category::kUser, true);
  }

  /// Two letters and two digits, then letters and digits in groups, 15 to 34 in all.
  void find_iban(std::size_t i) {
    if (kind(i) != Kind::kWord || tokens_[i].span.size() != 2 || !glued(i + 1)) return;
    if (kind(i + 1) != Kind::kNumber || !text::is_ascii_upper(at(i)[0])) return;
    std::string plain;
    for (std::size_t last = i; last < std::min(tokens_.size(), i + 24); ++last) {
      if (kind(last) != Kind::kWord && kind(last) != Kind::kNumber) break;
      if (!std::ranges::all_of(at(last), [](char c) {
            return text::is_ascii_upper(c) || text::is_ascii_digit(c);
          })) {
        break;
      }
      plain += at(last);
      if (plain.size() > 34) break;
      if (plain.size() < 15 || glued(last + 1)) continue;
      const std::string turned = plain.substr(4) + plain.substr(0, 4);
      if (values::mod97(turned) == 1) return add(i, last, Category::kUfid, true);
    }
  }

  void find_ip(std::size_t i) {
    if (i > 0 && (glued(i) && at(i - 1) == ".")) return;
    constexpr std::size_t kFewestDigits = 6;  // "3.6.2.1" rather is a chapter
    std::size_t digits = 0;
    for (std::size_t part = 0; part < 4; ++part) {
      const std::size_t token = i + 2 * part;
      if (kind(token) != Kind::kNumber || at(token).size() > 3) return;
      if (part > 0 && (!glued(token) || at(token - 1) != "." || !glued(token - 1))) return;
      if (!is_octet(at(token))) return;
      digits += at(token).size();
    }
    if (glued(i + 7) && at(i + 7) == "." && glued(i + 8)) return;
    if (digits >= kFewestDigits) add(i, i + 6, Category::kUfid, true);
  }

  static bool is_octet(std::string_view digits) {
    int value = 0;
    for (const char c : digits) {
      if (!text::is_ascii_digit(c)) return false;
      value = 10 * value + (c - '0');
    }
    return value <= 255;
  }

  void find_isbn(std::size_t i) {
    if (kind(i) != Kind::kNumber) return;
    std::string plain;
    for (std::size_t last = i; last < std::min(tokens_.size(), i + 10); ++last) {
      if (kind(last) == Kind::kNumber || at(last) == "X") {
        plain += at(last);
      } else if (at(last) != "-") {
        return;
      }
      if (plain.size() > 13) return;
      const bool ends = !glued(last + 1) || (kind(last + 1) == Kind::kSign && at(last + 1) != "-");
      if (plain.size() == 13 && ends && plain.starts_with("97") && last > i &&
          values::isbn13_check(plain.substr(0, 12)) == plain.back()) {
        return add(i, last, Category::kUfid, true);
      }
    }
  }

  /// A country mark and a postal code: "A-9020", "D-12345".
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

  [[nodiscard]] bool is_upper(std::size_t i) const {
    std::size_t pos = 0;
    const std::string_view word = at(i);
    return !word.empty() && text::is_upper(text::next(word, pos));
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

  /// ", 9020 Town" behind a street's number, on the same line or the next one.
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
    // A bracket that the number does not close is not its own.
    const std::size_t first = at(i) == "(" && !run.closes ? i + 1 : i;
    if (first > i && kind(first) != Kind::kNumber) return;
    const bool cued = is_cued(i);
    const bool international = at(first) == "+" || at(first).starts_with("00");
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
    std::size_t end = 0;   ///< Behind the signs that follow it.
    bool closes = false;   ///< ")" stands before the last number.
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
                 (token == "+" && run.end > i)) {
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

  std::string_view text_;
  const std::vector<Token>& tokens_;
  const RuleWords& words_;
  std::vector<Ruled>& found_;
  std::size_t phone_end_ = 0;
  Chunk chunk_;
};

}  // namespace

void find_numbers(std::string_view text, const std::vector<Token>& tokens, const RuleWords& words,
                  std::vector<Ruled>& found) {
  NumberFinder(text, tokens, words, found).run();
}

}  // namespace pseudo::recognition
