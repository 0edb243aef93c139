#include "lang/de/context/number_standing.h"

#include <algorithm>
#include <array>
#include <cstddef>
#include <cstdint>
#include <optional>
#include <string>
#include <string_view>

#include "text/ascii.h"
#include "text/chars.h"
#include "text/fold.h"
#include "text/utf8.h"
#include "text/words.h"

namespace pseudo::lang::de {
namespace {

enum class NumberRole : std::uint8_t { kNone, kUnit, kSection, kAmount, kNumber, kDate };

NumberRole role_of(std::string_view name) {
  if (name == "unit") return NumberRole::kUnit;
  if (name == "section") return NumberRole::kSection;
  if (name == "amount") return NumberRole::kAmount;
  if (name == "number") return NumberRole::kNumber;
  return name == "date" ? NumberRole::kDate : NumberRole::kNone;
}

/// The meaning of words and marks next to a number.
class NumberWords {
 public:
  explicit NumberWords(const Lexicons& lexicons) : table_(lexicons.table("number_neighbours")) {}

  /// `place`: "before" or "behind" the number, or "ending" of a word before it.
  [[nodiscard]] NumberRole role(std::string_view folded, std::string_view place) const {
    if (table_ == nullptr || folded.empty()) return NumberRole::kNone;
    for (const std::uint32_t row : table_->find(folded)) {
      if (table_->cell(row, "place") == place) return role_of(table_->cell(row, "role"));
    }
    return NumberRole::kNone;
  }

 private:
  const LexiconTable* table_;
};

constexpr std::size_t kFewDigits = 4;  // digits of numbers that may be any amount or year

bool is_digit(char c) { return text::is_ascii_digit(c); }

std::size_t digits_at(std::string_view text, std::size_t pos) {
  const auto end =
      std::find_if_not(text.begin() + static_cast<std::ptrdiff_t>(pos), text.end(), is_digit);
  return static_cast<std::size_t>(end - text.begin()) - pos;
}

// True for "14:00".
bool is_time_at(std::string_view text, std::size_t pos) {
  const std::size_t hour = digits_at(text, pos);
  const std::size_t colon = pos + hour;
  return (hour == 1 || hour == 2) && colon < text.size() && text[colon] == ':' &&
         digits_at(text, colon + 1) == 2;
}

bool divides_digits(char c) { return c == '.' || c == ',' || c == ':'; }

/// A number in a text with its neighbours on the line.
class NumberPlace {
 public:
  NumberPlace(const NumberWords& words, std::string_view text, ByteSpan span)
      : text_(text),
        span_(span),
        number_(text.substr(span.begin, span.size())),
        before_(role_before(words)),
        behind_(role_behind(words)) {}

  [[nodiscard]] bool has_letter() const {
    for (std::size_t pos = 0; pos < number_.size();) {
      if (text::is_letter(text::next(number_, pos))) return true;
    }
    return false;
  }
  [[nodiscard]] std::size_t digits() const {
    return static_cast<std::size_t>(std::ranges::count_if(number_, is_digit));
  }
  [[nodiscard]] NumberRole before() const { return before_; }
  [[nodiscard]] NumberRole behind() const { return behind_; }
  [[nodiscard]] bool is_measured() const {
    return behind_ == NumberRole::kUnit || before_ == NumberRole::kUnit ||
           before_ == NumberRole::kSection;
  }

  // True for "3.5" in "3.5.2" or "2.3.5", and for "250" in "1.250". `of_date`: a year may follow.
  [[nodiscard]] bool is_in_longer_number(bool of_date) const {
    const std::size_t begin = span_.begin;
    const bool goes_on_before =
        begin > 1 && divides_digits(text_[begin - 1]) && is_digit(text_[begin - 2]);
    if (goes_on_before) return true;
    if (span_.end + 1 >= text_.size() || !divides_digits(text_[span_.end])) return false;
    const std::size_t more = digits_at(text_, span_.end + 1);
    if (more == 0) return false;
    if (of_date && has_year() && is_time_at(text_, span_.end + 1))
      return false;  // "3.5.2019,14:00"
    const bool is_year = of_date && text_[span_.end] != ',' && (more == 2 || more == 4);
    if (!is_year) return true;
    const std::size_t end = span_.end + 1 + more;
    return end + 1 < text_.size() && text_[end] == '.' && is_digit(text_[end + 1]);
  }

  // True if there is a group of four digits, or a third group: "3.5.2019", "3.5.19".
  [[nodiscard]] bool has_year() const {
    std::size_t groups = 0;
    for (std::size_t pos = 0; pos < number_.size(); ++pos) {
      const std::size_t digits = digits_at(number_, pos);
      if (digits == 0) continue;
      if (digits >= 4 || ++groups == 3) return true;
      pos += digits - 1;
    }
    return false;
  }

