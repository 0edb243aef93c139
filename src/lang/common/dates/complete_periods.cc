#include "lang/common/dates/complete_periods.h"

#include <algorithm>
#include <array>
#include <iterator>
#include <optional>
#include <span>
#include <unordered_map>
#include <vector>

#include "lang/common/dates/complete_years.h"
#include "lang/common/dates/nearest.h"
#include "lang/common/dates/text_runs.h"

namespace pseudo::lang::dates {
namespace {

constexpr int kWinterTerm = 1;
constexpr int kWinterSeason = 3;

/// The last word of `text`, ignoring blanks at its end.
std::string_view word_before(std::string_view text) {
  while (text.ends_with(' ') || text.ends_with('\n')) text.remove_suffix(1);
  return text.substr(begin_of_letters(text, text.size()));
}

/// The text before an atom: of its mention if it has any, else of the document.
std::string_view text_before(const DocumentView& document, const DateReading& reading,
                             const DateAtom& atom) {
  constexpr std::size_t kLongest = 60;
  const MentionReading& mention = reading.mentions[atom.mention];
  std::string_view text = reading.slice(mention.begin, atom.begin);
  if (text.empty())
    text = document.text.substr(0, std::min(atom.document_begin, document.text.size()));
  return text.substr(text.size() - std::min(text.size(), kLongest));
}

/// The term or season outside the annotation whose year the atom is: "winter term [2014/15]",
/// "[17]S".
const Word* named_beside(const DateTables& tables, const DocumentView& document,
                         const DateReading& reading, const DateAtom& atom) {
  const DateWords& words = tables.words;
  const KnownWord known = words.look_up(word_before(text_before(document, reading, atom)));
  for (const WordKind kind : {WordKind::kTerm, WordKind::kSeason}) {
    if (const auto found = known.as(kind)) return &words.word(found->word);
  }
  const std::size_t pos = std::min(atom.document_end, document.text.size());
  const std::size_t end = end_of_word(document.text, pos);
  if (end == pos || reading.mentions[atom.mention].end != atom.end) return nullptr;
  const auto letter = words.find(document.text.substr(pos, end - pos), WordKind::kTermLetter);
  return letter ? &words.word(letter->word) : nullptr;
}

bool has_two_years(const DateReading& reading, const DateAtom& atom) {
  return std::ranges::count(reading.fields_of(atom), ElementKind::kYear, &Field::kind) == 2;
}

void set_axis(const DateTables& tables, const DocumentView& document, const DateReading& reading,
              DateAtom& atom) {
  const Unit unit = atom.form->unit;
  atom.axis = axis_of(unit);
  if (unit == Unit::kHalf && has_two_years(reading, atom)) atom.axis = Axis::kSchoolHalf;
  if (unit != Unit::kYear && unit != Unit::kAcademic) return;
  const Word* const name = named_beside(tables, document, reading, atom);
  if (name == nullptr) return;
  const bool season = name->kind == WordKind::kSeason;
  atom.beside = season ? Axis::kSeason : Axis::kTerm;
  atom.beside_place = std::clamp(name->value, 0, places_of_year(*atom.beside) - 1);
  const bool winter = atom.beside_place == (season ? kWinterSeason : kWinterTerm);
  atom.axis = winter ? Axis::kWinterYear : Axis::kNamedYear;
}

/// Number of periods from one place in the year to another that the text names after it. A step
/// back by at least half a year crosses into the next year: "December/January".
int places_between(Axis axis, int from, int to) {
  const int size = places_of_year(axis);
  const int places = to - from;
  return places < 0 && -2 * places >= size ? places + size : places;
}

int place_in_year(Axis axis, const DateAtom& atom) {
  return places_of_year(axis) > 1 ? atom.place : 0;
}

void set_period(const DateReading& reading, int period, DateAtom& atom) {
  atom.period = period;
  atom.last_period = period;
  if (atom.form->unit != Unit::kYears) return;
  atom.last_period = period + reading.fields_of(atom).back().value - *atom.year;
}

/// Sets the periods of a group, counting from the period of its member `known`.
void set_periods(const DateReading& reading, std::span<DateAtom> group, std::size_t known,
                 int period) {
  const Axis axis = *group.front().axis;
  set_period(reading, period, group[known]);
  for (std::size_t i = known; i-- > 0;) {
    const int places =
        places_between(axis, place_in_year(axis, group[i]), place_in_year(axis, group[i + 1]));
    const int own = group[i].year ? period_in(axis, *group[i].year, place_in_year(axis, group[i]))
                                  : group[i + 1].period - places;
    set_period(reading, own, group[i]);
  }
  for (std::size_t i = known + 1; i < group.size(); ++i) {
    const int places =
        places_between(axis, place_in_year(axis, group[i - 1]), place_in_year(axis, group[i]));
    const int own = group[i].year ? period_in(axis, *group[i].year, place_in_year(axis, group[i]))
                                  : group[i - 1].period + places;
    set_period(reading, own, group[i]);
  }
}

constexpr int kMiddle = 3;  // sixths of a period

Day middle_of_period(Axis axis, int period, int sixths = kMiddle) {
  const Day first = first_day(axis, period);
  return first + (first_day(axis, period + 1) - first) * sixths / 6;
}

// Finds the finer dates in a period, by the number of the period or by its place in any year.
class FinerDates {
 public:
  FinerDates(const std::vector<DateAtom>& atoms, Axis axis) : atoms_(atoms), axis_(axis) {
    for (std::size_t i = 0; i < atoms.size(); ++i) {
      const DateAtom& atom = atoms[i];
      const bool is_finer = atom.axis ? *atom.axis < axis : is_day(atom) && !atom.circular;
      // The middle of a winter is the turn of a year, so that a small shift would move a year
      // alone.
      const bool is_turn = axis == Axis::kYear && atom.axis == Axis::kWinterYear;
      if (!is_finer || is_turn) continue;
      const int period = period_of(axis, atom.date);
      in_period_[period].push_back(i);
      in_place_[place_of(axis, period)].push_back(i);
    }
  }

