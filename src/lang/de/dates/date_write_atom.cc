#include "lang/de/dates/date_write_atom.h"

#include <algorithm>
#include <array>
#include <charconv>
#include <cstdlib>
#include <limits>
#include <span>
#include <utility>

#include "text/casing.h"
#include "text/fold.h"
#include "text/utf8.h"

namespace pseudo::lang::dates {
namespace {

constexpr int kWeeks = 52;
constexpr int kLongestMonth = 31;
constexpr std::string_view kEnglish = "english";
constexpr std::string_view kEnglishAbbreviation = "english_abbreviation";

/// What a date says after the shift.
struct Moved {
  int day = 0;
  int month = 0;
  int year = 0;
  int place = 0;
};

int per_year(Unit unit) {
  switch (unit) {
    case Unit::kMonth:
      return 12;
    case Unit::kQuarter:
    case Unit::kSeason:
      return 4;
    case Unit::kHalf:
    case Unit::kTerm:
      return 2;
    default:
      return 1;
  }
}

Moved move_week(const DateAtom& atom, int shift_days) {
  const int weeks = rounded_weeks(shift_days);
  if (!atom.year) {
    const int steps = without_full_turn(weeks, kWeeks);
    return {.place = steps == 0 ? atom.place : wrap(atom.place + steps, kWeeks)};
  }
  const Day day = monday({.year = *atom.year, .week = atom.place + 1}) + Day{7} * weeks;
  const IsoWeek week = iso_week(day);
  return {.year = week.year, .place = week.week - 1};
}

Moved move_steps(const DateAtom& atom, int shift_days) {
  const int size = per_year(atom.form->unit);
  int steps = rounded_steps(shift_days, size);
  if (!atom.year_is_known && size > 1) steps = without_full_turn(steps, size);
  const int place = size == 1 ? 0 : atom.place;
  const int total = atom.year.value_or(0) * size + place + steps;
  const int new_place = wrap(total, size);
  return {.month = new_place + 1, .year = (total - new_place) / size, .place = new_place};
}

/// A bare day that nothing completes goes round a month, never a full turn, so that such days keep
/// their distances; those that are joined go round together, and keep their order.
int move_round(const DateAtom& atom, int shift_days) {
  const int size = atom.round_size > 0 ? atom.round_size : kLongestMonth;
  const int first = atom.round_first > 0 ? atom.round_first : *atom.day;
  int steps = shift_days % size;
  if (steps == 0 && shift_days != 0) steps = shift_days < 0 ? -1 : 1;
  return wrap(first - 1 + steps, size) + 1 + (*atom.day - first);
}

Moved move_counted(const DateAtom& atom, int shift_days) {
  const int steps = rounded_centuries(shift_days);
  return {.place = std::abs(atom.place + steps)};  // there is none before the first
}

/// Another one of the same name.
Moved move_feast(const DateAtom& atom, int shift_days) {
  int steps = 0;
  if (shift_days != 0 && atom.round_size > 1) {
    steps = 1 + std::abs(shift_days) % (atom.round_size - 1);
  }
  return {.year = atom.year.value_or(0) + rounded_steps(shift_days, 1),
          .place = wrap(atom.place + steps, std::max(atom.round_size, 1))};
}

Moved move(const DateAtom& atom, int shift_days) {
  switch (atom.form->unit) {
    case Unit::kDay: {
      if (atom.circular) return {.day = move_round(atom, shift_days)};
      const CivilDate date = to_civil(atom.date + shift_days);
      return {.day = date.day, .month = date.month, .year = date.year};
    }
    case Unit::kWeek:
      return move_week(atom, shift_days);
    case Unit::kCounted:
      return move_counted(atom, shift_days);
    case Unit::kFeast:
      return move_feast(atom, shift_days);
    case Unit::kDecade:
      return {.year = *atom.year + 10 * rounded_decades(shift_days)};
    default:
      return move_steps(atom, shift_days);
  }
}

// Writes the fields of one atom over those of its original.
class AtomWriter {
 public:
  AtomWriter(const DateTables& tables, const DateReading& reading, const DateAtom& atom,
             const Moved& moved, std::string& out)
      : words_(tables.words), reading_(reading), atom_(atom), moved_(moved), out_(out) {}

