#include "lang/de/dates/date_complete.h"

#include <algorithm>
#include <tuple>
#include <utility>

#include "text/chars.h"
#include "text/utf8.h"

namespace pseudo::lang::dates {
namespace {

// Of no fuller date at all: years with common years around them, and a leap year.
constexpr int kReferenceYear = 2002;
constexpr int kReferenceLeapYear = 2000;

// "28. - 3.2." runs over the end of a month, "4. - 3.2." is a slip: the least number of days by
// which the first must be the higher one.
constexpr int kTurnOfMonth = 10;

bool is_day(const DateAtom& atom) { return atom.form->unit == Unit::kDay; }
bool is_full(const DateAtom& atom) { return is_day(atom) && atom.month && atom.year; }
bool lacks_year(const DateAtom& atom) { return is_day(atom) && atom.month && !atom.year; }
bool is_bare_day(const DateAtom& atom) { return is_day(atom) && !atom.month; }

/// What the text between two dates joins them to: nothing if it says more than a conjunction.
Link link_of(const DateWords& words, std::string_view gap) {
  constexpr std::size_t kLongestGap = 40;
  if (gap.size() > kLongestGap) return Link::kNone;
  Link link = Link::kNone;
  const auto raise = [&link](Link seen) { link = std::max(link, seen); };
  for (std::size_t pos = 0; pos < gap.size();) {
    std::size_t behind = pos;
    const char32_t c = text::next(gap, behind);
    if (text::is_letter(c)) {
      behind = end_of_word(gap, pos);
      const auto found = words.look_up(gap.substr(pos, behind - pos)).any();
      const auto kind = found ? words.word(found->word).kind : WordKind::kPlain;
      if (kind == WordKind::kRange) raise(Link::kRange);
      if (kind == WordKind::kList) raise(Link::kList);
      if (kind == WordKind::kPlain) return Link::kNone;
    } else if (text::is_hyphen(c) || c == U'—') {
      raise(Link::kRange);
    } else if (c == U'/' || c == U'+' || c == U'&' || c == U',') {
      raise(Link::kList);
    } else if (!text::is_space(c) && c != U'.') {
      return Link::kNone;
    }
    pos = behind;
  }
  return link;
}

/// -1, 0, 1: how the first day of the year lies to the second.
int compare_in_year(const DateAtom& a, const DateAtom& b) {
  const auto x = std::pair(*a.month, *a.day);
  const auto y = std::pair(*b.month, *b.day);
  return x < y ? -1 : static_cast<int>(x > y);
}

// For each atom the nearest one before and behind that meets a condition.
class Nearest {
 public:
  template <class Condition>
  Nearest(const std::vector<DateAtom>& atoms, Condition condition) : atoms_(atoms) {
    before_.resize(atoms.size());
    behind_.resize(atoms.size());
    std::optional<std::size_t> last;
    for (std::size_t i = 0; i < atoms.size(); ++i) {
      before_[i] = last;
      if (condition(atoms[i])) last = i;
    }
    last.reset();
    for (std::size_t i = atoms.size(); i-- > 0;) {
      behind_[i] = last;
      if (condition(atoms[i])) last = i;
    }
  }

  [[nodiscard]] std::optional<std::size_t> of(std::size_t i) const {
    if (!before_[i] || !behind_[i]) return before_[i] ? before_[i] : behind_[i];
    const std::size_t back = atoms_[i].place_begin - atoms_[*before_[i]].place_end;
    const std::size_t ahead = atoms_[*behind_[i]].place_begin - atoms_[i].place_end;
    return ahead < back ? behind_[i] : before_[i];
  }

 private:
  const std::vector<DateAtom>& atoms_;
  std::vector<std::optional<std::size_t>> before_;
  std::vector<std::optional<std::size_t>> behind_;
};

// Years of days and months. `years_` holds what was found, so that what is written stays apart.
class YearCompletion {
 public:
  explicit YearCompletion(std::vector<DateAtom>& atoms) : atoms_(atoms) {
    years_.reserve(atoms.size());
    for (const DateAtom& atom : atoms) years_.push_back(is_day(atom) ? atom.year : std::nullopt);
  }

  std::vector<std::optional<int>> run() {
    if (std::ranges::none_of(atoms_, lacks_year)) return std::move(years_);
    const auto has_year = [](const DateAtom& atom) { return atom.year.has_value(); };
    if (std::ranges::any_of(atoms_, has_year)) {
      lean_on_joined();
      lean_on_nearest(Nearest(atoms_, is_full));
      lean_on_nearest(Nearest(atoms_, has_year));
    }
    lean_on_nothing();
    return std::move(years_);
  }