  // True for "2015_03_18", which is no version and no section.
  [[nodiscard]] bool begins_with_year() const {
    constexpr std::size_t kYear = 4;      // digits
    constexpr std::size_t kShortest = 8;  // with month and day
    return number_.size() >= kShortest && digits_at(number_, 0) == kYear;
  }

  // True for the notation of dates without a year: "3.5.".
  [[nodiscard]] bool is_dotted() const {
    const bool ends_in_dot =
        number_.ends_with('.') || (span_.end < text_.size() && text_[span_.end] == '.');
    return ends_in_dot && number_.find_first_of("/:,-") == std::string_view::npos &&
           number_.find('.') != std::string_view::npos;
  }

  // True for "3.5" without a final dot, usually a decimal or a version.
  [[nodiscard]] bool is_pair() const {
    const std::size_t dot = number_.find('.');
    const bool ends_in_dot = span_.end < text_.size() && text_[span_.end] == '.';
    return dot != std::string_view::npos && dot + 1 < number_.size() && !ends_in_dot &&
           number_.find_first_not_of("0123456789", dot + 1) == std::string_view::npos;
  }

  [[nodiscard]] bool is_alone() const {
    return !text::word_before(text_, span_.begin) && !text::word_after(text_, span_.end);
  }

  // True for "A-9020", "A9020".
  [[nodiscard]] bool has_sign_of_country() const {
    std::size_t pos = span_.begin;
    if (pos < 2) return false;
    const char32_t before = text::previous(text_, pos);
    if (text::is_letter(before)) return true;
    return text::is_hyphen(before) && pos > 0 && text::is_letter(text::previous(text_, pos));
  }

  // True for a day directly after a letter: "3.5." in "x3.5.".
  [[nodiscard]] bool is_day_behind_letter() const {
    constexpr std::size_t kMostOfDay = 2;  // digits
    std::size_t pos = span_.begin;
    return pos > 0 && digits_at(number_, 0) <= kMostOfDay &&
           text::is_letter(text::previous(text_, pos));
  }

  // True for recent years: "2015".
  [[nodiscard]] bool may_be_year() const {
    constexpr std::string_view kFirst = "1900";
    constexpr std::string_view kLast = "2099";
    return number_.size() == kFewDigits && number_ >= kFirst && number_ <= kLast;
  }

  // True if a capitalized name follows: "9020 Klagenfurt".
  [[nodiscard]] bool precedes_capital() const {
    const auto word = text::word_after(text_, span_.end);
    if (!word || word->begin != span_.end + 1 || text_[span_.end] != ' ') return false;
    std::size_t pos = word->begin;
    return text::is_upper(text::next(text_, pos));
  }

  // True for "in 9020".
  [[nodiscard]] bool stands_behind_preposition(const Grammar& grammar) const {
    const auto word = text::word_before(text_, span_.begin);
    return word && grammar.town_prepositions.contains(
                       text::fold_key(text_.substr(word->begin, word->size())));
  }

 private:
  // Uses the mark before the number, or the word if there is no mark: "§ 3", "EUR 250", "(Kap. 3".
  [[nodiscard]] NumberRole role_before(const NumberWords& words) const {
    std::size_t pos = span_.begin;
    while (pos > 0 && text_[pos - 1] == ' ') --pos;
    if (pos > 0) {
      std::size_t begin = pos;
      text::previous(text_, begin);
      const std::string sign = text::fold_key(text_.substr(begin, pos - begin));
      const NumberRole role = is_sign(sign) ? words.role(sign, "before") : NumberRole::kNone;
      if (role != NumberRole::kNone) return role;
    }
    const auto word = text::word_before(text_, span_.begin);
    if (!word) return NumberRole::kNone;
    constexpr std::size_t kMostSigns = 3;  // ": ", ". ", " - "
    if (span_.begin - word->end > kMostSigns) return NumberRole::kNone;
    const std::string folded = text::fold_key(text_.substr(word->begin, word->size()));
    const NumberRole role = words.role(folded, "before");
    if (role != NumberRole::kNone) return role;
    return ends_like_number_word(words, folded) ? NumberRole::kNumber : NumberRole::kNone;
  }

  // True for compounds of such words: "Kundennummer", "Versicherungsnr".
  static bool ends_like_number_word(const NumberWords& words, std::string_view folded) {
    for (std::size_t begin = 1; begin < folded.size(); ++begin) {
      if (words.role(folded.substr(begin), "ending") != NumberRole::kNone) return true;
    }
    return false;
  }