  void write() {
    std::size_t pos = atom_.begin;
    bool first_year = true;
    for (const Field& field : fields(atom_)) {
      if (field.token == Token::kYear && !std::exchange(first_year, false)) {
        if (!keeps_pair()) {
          pos = field.end;
          continue;
        }
      }
      out_ += reading_.slice(pos, field.begin);
      write_field(field);
      if (field.token == Token::kYear && needs_pair()) {
        out_ += '/';
        write_year(moved_.year + 1, 2);
      }
      pos = field.end;
    }
    out_ += reading_.slice(pos, atom_.end);
  }

  /// The bare day with the month of its anchor's form: "12." -> "29.7.", "12." -> "29. Juli".
  void write_with_month(const DateAtom& anchor) {
    const Field& day = fields(atom_).front();
    const std::string_view plain = day.token == Token::kDay ? ". " : " ";
    const auto around = fields(anchor);
    const bool same_kind = around.front().token == day.token;
    const bool fits = same_kind && around.size() > 1 && is_month(around[1]);
    write_field(day);
    if (!fits) {
      const Field* name = month_name_of(anchor);
      out_ += plain;
      out_ += name != nullptr ? month_text(*name) : plain_month_word(moved_.month).text;
      return;
    }
    // A thousand blanks are no habit: each bare day would repeat them.
    constexpr std::size_t kWidest = 8;
    const std::string_view between = reading_.slice(around[0].end, around[1].begin);
    out_ += between.size() <= kWidest ? between : plain;
    if (around[1].token == Token::kMonth) {
      append_padded(out_, moved_.month, month_width(anchor, around[1]));
    } else {
      write_field(around[1]);
    }
    if (around[1].end < anchor.end && reading_.text[around[1].end] == '.') out_ += '.';
  }

 private:
  [[nodiscard]] std::span<const Field> fields(const DateAtom& atom) const {
    return std::span(reading_.fields).subspan(atom.first_field, atom.field_count);
  }

  static bool is_month(const Field& field) {
    return field.token == Token::kMonth || field.token == Token::kMonthName ||
           field.token == Token::kMonthOrdinal;
  }

  [[nodiscard]] const Field* month_name_of(const DateAtom& atom) const {
    for (const Field& field : fields(atom)) {
      if (field.token == Token::kMonthName) return &field;
    }
    return nullptr;
  }

  void write_field(const Field& field) {
    switch (field.token) {
      case Token::kDay:
        return append_padded(out_, moved_.day, width(atom_, field));
      case Token::kMonth:
        return append_padded(out_, moved_.month, width(atom_, field));
      case Token::kMonthName:
        out_ += month_text(field);
        return;
      case Token::kMonthOrdinal:
        out_ += ordinal_text(field, moved_.month);
        return;
      case Token::kYear:
        return write_year(moved_.year + field.value - *atom_.year, field.size());
      case Token::kNumber:
        return append_padded(out_, moved_.place + 1, width(atom_, field));
      default:
        out_ += word_text(field);
    }
  }

  std::string word_text(const Field& field) const {
    const Word& word = words_.word(field.word);
    if (word.kind == WordKind::kOrdinal) {
      return ordinal_text(field, atom_.form->unit == Unit::kDay ? moved_.day : moved_.place + 1);
    }
    if (word.kind == WordKind::kYear) return year_text(field);
    const bool moves = word.kind == WordKind::kTerm || word.kind == WordKind::kTermLetter ||
                       word.kind == WordKind::kSeason;
    const std::string_view surface = reading_.slice(field.begin, field.end);
    if (!moves || word.value == moved_.place) return std::string(surface);
    return in_case_of(surface, word, words_.other(word, moved_.place).text);
  }