  [[nodiscard]] std::optional<std::size_t> nearest_in_period(int period, std::size_t to) const {
    return nearest(in_period_, period, to);
  }
  [[nodiscard]] std::optional<std::size_t> nearest_in_place(int place, std::size_t to) const {
    return nearest(in_place_, place, to);
  }

  /// Bytes between two atoms.
  [[nodiscard]] std::size_t distance(std::size_t a, std::size_t b) const {
    const auto [first, second] = std::minmax(a, b);
    const std::size_t end = atoms_[first].document_end;
    return atoms_[second].document_begin > end ? atoms_[second].document_begin - end : 0;
  }

 private:
  using Index = std::unordered_map<int, std::vector<std::size_t>>;

  [[nodiscard]] std::optional<std::size_t> nearest(const Index& index, int number,
                                                   std::size_t to) const {
    const auto found = index.find(number);
    if (found == index.end()) return std::nullopt;
    const std::vector<std::size_t>& atoms = found->second;
    const auto after = std::ranges::lower_bound(atoms, to);
    if (after == atoms.begin()) return *after;
    const std::size_t before = *std::prev(after);
    if (after == atoms.end()) return before;
    return distance(to, *after) < distance(before, to) ? *after : before;
  }

  const std::vector<DateAtom>& atoms_;
  Axis axis_;
  Index in_period_;
  Index in_place_;
};

class PeriodCompletion {
 public:
  PeriodCompletion(const DateTables& tables, const DocumentView& document, DateReading& reading)
      : tables_(tables),
        document_(document),
        reading_(reading),
        atoms_(reading.atoms),
        with_year_(atoms_, [](const DateAtom& atom) { return atom.year.has_value(); }) {}

  void run() {
    std::array<std::vector<std::size_t>, kAxes> groups;  // their first atoms
    for (std::size_t i = 0; i < atoms_.size(); ++i) {
      if (!atoms_[i].axis || atoms_[i].group_first != i) continue;
      groups[static_cast<std::size_t>(*atoms_[i].axis)].push_back(i);
    }
    for (std::size_t axis = 0; axis < kAxes; ++axis) {
      if (groups[axis].empty()) continue;
      const FinerDates finer(atoms_, static_cast<Axis>(axis));
      for (const std::size_t first : groups[axis]) complete(first, finer);
    }
  }

 private:
  [[nodiscard]] std::span<DateAtom> group(std::size_t first) {
    return std::span(atoms_).subspan(first, atoms_[first].group_size);
  }

  void complete(std::size_t first, const FinerDates& finer) {
    const std::span<DateAtom> members = group(first);
    const Axis axis = *members.front().axis;
    const auto dated =
        std::ranges::find_if(members, [](const DateAtom& m) { return m.year.has_value(); });
    std::optional<std::size_t> fuller;
    if (dated != members.end()) {
      const auto known = static_cast<std::size_t>(dated - members.begin());
      set_periods(reading_, members, known,
                  period_in(axis, *dated->year, place_in_year(axis, *dated)));
      fuller = finer_in_periods(first, finer);
    } else {
      fuller = set_periods_without_year(first, finer);
    }
    if (members.size() == 1 && members.front().beside) fuller.reset();
    const Day day = fuller ? atoms_[*fuller].date : middle_of(first);
    for (DateAtom& member : members) member.date = day;
  }

