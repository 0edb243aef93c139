// The match of the forms of dates at a place of a text.
#include <array>
#include <limits>
#include <optional>
#include <string_view>
#include <utility>

#include "lang/de/dates/date_forms.h"
#include "text/ascii.h"
#include "text/chars.h"
#include "text/utf8.h"

namespace pseudo::lang::dates {
namespace {

int number(std::string_view digits) {
  int value = 0;
  for (const char c : digits) value = value * 10 + (c - '0');
  return value;
}

bool in_range(Token token, int value) {
  switch (token) {
    case Token::kDay:
      return value >= 1 && value <= 31;
    case Token::kMonth:
      return value >= 1 && value <= 12;
    case Token::kHour:
      return value <= 24;
    case Token::kMinute:
      return value <= 59;
    case Token::kNumber:
      return value >= 1;
    default:
      return true;
  }
}

Field* field_of(FormMatch& match, Token token, std::size_t nth) {
  for (std::size_t i = 0; i < match.count; ++i) {
    if (match.fields[i].token == token && nth-- == 0) return &match.fields[i];
  }
  return nullptr;
}

/// The second of two years follows the first, over the end of a century if need be.
bool settle_years(FormMatch& match) {
  const Field* first = field_of(match, Token::kYear, 0);
  Field* second = field_of(match, Token::kYear, 1);
  if (second == nullptr) return true;
  if (second->size() == 2) {
    second->value = first->value - first->value % 100 + second->value % 100;
    if (second->value <= first->value) second->value += 100;
  }
  const int distance = second->value - first->value;
  return match.form->unit == Unit::kYears ? distance > 0 && distance < 100 : distance == 1;
}

/// How many there are of what the form counts: weeks and quarters of a year, feasts of a name.
int most_of(const FormMatch& match) {
  switch (match.form->unit) {
    case Unit::kWeek:
      return 53;
    case Unit::kQuarter:
      return 4;
    case Unit::kHalf:
      return 2;
    case Unit::kFeast:
      return match.fields[1].value;  // that of its name
    default:
      return std::numeric_limits<int>::max();
  }
}

/// Whether the numbers can be what the form says. Completes a second year, as often as asked.
bool is_possible(FormMatch& match) {
  if (const Field* number = field_of(match, Token::kNumber, 0)) {
    if (number->value > most_of(match)) return false;
  } else if (match.form->unit >= Unit::kQuarter && match.form->unit <= Unit::kHalf) {
    if (match.fields[0].value > most_of(match)) return false;  // an ordinal word
  } else if (match.form->unit == Unit::kFeast && match.fields[0].value > most_of(match)) {
    return false;
  }
  return settle_years(match);
}

}  // namespace

// Walks down the forms at one place, token by token; no token ever needs a second try. Words are
// looked up once for all forms. Common forms stand above in the table: once one takes the whole
// text, little else is tried.
class FormMatcher {
 public:
  FormMatcher(const DateForms& forms, const DateWords& words, std::string_view text,
              std::size_t pos)
      : forms_(forms), words_(words), text_(text), pos_(pos) {}

  std::optional<FormMatch> run() {
    walk(forms_.steps_.front());
    return best_;
  }

 private:
  struct SeenWord {
    std::size_t begin = std::string_view::npos;
    std::size_t end = 0;
    KnownWord known;
    std::optional<std::uint32_t> misspelled_month;
  };

  using Class = FormStep::Class;

  void walk(const FormStep& step) {
    const std::size_t pos = pos_;
    if (pos < text_.size()) follow_sign(step, text_[pos]);
    follow<Class::kBlanks>(step, [&](const FormStep&) {
      pos_ = end_of_blanks(text_, pos);
      return true;
    });
  }

  /// `sign`: what stands at the place.
  void follow_sign(const FormStep& step, char sign) {
    if (text::is_ascii_digit(sign)) {
      const std::size_t run = end_of_digits(text_, pos_) - pos_;
      follow<Class::kNumbers>(step, [&](const FormStep& next) { return take_number(next, run); });
      return;
    }
    const bool ascii = static_cast<unsigned char>(sign) < 0x80;
    if (!ascii || text::is_ascii_letter(sign)) {
      follow<Class::kWords>(step, [&](const FormStep& next) { return take_any_word(next); });
    }
    if (!ascii || !text::is_ascii_letter(sign)) {
      follow<Class::kMarks>(step, [&](const FormStep& next) { return take_mark(next); });
    }
  }

  /// Goes on with the steps of a class behind `step` that `take` can take, one after the other. The
  /// forms that end are offered last: most are parts of longer ones.
  template <Class kClass, class Take>
  void follow(const FormStep& step, const Take& take) {
    const std::size_t pos = pos_;
    const std::size_t count = match_.count;
    for (std::uint32_t i = step.next[kClass]; i < step.next[kClass + 1]; ++i) {
      const FormStep& next = forms_.steps_[i];
      if (is_settled_before(next.first_form) || !take(next)) continue;
      const std::size_t behind = pos_;
      const std::size_t with_it = match_.count;
      if (next.goes_on()) walk(next);
      pos_ = behind;
      match_.count = with_it;
      for (std::uint32_t end = next.first_end; end < next.last_end; ++end) {
        offer(forms_.ends_[end]);
      }
      pos_ = pos;
      match_.count = count;
    }
  }

