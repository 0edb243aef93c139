#include "recognition/rules/register_rules.h"

#include <algorithm>
#include <cstddef>
#include <string>

#include "pseudo/text.h"
#include "recognition/rules/rule_finder.h"
#include "text/ascii.h"

namespace pseudo::recognition {

namespace {

bool all_upper(std::string_view word) { return std::ranges::all_of(word, text::is_ascii_upper); }

/// True for "IX", and for "VIa", a chamber that was split.
bool is_roman(std::string_view word) {
  if (word.ends_with('a')) word.remove_suffix(1);
  constexpr std::size_t kLongest = 5;  // XVIII
  return !word.empty() && word.size() <= kLongest &&
         word.find_first_not_of("IVX") == std::string_view::npos;
}

class RegisterFinder : RuleFinder {
 public:
  RegisterFinder(std::string_view text, const std::vector<Token>& tokens, const RuleWords& words,
                 std::vector<RuleMatch>& found)
      : RuleFinder(text, tokens, words, found) {}

  void run() {
    for (std::size_t i = 0; i < tokens_.size(); ++i) {
      if (!begins_chunk(i)) continue;
      if (kind(i) == Kind::kWord && all_upper(at(i))) find_plate(i);
      find_court_file(i);
      find_joined_file(i);
    }
  }

 private:
  void find_plate(std::size_t i) {
    const std::string district = text::fold_key(at(i));
    const bool hyphen = at(i + 1) == "-" && glued(i + 1) && glued(i + 2);
    const std::size_t own = i + (hyphen ? 2 : 1);
    if (words_.plates_letters_first.count(district) > 0 && is_letters(own, 2) &&
        is_plate_number(own + 1, 4) && !goes_on(own + 1)) {
      add(i, own + 1, Category::kUfid, hyphen);
    } else if (words_.plates_digits_first.count(district) > 0 && hyphen &&
               is_plate_number(own, 5) && is_letters(own + 1, 3) && !goes_on(own + 1)) {
      add(i, own + 1, Category::kUfid, true);
    } else if (words_.plates_number_only.count(district) > 0) {
      find_number_only(i, own, hyphen);
    }
  }

  /// Matches "ZH 123456", "ZH-12345", "ZH 123 456". Excludes five digits after a blank, which may
  /// be a postal code ("Brunner AG 12345 Grafing"), and digits before a word ("FR-75001 Paris").
  void find_number_only(std::size_t i, std::size_t own, bool hyphen) {
    constexpr std::size_t kMost = 6;
    constexpr std::size_t kHalf = 3;
    if (!is_plate_number(own, kMost) || goes_on(own)) return;
    const bool halves = at(own).size() == kHalf && kind(own + 1) == Kind::kNumber &&
                        at(own + 1).size() == kHalf && !goes_on(own + 1) &&
                        !words_.is_unit(at(own + 2));
    if (halves) return add(i, own + 1, Category::kUfid, true);
    const std::size_t digits = at(own).size();
    const bool sure = digits == kMost || (hyphen && digits == kMost - 1 && !is_word_after(own));
    if (sure || hyphen || digits == kMost - 1) add(i, own, Category::kUfid, sure);
  }

  [[nodiscard]] bool is_letters(std::size_t i, std::size_t most) const {
    return kind(i) == Kind::kWord && at(i).size() <= most && all_upper(at(i));
  }
  [[nodiscard]] bool is_plate_number(std::size_t i, std::size_t most) const {
    return kind(i) == Kind::kNumber && at(i).size() <= most && at(i).front() != '0' &&
           std::ranges::all_of(at(i), text::is_ascii_digit);
  }

  /// Matches chamber, register code, number and year: "12 C 345/19", "IX ZR 123/14", "I-20 U
  /// 12/19", "4 C 3.18". Files of social courts end in the kind of matter: "B 3 KR 4/19 R".
  void find_court_file(std::size_t i) {
    const std::size_t code = token_after_chamber(i);
    if (!is_court_sign(code)) return;
    std::size_t last = end_of_file_number(code + 1);
    if (last == 0) return;
    const bool social = kind(i) == Kind::kWord && kind(i + 1) == Kind::kNumber;
    while (social && is_word_after(last) &&
           words_.court_matters.count(text::fold_key(at(last + 1))) > 0) {
      ++last;
    }
    add(i, last, Category::kUfid, true);
  }
  [[nodiscard]] bool is_court_sign(std::size_t i) const {
    return kind(i) == Kind::kWord && is_upper(i) &&
           words_.register_codes.count(text::fold_key(at(i))) > 0;
  }

