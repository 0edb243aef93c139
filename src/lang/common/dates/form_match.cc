#include "lang/common/dates/form_match.h"

#include <limits>

#include "lang/common/dates/calendar.h"
#include "lang/common/dates/match_check.h"
#include "lang/common/dates/month_names.h"
#include "lang/common/dates/text_runs.h"
#include "text/ascii.h"
#include "text/chars.h"
#include "text/utf8.h"

namespace pseudo::lang::dates {
namespace {

constexpr std::size_t kMostDigits = 9;  // of a field: the fraction of a second

int number(std::string_view digits) {
  int value = 0;
  for (const char c : digits) value = value * 10 + (c - '0');
  return value;
}

// Walks down the tree of forms at one position of a text. Matching is greedy without backtracking:
// each element takes all that it can. Words are looked up once for all forms.
class FormMatcher {
 public:
  FormMatcher(const DateForms& forms, const DateWords& words, std::string_view text,
              std::size_t pos)
      : forms_(forms), words_(words), text_(text), pos_(pos) {}

  std::optional<FormMatch> run() {
    walk(forms_.nodes().front());
    return best_;
  }

 private:
  struct SeenWord {
    std::size_t begin = std::string_view::npos;
    std::size_t end = 0;
    KnownWord known;
    std::optional<std::uint32_t> misspelled_month;
  };

  /// Tries the children of `node`. Offers the forms that end here last, as most of them are
  /// prefixes of longer forms.
  void walk(const FormNode& node) {
    const std::size_t pos = pos_;
    const std::size_t count = match_.count;
    for (const std::uint32_t n : node.next) {
      const FormNode& next = forms_.nodes()[n];
      if (is_settled_before(next.first_form) || !take(next.element)) continue;
      const std::size_t end = pos_;
      const std::size_t count_with_it = match_.count;
      walk(next);
      pos_ = end;
      match_.count = count_with_it;
      for (const std::uint32_t form : next.ends) offer(form);
      pos_ = pos;
      match_.count = count;
    }
  }

  /// True if no form with this or a higher number can beat the best one, which matches the whole
  /// text and precedes them in the table.
  [[nodiscard]] bool is_settled_before(std::uint32_t number) const {
    return best_ && best_->end == text_.size() && best_number_ < number;
  }

  /// Keeps the form if its match is longer than the best one, or equally long and earlier in the
  /// table.
  void offer(std::uint32_t number) {
    if (best_ && (pos_ < best_->end || (pos_ == best_->end && number > best_number_))) return;
    match_.form = &forms_.form(number);
    match_.end = pos_;
    if (!ends_well(match_) || !is_possible(match_) || !fits_month(match_)) return;
    best_ = match_;
    best_number_ = number;
  }

  // Each of the following functions leaves the position unchanged if it returns false.

  bool take(const Element& element) {
    if (element.kind == ElementKind::kBlank) {
      pos_ = end_of_blanks(text_, pos_);
      return true;
    }
    if (pos_ == text_.size()) return false;
    switch (element.kind) {
      case ElementKind::kApostrophe:
        return take_apostrophe();
      case ElementKind::kLiteral:
        if (!text_.substr(pos_).starts_with(element.literal)) return false;
        pos_ += element.literal.size();
        return true;
      case ElementKind::kMonthName:
        return take_month();
      case ElementKind::kWord:
        return take_word(element.kind, element.word, std::numeric_limits<int>::max());
      case ElementKind::kMonthOrdinal:
        return take_word(element.kind, WordKind::kOrdinal, 12);
      default:
        return take_number(element);
    }
  }

  bool take_apostrophe() {
    std::size_t after = pos_;
    if (!text::is_apostrophe(text::next(text_, after))) return false;
    pos_ = after;
    return true;
  }

  bool take_number(const Element& element) {
    // A run of one digit more than any field takes is too long.
    const std::size_t run = end_of_digits(text_.substr(pos_, kMostDigits + 1), 0);
    if (run == 0) return false;
    const bool joined_before =
        match_.count > 0 && last().end == pos_ && pos_ > 0 && text::is_ascii_digit(text_[pos_ - 1]);
    const std::size_t size = element.joined || joined_before ? element.least : run;
    if (size < element.least || size > element.most || size > run) return false;
    if (!element.joined && size != run) return false;
    int value = number(text_.substr(pos_, size));
    if (!in_range(element.kind, value)) return false;
    if (element.kind == ElementKind::kYear && element.most == 2) value = full_year(value);
    if (element.kind == ElementKind::kYear && value == 0) return false;
    add(element.kind, size, value);
    return true;
  }