 private:
  [[nodiscard]] bool open(std::size_t i) const { return lacks_year(atoms_[i]) && !years_[i]; }

  void lean_on_joined() {
    for (std::size_t i = atoms_.size(); i-- > 1;) {
      if (atoms_[i - 1].link == Link::kNone || !open(i - 1) || !years_[i]) continue;
      if (atoms_[i].month) years_[i - 1] = *years_[i] - turn(atoms_[i - 1], i - 1, i);
    }
    for (std::size_t i = 1; i < atoms_.size(); ++i) {
      if (atoms_[i - 1].link == Link::kNone || !open(i) || !years_[i - 1]) continue;
      if (atoms_[i - 1].month) years_[i] = *years_[i - 1] + turn(atoms_[i - 1], i - 1, i);
    }
  }

  /// 1 when the range from a to b runs over the end of a year.
  [[nodiscard]] int turn(const DateAtom& first, std::size_t a, std::size_t b) const {
    const bool runs_over = first.link == Link::kRange && compare_in_year(atoms_[a], atoms_[b]) > 0;
    return runs_over ? 1 : 0;
  }

  void lean_on_nearest(const Nearest& nearest) {
    for (std::size_t i = 0; i < atoms_.size(); ++i) {
      if (!open(i)) continue;
      if (const auto fuller = nearest.of(i)) years_[i] = atoms_[*fuller].year;
    }
  }

  void lean_on_nothing() {
    const bool leap_day = std::ranges::any_of(atoms_, [](const DateAtom& atom) {
      return lacks_year(atom) && atom.day == 29 && atom.month == 2;
    });
    for (std::size_t i = 0; i < atoms_.size(); ++i) {
      if (open(i)) years_[i] = leap_day ? kReferenceLeapYear : kReferenceYear;
    }
  }

  std::vector<DateAtom>& atoms_;
  std::vector<std::optional<int>> years_;
};

// Months of bare days, from days that have their year by now.
class MonthCompletion {
 public:
  MonthCompletion(std::vector<DateAtom>& atoms, const std::vector<std::optional<int>>& years)
      : atoms_(atoms), years_(years) {}

  void run() {
    if (std::ranges::none_of(atoms_, is_bare_day)) return;
    for (std::size_t i = atoms_.size(); i-- > 1;) lean(i - 1, i, atoms_[i - 1].link, -1);
    for (std::size_t i = 1; i < atoms_.size(); ++i) lean(i, i - 1, atoms_[i - 1].link, 1);
    const Nearest nearest(atoms_, [](const DateAtom& atom) { return is_day(atom) && atom.month; });
    for (std::size_t i = 0; i < atoms_.size(); ++i) {
      if (!is_bare_day(atoms_[i]) || atoms_[i].anchor || atoms_[i].circular) continue;
      const auto fuller = nearest.of(i);
      if (fuller) settle(i, *fuller, 0);
      if (!fuller) atoms_[i].circular = true;
    }
  }

 private:
  /// Atom `i` leans on its neighbour, or on what that one leans on.
  void lean(std::size_t i, std::size_t neighbour, Link link, int direction) {
    if (link == Link::kNone || !is_bare_day(atoms_[i]) || atoms_[i].anchor) return;
    if (atoms_[i].circular) return;
    const DateAtom& other = atoms_[neighbour];
    if (!is_day(other)) return;
    const auto anchor = other.month ? std::optional(neighbour) : other.anchor;
    if (!anchor) return;
    const int order = (*other.day - *atoms_[i].day) * direction;
    const bool runs_over = link == Link::kRange && order >= kTurnOfMonth;
    settle(i, *anchor, other.month_gap + (runs_over ? direction : 0));
  }

  void settle(std::size_t i, std::size_t anchor, int month_gap) {
    DateAtom& atom = atoms_[i];
    atom.anchor = anchor;
    atom.month_gap = month_gap;
    const int months = *years_[anchor] * 12 + *atoms_[anchor].month - 1 + month_gap;
    atom.date = to_day({.year = months / 12, .month = months % 12 + 1, .day = *atom.day});
  }