  /// The nearest finer date in any period of the group.
  [[nodiscard]] std::optional<std::size_t> finer_in_periods(std::size_t first,
                                                            const FinerDates& finer) {
    std::optional<std::size_t> nearest;
    for (std::size_t i = first; i < first + atoms_[first].group_size; ++i) {
      for (int period = atoms_[i].period; period <= atoms_[i].last_period; ++period) {
        const auto found = finer.nearest_in_period(period, i);
        if (found && (!nearest || finer.distance(*found, i) < finer.distance(*nearest, i))) {
          nearest = found;
        }
      }
    }
    return nearest;
  }

  /// As finer_in_periods, for a group without a year, which takes the year of the date that is
  /// found.
  std::optional<std::size_t> set_periods_without_year(std::size_t first, const FinerDates& finer) {
    const std::span<DateAtom> members = group(first);
    const Axis axis = *members.front().axis;
    std::optional<std::size_t> nearest;
    std::size_t member = 0;
    for (std::size_t i = 0; i < members.size(); ++i) {
      const auto found = finer.nearest_in_place(place_in_year(axis, members[i]), first + i);
      if (!found) continue;
      if (nearest && finer.distance(*found, first + i) >= finer.distance(*nearest, first + i)) {
        continue;
      }
      nearest = found;
      member = i;
    }
    int period = 0;
    if (nearest) {
      period = period_of(axis, atoms_[*nearest].date);
    } else {
      const auto dated = with_year_.to(first);
      const int year = dated ? *atoms_[*dated].year : kReferenceYear;
      period = period_in(axis, year, place_in_year(axis, members.front()));
    }
    set_periods(reading_, members, member, period);
    return nearest;
  }

  /// The middle of the middle period of the group. The middle of an even number of periods would
  /// lie on a boundary, where a single day decides.
  [[nodiscard]] Day middle_of(std::size_t first) {
    const std::span<DateAtom> members = group(first);
    const DateAtom& atom = members.front();
    if (members.size() == 1 && atom.beside && atom.year) {
      return middle_of_period(*atom.beside, period_in(*atom.beside, *atom.year, atom.beside_place));
    }
    const Axis axis = *atom.axis;
    const int begin = std::ranges::min(members, {}, &DateAtom::period).period;
    const int last = std::ranges::max(members, {}, &DateAtom::last_period).last_period;
    return middle_of_period(axis, begin + (last - begin) / 2,
                            members.size() == 1 ? sixths_before(atom) : kMiddle);
  }

  /// "Beginning of" and "end of" are a sixth away from the ends of a period.
  [[nodiscard]] int sixths_before(const DateAtom& atom) const {
    const auto part =
        tables_.words.find(word_before(text_before(document_, reading_, atom)), WordKind::kPart);
    if (!part) return kMiddle;
    return 1 + 2 * std::clamp(tables_.words.word(part->word).value, 0, 2);
  }

  const DateTables& tables_;
  const DocumentView& document_;
  DateReading& reading_;
  std::vector<DateAtom>& atoms_;
  Nearest with_year_;
};

}  // namespace

void group_periods(const DateTables& tables, const DocumentView& document, DateReading& reading) {
  std::vector<DateAtom>& atoms = reading.atoms;
  for (std::size_t i = 0; i < atoms.size(); ++i) {
    DateAtom& atom = atoms[i];
    set_axis(tables, document, reading, atom);
    atom.group_first = i;
    if (i == 0 || !atom.axis) continue;
    const DateAtom& before = atoms[i - 1];
    const bool joined = before.link != Link::kNone && before.mention == atom.mention;
    if (!joined || before.axis != atom.axis) continue;
    atom.group_first = before.group_first;
    ++atoms[atom.group_first].group_size;
  }
  // The parts of a year that share a year are written before it.
  for (std::size_t i = atoms.size(); i-- > 1;) {
    DateAtom& atom = atoms[i - 1];
    const DateAtom& next = atoms[i];
    if (atom.year || !atom.axis || atom.group_first != next.group_first) continue;
    atom.year_source = next.year ? std::optional(i) : next.year_source;
    atom.year_is_known = atom.year_source.has_value();
  }
}

void complete_periods(const DateTables& tables, const DocumentView& document,
                      DateReading& reading) {
  PeriodCompletion(tables, document, reading).run();
}

}  // namespace pseudo::lang::dates