  /// The token after "12", "12a", "IX", "B 3" or "I-20".
  [[nodiscard]] std::size_t token_after_chamber(std::size_t i) const {
    if (kind(i) == Kind::kWord && at(i).size() == 1 && is_upper(i)) {
      if (is_chamber_number(i + 1)) return i + 2;
      if (at(i + 1) == "-" && glued(i + 1) && glued(i + 2) && is_chamber_number(i + 2))
        return i + 3;
    }
    if (kind(i) == Kind::kWord) return is_roman(at(i)) ? i + 1 : tokens_.size();
    if (!is_chamber_number(i)) return tokens_.size();
    const bool divided =
        glued(i + 1) && kind(i + 1) == Kind::kWord && at(i + 1).size() == 1 && !is_upper(i + 1);
    return i + (divided ? 2 : 1);
  }
  [[nodiscard]] bool is_chamber_number(std::size_t i) const {
    return kind(i) == Kind::kNumber && at(i).size() <= 3;
  }

  /// The last token of "345/19", "345/19x", "3.18"; 0: none.
  [[nodiscard]] std::size_t end_of_file_number(std::size_t i) const {
    const bool form = kind(i) == Kind::kNumber && (at(i + 1) == "/" || at(i + 1) == ".") &&
                      glued(i + 1) && glued(i + 2) && kind(i + 2) == Kind::kNumber;
    if (!form) return 0;
    const std::size_t year = at(i + 2).size();
    if (at(i + 1) == ".") return year == 2 && !goes_on(i + 2) ? i + 2 : 0;
    if (year != 2 && year != 4) return 0;
    const bool letter = glued(i + 3) && kind(i + 3) == Kind::kWord && at(i + 3).size() == 1;
    return i + (letter ? 3 : 2);
  }

  /// Matches file numbers in one piece: "4A_123/2019" (Switzerland), "C-123/19" (European Union),
  /// "Ra 2019/12/0034" (Austria).
  void find_joined_file(std::size_t i) {
    if (kind(i) == Kind::kNumber) {
      const bool swiss = at(i).size() == 1 && is_letters(i + 1, 1) && glued(i + 1) &&
                         at(i + 2) == "_" && glued(i + 2) && glued(i + 3) && is_year_after(i + 3);
      if (swiss) add(i, i + 5, Category::kUfid, true);
      return;
    }
    if (!is_court_sign(i)) return;
    const bool union_file = at(i).size() == 1 && at(i + 1) == "-" && glued(i + 1) && glued(i + 2) &&
                            is_year_after(i + 2) && at(i + 4).size() == 2;
    if (union_file) return add(i, i + 4, Category::kUfid, true);
    constexpr std::size_t kAustrian = 5;  // tokens in "2019/12/0034"
    const bool slashes = kind(i + 1) == Kind::kNumber && at(i + 1).size() == 4 &&
                         is_year_after(i + 1) && at(i + 3).size() == 2 && is_year_after(i + 3) &&
                         at(i + 5).size() == 4;
    if (slashes) add(i, i + kAustrian, Category::kUfid, true);
  }
  /// True for a number, a slash and a number of two or four digits, without blanks.
  [[nodiscard]] bool is_year_after(std::size_t i) const {
    return kind(i) == Kind::kNumber && at(i + 1) == "/" && glued(i + 1) && glued(i + 2) &&
           kind(i + 2) == Kind::kNumber && (at(i + 2).size() == 2 || at(i + 2).size() == 4);
  }
};

}  // namespace

void find_registers(std::string_view text, const std::vector<Token>& tokens, const RuleWords& words,
                    std::vector<RuleMatch>& found) {
  RegisterFinder(text, tokens, words, found).run();
}

}  // namespace pseudo::recognition