  std::vector<DateAtom>& atoms_;
  const std::vector<std::optional<int>>& years_;
};

/// "Mai/Juni 2019", "Q3 und Q4 2019": a part of a year has that of the one that it is joined to in
/// its mention.
void complete_parts(std::vector<DateAtom>& atoms) {
  const auto is_part = [](Unit unit) {
    return unit == Unit::kMonth || unit == Unit::kQuarter || unit == Unit::kHalf ||
           unit == Unit::kTerm || unit == Unit::kSeason;
  };
  for (std::size_t i = atoms.size(); i-- > 1;) {
    DateAtom& atom = atoms[i - 1];
    const DateAtom& next = atoms[i];
    if (!is_part(atom.form->unit) || next.form->unit != atom.form->unit) continue;
    if (atom.link == Link::kNone || atom.mention != next.mention) continue;
    atom.year_is_known = atom.year_is_known || next.year_is_known;
  }
}

/// Whether its number stands before what it counts: "4. Quartal", or behind it: "KW 12".
bool counts(const DateAtom& atom, const DateReading& reading, bool before) {
  const Unit unit = atom.form->unit;
  const bool counted = unit == Unit::kWeek || unit == Unit::kQuarter || unit == Unit::kHalf ||
                       unit == Unit::kCounted || unit == Unit::kFeast;
  if (!counted || atom.field_count < 2) return false;
  const std::size_t at = before ? 0 : atom.field_count - 1;
  return reading.fields[atom.first_field + at].token == Token::kNumber;
}

/// A bare number becomes one of what its neighbour counts.
void count_like(const DateAtom& neighbour, DateAtom& atom, DateReading& reading) {
  reading.fields[atom.first_field].token = Token::kNumber;
  atom.form = neighbour.form;
  atom.place = *atom.day - 1;
  atom.day.reset();
  atom.year = neighbour.year;
  atom.year_is_known = neighbour.year_is_known;
  atom.round_size = neighbour.round_size;
}

/// "3. und 4. Quartal", "18./19. Jahrhundert", "KW 12 und 13": what is counted is said once.
void complete_counted(DateReading& reading) {
  std::vector<DateAtom>& atoms = reading.atoms;
  const auto bare = [&](const DateAtom& atom) {
    return is_bare_day(atom) && reading.fields[atom.first_field].token == Token::kDay;
  };
  for (std::size_t i = atoms.size(); i-- > 1;) {
    if (atoms[i - 1].link == Link::kNone || !bare(atoms[i - 1])) continue;
    if (counts(atoms[i], reading, true)) {
      count_like(atoms[i], atoms[i - 1], reading);
    }
  }
  for (std::size_t i = 1; i < atoms.size(); ++i) {
    const bool joined =
        atoms[i - 1].link != Link::kNone && atoms[i - 1].mention == atoms[i].mention;
    if (joined && bare(atoms[i]) && counts(atoms[i - 1], reading, false)) {
      count_like(atoms[i - 1], atoms[i], reading);
    }
  }
}

int days_of_month(int month) {
  if (month == 2) return 28;
  return month == 4 || month == 6 || month == 9 || month == 11 ? 30 : 31;
}

/// The month that nobody annotated behind "[3.-5.] Juli"; 0 if there is none.
int month_behind(const DateTables& tables, std::string_view text, std::size_t pos) {
  constexpr std::size_t kWidest = 3;  // blanks
  const std::size_t begin = std::min(end_of_blanks(text, pos), text.size());
  if (begin - pos > kWidest) return 0;
  const std::size_t end = end_of_word(text, begin);
  if (end == begin) return 0;
  const auto found = tables.words.find(text.substr(begin, end - begin), WordKind::kMonth);
  if (!found) return 0;
  const Word& month = tables.words.word(found->word);
  return month.style == "roman" || month.style == "spoken" ? 0 : month.value;
}

/// Bare days before a month that stays in the text stay in it: they go round its days, together.
void close_in_month(DateReading& reading, std::size_t last, int month) {
  std::vector<DateAtom>& atoms = reading.atoms;
  const auto joined = [&](const DateAtom& atom) {
    return atom.mention == atoms[last].mention && atom.link != Link::kNone && is_bare_day(atom);
  };
  std::size_t first = last;
  while (first > 0 && joined(atoms[first - 1])) --first;
  int least = *atoms[last].day;
  int most = least;
  for (std::size_t i = first; i < last; ++i) {
    least = std::min(least, *atoms[i].day);
    most = std::max(most, *atoms[i].day);
  }
  for (std::size_t i = first; i <= last; ++i) {
    atoms[i].circular = true;
    atoms[i].round_first = least;
    atoms[i].round_size = std::max(days_of_month(month) - (most - least), 1);
  }
}

void close_before_months(const DateTables& tables, const DocumentView& document,
                         DateReading& reading) {
  const std::vector<DateAtom>& atoms = reading.atoms;
  for (std::size_t i = 0; i < atoms.size(); ++i) {
    const DateAtom& atom = atoms[i];
    if (!is_bare_day(atom) || atom.place_end > document.text.size()) continue;
    if (reading.mentions[atom.mention].end != atom.end) continue;
    const int month = month_behind(tables, document.text, atom.place_end);
    const bool annotated = i + 1 < atoms.size() &&
                           atoms[i + 1].place_begin <= end_of_blanks(document.text, atom.place_end);
    if (month > 0 && !annotated) close_in_month(reading, i, month);
  }
}

bool is_padded(const DateReading& reading, const Field& field) {
  return field.size() == 2 && reading.text[field.begin] == '0';
}

void observe_month(const DateTables& tables, const DateReading& reading, const Field& field,
                   Habits& habits) {
  constexpr int kMay = 5;  // has no abbreviation
  const Word& word = tables.words.word(field.word);
  const std::string_view surface = reading.slice(field.begin, field.end);
  const bool abbreviation = takes_dot(word);
  if (field.value != kMay) habits.abbreviated += abbreviation ? 1 : -1;
  if (abbreviation) habits.dotted = surface.ends_with('.');
  const bool regional = word.style.starts_with("regional");
  const bool english = word.style.starts_with("english");
  const Word* like = tables.words.first(WordKind::kMonth, "english", word.value);
  const bool german = !english && !abbreviation && (like == nullptr || like->key != word.key);
  if (english && !habits.german) habits.english = true;
  if (german) {
    habits.german = true;
    habits.english = false;
  }
  habits.jaenner = habits.jaenner || (regional && field.value == 1);
  habits.feber = habits.feber || (regional && field.value == 2);
  habits.written_out =
      habits.written_out || (text::is_ascii(surface) && !text::is_ascii(word.text));
}

}  // namespace

void link_atoms(const DateTables& tables, const DocumentView& document, DateReading& reading) {
  for (std::size_t i = 1; i < reading.atoms.size(); ++i) {
    DateAtom& atom = reading.atoms[i - 1];
    const DateAtom& next = reading.atoms[i];
    if (atom.mention == next.mention) {
      atom.link = link_of(tables.words, reading.slice(atom.end, next.begin));
    } else if (atom.place_end <= next.place_begin && next.place_begin <= document.text.size()) {
      atom.link = link_of(tables.words,
                          document.text.substr(atom.place_end, next.place_begin - atom.place_end));
    }
  }
  close_before_months(tables, document, reading);
}

void complete_atoms(DateReading& reading) {
  std::vector<DateAtom>& atoms = reading.atoms;
  complete_counted(reading);
  complete_parts(atoms);
  const bool all_full = std::ranges::all_of(
      atoms, [](const DateAtom& atom) { return !is_day(atom) || is_full(atom); });
  if (all_full) {
    for (DateAtom& atom : atoms) {
      if (is_day(atom)) atom.date = to_day({*atom.year, *atom.month, *atom.day});
    }
    return;
  }
  const std::vector<std::optional<int>> years = YearCompletion(atoms).run();
  for (std::size_t i = 0; i < atoms.size(); ++i) {
    if (!is_day(atoms[i]) || !atoms[i].month) continue;
    atoms[i].date = to_day({.year = *years[i], .month = *atoms[i].month, .day = *atoms[i].day});
  }
  MonthCompletion(atoms, years).run();
}

Habits observe_habits(const DateTables& tables, const DateReading& reading) {
  Habits habits;
  bool januar = false;
  for (const DateAtom& atom : reading.atoms) {
    const auto fields = std::span(reading.fields).subspan(atom.first_field, atom.field_count);
    const bool numeric =
        std::ranges::any_of(fields, [](const Field& f) { return f.token == Token::kMonth; });
    for (const Field& field : fields) {
      if (field.token == Token::kMonthName) {
        observe_month(tables, reading, field, habits);
        const Word& word = tables.words.word(field.word);
        januar = januar || (word.value == 1 && !word.style.starts_with("regional"));
      }
      if (field.token != Token::kDay && field.token != Token::kMonth) continue;
      int& votes = numeric ? habits.padded_numeric : habits.padded_named;
      if (field.size() == 1) --votes;
      if (is_padded(reading, field)) ++votes;
    }
  }
  habits.jaenner = habits.jaenner || (habits.feber && !januar);
  return habits;
}

}  // namespace pseudo::lang::dates