  /// In digits where the year has no word.
  [[nodiscard]] std::string year_text(const Field& field) const {
    const Word& word = words_.word(field.word);
    const std::string_view surface = reading_.slice(field.begin, field.end);
    if (word.value == moved_.year) return std::string(surface);
    const Word* year = words_.first(WordKind::kYear, word.style, moved_.year);
    return year == nullptr ? std::to_string(moved_.year) : in_case_of(surface, word, year->text);
  }

  [[nodiscard]] std::string ordinal_text(const Field& field, int number) const {
    const Word& word = words_.word(field.word);
    const std::string_view surface = reading_.slice(field.begin, field.end);
    if (word.value == number) return std::string(surface);
    const std::string stem = in_case_of(surface.substr(0, surface.size() - field.ending), word,
                                        words_.other(word, number).text);
    return stem + std::string(surface.substr(surface.size() - field.ending));
  }

  std::string month_text(const Field& field) const {
    const Word& word = words_.word(field.word);
    std::string_view surface = reading_.slice(field.begin, field.end);
    if (word.value == moved_.month) return std::string(surface);
    const bool dotted = surface.ends_with('.');
    if (dotted) surface.remove_suffix(1);
    const Habits& habits = reading_.habits;
    const bool was_may = word.style == "full" && word.value == 5;
    const bool abbreviates = was_may ? habits.abbreviated > 0 : takes_dot(word);
    const Word& month = month_word(word, abbreviates);
    std::string text = in_case_of(surface, word, month.text);
    if (habits.written_out) text = text::write_out_umlauts(text);
    const bool dot = was_may ? habits.dotted : dotted;
    return takes_dot(month) && dot ? text + "." : text;
  }

  /// For a month whose name is English, or may be and stands where the others are.
  [[nodiscard]] const Word* english_month(const Word& original) const {
    bool english = original.style.starts_with(kEnglish);
    if (!english && reading_.habits.english) {
      const Word* like = words_.first(WordKind::kMonth, kEnglish, original.value);
      english = like != nullptr && like->key == original.key;
    }
    if (!english) return nullptr;
    const bool abbreviates = takes_dot(original);
    return words_.first(WordKind::kMonth, abbreviates ? kEnglishAbbreviation : kEnglish,
                        moved_.month);
  }

  [[nodiscard]] const Word& month_word(const Word& original, bool abbreviates) const {
    if (const Word* english = english_month(original)) return *english;
    const auto styled = [this](std::string_view style) {
      return words_.first(WordKind::kMonth, style, moved_.month);
    };
    const Word* word = nullptr;
    if (original.style == "roman") word = styled("roman");
    if (word == nullptr && abbreviates) {
      if (moved_.month == 1 && reading_.habits.jaenner) word = styled("regional_abbreviation");
      if (word == nullptr) word = styled("abbreviation");
    }
    return word != nullptr ? *word : plain_month_word(moved_.month);
  }

  [[nodiscard]] const Word& plain_month_word(int month) const {
    const Habits& habits = reading_.habits;
    const bool regional = (month == 1 && habits.jaenner) || (month == 2 && habits.feber);
    const Word* word = regional ? words_.first(WordKind::kMonth, "regional", month) : nullptr;
    return word != nullptr ? *word : *words_.first(WordKind::kMonth, "full", month);
  }

  /// Years before the first go round the digits that there are: without their sign, as far before
  /// it as the original was behind, they would be written like the original.
  void write_year(int year, std::size_t width) {
    int round = 1;
    for (std::size_t i = 0; i < width; ++i) round *= 10;
    append_padded(out_, year < 0 || width == 2 ? wrap(year, round) : year, width);
  }