  // Returns the end of the cents of a price: after "20200" in "20200,00" and "20200,--".
  [[nodiscard]] std::size_t end_of_cents() const {
    constexpr std::size_t kCents = 2;  // digits
    if (span_.end + 1 >= text_.size()) return span_.end;
    const char sign = text_[span_.end];
    if (sign != ',' && sign != '.') return span_.end;
    if (digits_at(text_, span_.end + 1) == kCents) return span_.end + 1 + kCents;
    std::size_t end = span_.end + 1;
    while (end < text_.size()) {
      std::size_t next = end;
      if (!text::is_hyphen(text::next(text_, next))) break;
      end = next;
    }
    return end > span_.end + 1 ? end : span_.end;
  }

  // Uses the next word or mark. Skips the dot of a date, cents and one blank.
  [[nodiscard]] NumberRole role_behind(const NumberWords& words) const {
    const std::size_t cents = end_of_cents();
    if (cents > span_.end && !is_digit(text_[cents - 1])) return NumberRole::kUnit;
    std::size_t pos = cents;
    while (pos < text_.size() && text_[pos] == ' ' && pos < cents + 2) ++pos;
    if (pos >= text_.size()) return NumberRole::kNone;
    std::size_t end = pos;
    text::next(text_, end);
    const std::string sign = text::fold_key(text_.substr(pos, end - pos));
    if (is_sign(sign)) return words.role(sign, "behind");
    const auto word = text::word_after(text_, pos);
    if (!word || word->begin != pos) return NumberRole::kNone;
    return words.role(text::fold_key(text_.substr(word->begin, word->size())), "behind");
  }

  static bool is_sign(std::string_view folded) {
    return !folded.empty() && !text::next_word(folded, 0);
  }

  std::string_view text_;
  ByteSpan span_;
  std::string_view number_;
  NumberRole before_;
  NumberRole behind_;
};

MatchKind date_standing(const NumberPlace& place) {
  if (place.is_in_longer_number(true)) return MatchKind::kOther;
  const bool is_behind_date_word = place.before() == NumberRole::kDate;
  if (place.is_day_behind_letter() && !is_behind_date_word) return MatchKind::kOther;
  if (place.is_pair() && !place.has_year() && (!is_behind_date_word || place.is_measured())) {
    return MatchKind::kOther;
  }
  if (place.begins_with_year()) return MatchKind::kName;
  if (place.before() == NumberRole::kSection) return MatchKind::kAmbiguous;
  if (place.has_year() || is_behind_date_word) return MatchKind::kName;
  if (place.is_measured() || !place.is_dotted()) return MatchKind::kAmbiguous;
  return MatchKind::kName;
}

MatchKind identifier_standing(const Grammar& grammar, const NumberPlace& place, Category category) {
  if (place.before() == NumberRole::kNumber) return MatchKind::kName;
  const bool has_few = place.digits() <= kFewDigits;
  if (has_few && place.is_in_longer_number(false)) return MatchKind::kOther;
  const bool is_amount = place.before() == NumberRole::kAmount && category != Category::kPhone;
  if (place.is_measured() || is_amount) return MatchKind::kAmbiguous;
  if (!has_few) return MatchKind::kName;
  if (place.is_alone() || place.has_sign_of_country()) return MatchKind::kName;
  if (category != Category::kZip) return MatchKind::kAmbiguous;
  // Four digits without a unit may be a postal code or a year.
  const bool has_place = place.precedes_capital() || place.stands_behind_preposition(grammar);
  return has_place || !place.may_be_year() ? MatchKind::kName : MatchKind::kAmbiguous;
}

}  // namespace

bool is_of_numbers(Category category) {
  constexpr std::array kOfNumbers = {Category::kDate, Category::kUfid, Category::kFid,
                                     Category::kPass, Category::kZip,  Category::kPhone};
  return std::ranges::find(kOfNumbers, category) != kOfNumbers.end();
}

bool is_announced_identifier(const Lexicons& lexicons, std::string_view text, ByteSpan span) {
  return NumberPlace(NumberWords(lexicons), text, span).before() == NumberRole::kNumber;
}

MatchKind number_standing(const Rules& rules, const Lexicons& lexicons, std::string_view text,
                          ByteSpan span, Category category, bool is_word) {
  const NumberPlace place(NumberWords(lexicons), text, span);
  if (is_word && place.before() != NumberRole::kNumber && !place.is_alone()) {
    return MatchKind::kAmbiguous;  // "im Winter", even if "winter" is a password
  }
  if (place.has_letter() || place.digits() == 0) return MatchKind::kName;
  if (category == Category::kDate) return date_standing(place);
  return identifier_standing(rules.grammar, place, category);
}

}  // namespace pseudo::lang::de