  /// True once nothing can be better than the best form but one above `number` in the table.
  [[nodiscard]] bool is_settled_before(std::uint32_t number) const {
    return best_ && best_->end == text_.size() && best_number_ < number;
  }

  /// Keeps the form if it is longer than the best one, or as long and above it in the table.
  void offer(std::uint32_t number) {
    if (best_ && (pos_ < best_->end || (pos_ == best_->end && number > best_number_))) return;
    match_.form = &forms_.forms_[number];
    match_.end = pos_;
    if (!ends_well(match_) || !is_possible(match_)) return;
    best_ = match_;
    best_number_ = number;
  }

  // Each of these leaves the place as it is when it returns false.

  bool take_mark(const FormStep& token) {
    if (token.token == Token::kApostrophe) {
      std::size_t behind = pos_;
      if (!text::is_apostrophe(text::next(text_, behind))) return false;
      pos_ = behind;
      return true;
    }
    if (text_[pos_] != token.literal[0]) return false;
    if (token.literal_size > 1 && !text_.substr(pos_).starts_with(token.written())) return false;
    pos_ += token.literal_size;
    return true;
  }

  bool take_any_word(const FormStep& token) {
    if (token.token == Token::kMonthName) return take_month();
    if (token.token == Token::kWord) return take_word(token.token, token.kind);
    return take_month_ordinal();
  }

  /// The word that begins at `pos`; its end is `pos` when there is none.
  const SeenWord& word_at(std::size_t pos) {
    for (const SeenWord& seen : seen_) {
      if (seen.begin == pos) return seen;
    }
    SeenWord& seen = seen_[next_seen_++ % seen_.size()];
    seen = {.begin = pos, .end = end_of_word(text_, pos), .known = {}, .misspelled_month = {}};
    if (seen.end == pos) return seen;
    const std::string_view word = text_.substr(pos, seen.end - pos);
    seen.known = words_.look_up(word);
    if (!seen.known.any()) seen.misspelled_month = words_.find_misspelled_month(word);
    return seen;
  }

  bool take_number(const FormStep& token, std::size_t run) {
    const bool joined_before =
        match_.count > 0 && last().end == pos_ && pos_ > 0 && text::is_ascii_digit(text_[pos_ - 1]);
    const std::size_t size = token.joined || joined_before ? token.least : run;
    if (size < token.least || size > token.most || size > run) return false;
    if (!token.joined && size != run) return false;
    int value = number(text_.substr(pos_, size));
    if (!in_range(token.token, value)) return false;
    if (token.token == Token::kYear && token.most == 2) value = full_year(value);
    if (token.token == Token::kYear && value == 0) return false;
    add(token.token, size, value);
    return true;
  }

  bool take_month() {
    const SeenWord& seen = word_at(pos_);
    if (seen.end == pos_) return false;
    const auto found = seen.known.as(WordKind::kMonth);
    const auto number = found ? std::optional(found->word) : seen.misspelled_month;
    if (!number) return false;
    const Word& word = words_.word(*number);
    // "5. Jh. v. Chr." names no May.
    if (word.style == "roman" && text_[pos_] >= 'a') return false;
    const std::size_t end = seen.end;
    const bool dot = takes_dot(word) && end < text_.size() && text_[end] == '.';
    add(Token::kMonthName, end - pos_ + (dot ? 1 : 0), word.value);
    last().word = *number;
    return true;
  }

  bool take_month_ordinal() { return take_word(Token::kMonthOrdinal, WordKind::kOrdinal, 12); }

  bool take_word(Token token, WordKind kind, int most = std::numeric_limits<int>::max()) {
    const SeenWord& seen = word_at(pos_);
    if (seen.end == pos_) return false;
    const auto found = seen.known.as(kind);
    if (!found || words_.word(found->word).value > most) return false;
    add(token, seen.end - pos_, words_.word(found->word).value);
    last().word = found->word;
    last().ending = found->ending;
    return true;
  }

  void add(Token token, std::size_t size, int value) {
    match_.fields[match_.count++] = {.token = token,
                                     .begin = static_cast<std::uint32_t>(pos_),
                                     .end = static_cast<std::uint32_t>(pos_ + size),
                                     .value = value};
    pos_ += size;
  }

  Field& last() { return match_.fields[match_.count - 1]; }

  /// What follows must not belong to the last field: "1.6. 10 Uhr" and "1.6. 14:30" name no year.
  bool ends_well(const FormMatch& match) {
    const bool digits = text::is_ascii_digit(text_[match.end - 1]);
    if (!digits || match.form->unit == Unit::kTime || match.form->ends_in_year) return true;
    const bool mark = match.end + 1 < text_.size() &&
                      (text_[match.end] == ':' || text_[match.end] == '.') &&
                      text::is_ascii_digit(text_[match.end + 1]);
    if (mark) return false;
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
  std::array<SeenWord, 4> seen_;
  std::size_t next_seen_ = 0;
};

int full_year(int two_digits) {
  constexpr int kFirstOfLastCentury = 69;
  return two_digits + (two_digits < kFirstOfLastCentury ? 2000 : 1900);
}

std::optional<FormMatch> DateForms::match(const DateWords& words, std::string_view text,
                                          std::size_t pos) const {
  return FormMatcher(*this, words, text, pos).run();
}

}  // namespace pseudo::lang::dates