  bool take_month() {
    const SeenWord& seen = word_at(pos_);
    if (seen.end == pos_) return false;
    const auto found = seen.known.as(WordKind::kMonth);
    const auto number = found ? std::optional(found->word) : seen.misspelled_month;
    if (!number) return false;
    const Word& word = words_.word(*number);
    if (word.style == kNumeral && !text::is_ascii_upper(text_[pos_])) return false;
    const std::size_t end = seen.end;
    const bool dot = takes_dot(word) && end < text_.size() && text_[end] == '.';
    add(ElementKind::kMonthName, end - pos_ + (dot ? 1 : 0), word.value);
    last().word = *number;
    return true;
  }

  bool take_word(ElementKind element, WordKind kind, int most) {
    const SeenWord& seen = word_at(pos_);
    if (seen.end == pos_) return false;
    const auto found = seen.known.as(kind);
    if (!found || words_.word(found->word).value > most) return false;
    add(element, seen.end - pos_, words_.word(found->word).value);
    last().word = found->word;
    last().ending = found->ending;
    return true;
  }

  /// The word that begins at `pos`. Its end is `pos` if there is none.
  const SeenWord& word_at(std::size_t pos) {
    for (const SeenWord& seen : seen_) {
      if (seen.begin == pos) return seen;
    }
    SeenWord& seen = seen_[next_seen_++ % seen_.size()];
    seen = {.begin = pos, .end = end_of_word(text_, pos), .known = {}, .misspelled_month = {}};
    if (seen.end == pos) return seen;
    const std::string_view word = text_.substr(pos, seen.end - pos);
    seen.known = words_.look_up(word);
    if (!seen.known.any()) seen.misspelled_month = find_misspelled_month(words_, word);
    return seen;
  }

  void add(ElementKind kind, std::size_t size, int value) {
    match_.fields[match_.count++] = {.kind = kind,
                                     .begin = static_cast<std::uint32_t>(pos_),
                                     .end = static_cast<std::uint32_t>(pos_ + size),
                                     .value = value};
    pos_ += size;
  }

  Field& last() { return match_.fields[match_.count - 1]; }

  /// "March 18" is a day in a second language; in the language itself "Juni 19" is a year.
  [[nodiscard]] bool fits_month(const FormMatch& match) const {
    const bool is_month_and_day = match.form->unit == Unit::kDay && match.count == 2 &&
                                  match.fields[0].kind == ElementKind::kMonthName &&
                                  match.fields[1].kind == ElementKind::kDay;
    return !is_month_and_day || is_foreign(words_.word(match.fields[0].word));
  }

  /// False if the last digits belong to what follows: "1.6. 10 o'clock" and "1.6. 14:30" contain no
  /// year.
  bool ends_well(const FormMatch& match) {
    const bool digits = text::is_ascii_digit(text_[match.end - 1]);
    if (!digits || match.form->unit == Unit::kTime || match.form->ends_in_year) return true;
    const bool more_digits = match.end + 1 < text_.size() &&
                             (text_[match.end] == ':' || text_[match.end] == '.') &&
                             text::is_ascii_digit(text_[match.end + 1]);
    if (more_digits) return false;
    const std::size_t next = end_of_blanks(text_, match.end);
    return next == text_.size() || !word_at(next).known.as(WordKind::kClock);
  }

  const DateForms& forms_;
  const DateWords& words_;
  std::string_view text_;
  std::size_t pos_;
  FormMatch match_;
  std::optional<FormMatch> best_;
  std::uint32_t best_number_ = 0;
  std::array<SeenWord, 4> seen_;  // ring of the most recent words
  std::size_t next_seen_ = 0;
};

}  // namespace

std::optional<FormMatch> match_form(const DateForms& forms, const DateWords& words,
                                    std::string_view text, std::size_t pos) {
  return FormMatcher(forms, words, text, pos).run();
}

}  // namespace pseudo::lang::dates
