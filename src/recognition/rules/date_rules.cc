#include "recognition/rules/date_rules.h"

#include <cstdint>
#include <memory>
#include <string>

#include "pseudo/text.h"

namespace pseudo::recognition {

namespace {

using Kind = Token::Kind;

class DateFinder {
 public:
  DateFinder(std::string_view text, const std::vector<Token>& tokens, const RuleWords& words)
      : text_(text), tokens_(tokens), words_(words) {}

  std::vector<RuleMatch> run() {
    for (std::size_t i = 0; i < tokens_.size();) {
      const std::size_t last = try_at(i);
      i = last == kNone ? i + 1 : last + 1;
    }
    return std::move(found_);
  }

 private:
  static constexpr std::size_t kNone = static_cast<std::size_t>(-1);

  [[nodiscard]] std::string_view at(std::size_t i) const {
    if (i >= tokens_.size()) return {};
    return text_.substr(tokens_[i].span.begin, tokens_[i].span.size());
  }
  [[nodiscard]] bool is_number(std::size_t i, int low, int high) const {
    if (i >= tokens_.size() || tokens_[i].kind != Kind::kNumber || at(i).size() > 4) return false;
    int value = 0;
    for (const char c : at(i)) {
      if (c < '0' || c > '9') return false;
      value = 10 * value + (c - '0');
    }
    return value >= low && value <= high;
  }
  [[nodiscard]] bool is_day(std::size_t i) const {
    return at(i).size() <= 2 && is_number(i, 1, 31);
  }
  [[nodiscard]] bool is_month_number(std::size_t i) const {
    return at(i).size() <= 2 && is_number(i, 1, 12);
  }
  [[nodiscard]] bool is_year(std::size_t i) const {
    return at(i).size() == 4 && is_number(i, 1900, 2099);
  }
  [[nodiscard]] bool is_month_name(std::size_t i) const {
    return i < tokens_.size() && tokens_[i].kind == Kind::kWord &&
           words_.months.count(text::fold_key(at(i))) > 0;
  }
  [[nodiscard]] bool glued(std::size_t i) const {
    return i < tokens_.size() && !tokens_[i].after_blank;
  }
  /// True if the number continues: "1.2.3.4", "3,50", "12-34".
  [[nodiscard]] bool goes_on(std::size_t last) const {
    return glued(last + 1) && tokens_[last + 1].kind != Kind::kBreak && glued(last + 2) &&
           (tokens_[last + 1].kind == Kind::kSymbol && tokens_[last + 2].kind == Kind::kNumber);
  }
  [[nodiscard]] bool is_part(std::size_t i) const {
    return i > 0 && glued(i) && tokens_[i - 1].kind != Kind::kBreak &&
           (at(i - 1) == "." || at(i - 1) == "," || at(i - 1) == "/" ||
            tokens_[i - 1].kind == Kind::kWord);
  }

  std::size_t take(std::size_t first, std::size_t last, bool sure) {
    found_.push_back({{tokens_[first].span.begin, tokens_[last].span.end}, Category::kDate, sure});
    return last;
  }

  /// The last token of a date that begins at `i`; kNone: none.
  std::size_t try_at(std::size_t i) {
    // A short month name alone ("X", "Mai") is not a date.
    if (is_month_name(i) && at(i).size() >= 3) return month_and_year(i, i);
    if (tokens_[i].kind != Kind::kNumber || is_part(i)) return kNone;
    const std::size_t iso = try_iso(i);
    if (iso != kNone) return iso;
    if (is_day(i) && at(i + 1) == "." && glued(i + 1)) {
      if (is_month_name(i + 2)) return month_and_year(i, i + 2);
      if (is_month_number(i + 2) && at(i + 3) == "." && glued(i + 3)) return numbers(i);
    }
    if (is_year(i) && !goes_on(i)) return take(i, i, false);
    // "09.03" without its final dot; with one-digit parts it is more likely a decimal number.
    const bool two_and_two = is_day(i) && at(i).size() == 2 && at(i + 1) == "." && glued(i + 1) &&
                             glued(i + 2) && is_month_number(i + 2) && at(i + 2).size() == 2;
    if (two_and_two && !goes_on(i + 2)) return take(i, i + 2, false);
    return kNone;
  }

  std::size_t try_iso(std::size_t i) {
    const bool year_first = is_year(i);
    const bool parts = year_first ? is_month_number(i + 2) && is_day(i + 4)
                                  : is_day(i) && is_month_number(i + 2) && is_year(i + 4);
    const std::string_view separator = at(i + 1);
    if (!parts || (separator != "-" && separator != "/") || at(i + 3) != separator) return kNone;
    for (std::size_t t = i + 1; t <= i + 4; ++t) {
      if (!glued(t)) return kNone;
    }
    return take(i, i + 4, true);
  }

  /// Matches the month name at `month`, and a year after it.
  std::size_t month_and_year(std::size_t first, std::size_t month) {
    std::size_t last = month;
    // "Mai." ends a sentence, "Jan." is an abbreviation.
    const bool dot = at(last + 1) == "." && glued(last + 1) && at(last).size() <= 4;
    const bool full = words_.full_months.count(text::fold_key(at(last))) > 0;
    if (dot && (!full || is_year(last + 2))) ++last;
    const bool has_year = is_year(last + 1) && !goes_on(last + 1);
    if (has_year) return take(first, last + 1, true);
    return take(first, last, first != month);
  }

  /// Matches "3.6.", "3. 6. 2019", "03.06.19".
  std::size_t numbers(std::size_t i) {
    const std::size_t year = i + 4;
    if (is_year(year) && !goes_on(year)) return take(i, year, true);
    const bool short_year = glued(year) && at(year).size() == 2 && is_number(year, 0, 99);
    if (short_year && !goes_on(year)) return take(i, year, true);
    if (glued(year) && tokens_[year].kind == Kind::kNumber) return kNone;
    return take(i, i + 3, false);
  }

  std::string_view text_;
  const std::vector<Token>& tokens_;
  const RuleWords& words_;
  std::vector<RuleMatch> found_;
};

}  // namespace

void find_dates(std::string_view text, const std::vector<Token>& tokens, const RuleWords& words,
                const LanguageModule& language, std::vector<RuleMatch>& found) {
  const std::vector<RuleMatch> candidates = DateFinder(text, tokens, words).run();
  if (candidates.empty()) return;
  std::vector<Mention> mentions(candidates.size());
  std::vector<std::size_t> all(candidates.size());
  for (std::size_t i = 0; i < candidates.size(); ++i) {
    const ByteSpan span = candidates[i].span;
    mentions[i] = {Category::kDate, std::string(text.substr(span.begin, span.size())), span, {}};
    for (char& c : mentions[i].surface) {
      if (c == '\n' || c == '\r') c = ' ';
    }
    all[i] = i;
  }
  const std::unique_ptr<DateReadings> readings = language.read_dates({text, mentions}, all);
  if (!readings) return;
  const std::vector<std::uint64_t> noise(candidates.size());
  const std::vector<std::string> written = readings->write(1, noise);
  for (std::size_t i = 0; i < candidates.size(); ++i) {
    if (i < written.size() && !written[i].empty()) found.push_back(candidates[i]);
  }
}

}  // namespace pseudo::recognition