  /// Digits of a day, month or number: what the field itself shows, else its neighbour in the
  /// date, else what the document does.
  [[nodiscard]] std::size_t width(const DateAtom& atom, const Field& field) const {
    if (const auto own = shown_width(field)) return *own;
    bool numeric = false;
    std::size_t numbers = 0;
    for (const Field& other : fields(atom)) {
      if (other.token != Token::kDay && other.token != Token::kMonth) continue;
      ++numbers;
      numeric = numeric || other.token == Token::kMonth;
      const auto shown = shown_width(other);
      if (shown) return *shown;
    }
    const Habits& habits = reading_.habits;
    const int votes = numeric ? habits.padded_numeric : habits.padded_named;
    if (votes != 0) return votes > 0 ? 2 : 1;
    return numeric && (numbers == 2 || field.token == Token::kMonth) ? 2 : 1;
  }

  [[nodiscard]] std::size_t month_width(const DateAtom& anchor, const Field& field) const {
    return width(anchor, field);
  }

  [[nodiscard]] std::optional<std::size_t> shown_width(const Field& field) const {
    if (field.size() == 1) return 1;
    const bool leading_zero = reading_.text[field.begin] == '0';
    const bool inside_digits = field.token != Token::kNumber && is_packed();
    if (leading_zero || inside_digits) return 2;
    return std::nullopt;
  }

  /// "20190601", "2019-06-01": two digits each, whatever the neighbours show.
  [[nodiscard]] bool is_packed() const {
    const auto& tokens = atom_.form->tokens;
    return std::ranges::any_of(tokens, [](const FormToken& token) {
      return (token.token == Token::kDay || token.token == Token::kMonth) && token.least == 2;
    });
  }

  /// Whether the winter of the new place runs over two years, as the original showed.
  [[nodiscard]] bool keeps_pair() const {
    const Unit unit = atom_.form->unit;
    if (unit == Unit::kTerm) return moved_.place == 1;
    return unit != Unit::kSeason || moved_.place == 3;
  }

  /// A summer term of one year becomes a winter term of two.
  [[nodiscard]] bool needs_pair() const {
    if (atom_.form->unit != Unit::kTerm || atom_.place != 0 || moved_.place != 1) return false;
    const auto all = fields(atom_);
    return all.size() == 2 && words_.word(all[0].word).kind == WordKind::kTerm;
  }

  const DateWords& words_;
  const DateReading& reading_;
  const DateAtom& atom_;
  const Moved& moved_;
  std::string& out_;
};

/// Months from the anchor's to the bare day's after the shift.
int new_month_gap(const DateAtom& anchor, const Moved& moved, int shift_days) {
  const CivilDate date = to_civil(anchor.date + shift_days);
  return (moved.year - date.year) * 12 + moved.month - date.month;
}

}  // namespace

void append_padded(std::string& out, int number, std::size_t width) {
  std::array<char, std::numeric_limits<int>::digits10 + 2> digits{};
  const auto end = std::to_chars(digits.data(), digits.data() + digits.size(), number).ptr;
  const auto size = static_cast<std::size_t>(end - digits.data());
  if (width > size) out.append(width - size, '0');
  out.append(digits.data(), size);
}

std::string in_case_of(std::string_view surface, const Word& original, const std::string& text) {
  return text::apply_case(text, text::observe_case(surface, original.text));
}

void write_atom(const DateTables& tables, const DateReading& reading, const DateAtom& atom,
                int shift_days, std::string& out) {
  const Moved moved = move(atom, shift_days);
  AtomWriter writer(tables, reading, atom, moved, out);
  if (!atom.anchor) return writer.write();
  const DateAtom& anchor = reading.atoms[*atom.anchor];
  const int gap = new_month_gap(anchor, moved, shift_days);
  if (gap == 0 || gap == atom.month_gap) return writer.write();
  writer.write_with_month(anchor);
}

}  // namespace pseudo::lang::dates
