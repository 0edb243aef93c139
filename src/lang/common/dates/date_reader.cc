// The stages of a document, and the files that implement them:
//
//   tables      words        months, weekdays, holidays, date_words; look-up by folded key
//               month_names  the series of names of months, misspelled months
//               day_names    weekdays and holidays at a position of a text
//               word_groups  words that can replace one another
//               pattern      one pattern of date_forms; forms: all of them as a prefix tree
//   reading     scan         mention -> segments and atoms (the values in reading.h)
//               form_match   the form at a position; match_check: whether it is a possible date
//               atom_values  the values of an atom, from its fields
//               line_breaks, year_context   a word divided at a line end; "June [19]"
//   completing  complete     calls in order: links (lists and ranges), kept_months ("[3.] June"),
//                            complete_counted, complete_years, complete_months,
//                            complete_periods (the day that represents "June")
//               nearest      the nearest more complete date
//               habits       how the document writes its dates
//               surroundings weekdays and holidays near dates
//               season_words, named_seasons   words that tie dates to a time of the year
//   writing     write        a mention; write_atom: a date; write_months, write_numbers: its parts
//               shift        the values of a date after the shift; still_shifts: the shifts that
//                            would not change it
//   sweeping    search_forms other ways to write a date; day_runs: "3. to 5. May" in the text
//   helpers     calendar     days, weeks, steps
//               periods      months, years and the like as numbers
//               years        the years that a mention spans
//               text_runs    ends of words, digits, blanks
#include "pseudo/dates.h"

#include "lang/common/dates/complete.h"
#include "lang/common/dates/habits.h"
#include "lang/common/dates/named_seasons.h"
#include "lang/common/dates/reading.h"
#include "lang/common/dates/scan.h"
#include "lang/common/dates/search_forms.h"
#include "lang/common/dates/still_shifts.h"
#include "lang/common/dates/surroundings.h"
#include "lang/common/dates/write.h"
#include "lang/common/dates/years.h"

namespace pseudo {

namespace dates = lang::dates;

namespace lang::dates {
namespace {

class Readings final : public DateReadings {
 public:
  Readings(std::shared_ptr<const DateTables> tables, DateReading reading)
      : tables_(std::move(tables)), reading_(std::move(reading)) {}

  [[nodiscard]] bool keeps_weekdays() const override { return reading_.keeps_weekdays; }
  [[nodiscard]] std::size_t weekdays() const override { return reading_.weekdays; }
  [[nodiscard]] std::size_t holidays() const override { return reading_.holidays; }

  [[nodiscard]] StillShifts still_shifts(int most) const override {
    return dates::still_shifts(reading_, most);
  }
  [[nodiscard]] bool names_season() const override { return reading_.names_season; }
  [[nodiscard]] std::vector<std::vector<ShiftRange>> season_shifts(
      bool keeps_weekdays) const override {
    return dates::season_shifts(reading_, keeps_weekdays);
  }

  [[nodiscard]] std::vector<std::string> write(
      int shift_days, std::span<const std::uint64_t> noise) const override {
    const DocumentShift shift = plan_shift(reading_, shift_days);
    std::vector<std::string> texts;
    texts.reserve(reading_.mentions.size());
    for (std::size_t i = 0; i < reading_.mentions.size(); ++i) {
      const std::uint64_t own = i < noise.size() ? noise[i] : 0;
      texts.push_back(write_mention(*tables_, reading_, i, shift, own));
    }
    return texts;
  }

  [[nodiscard]] std::vector<std::string> search_forms(std::size_t index) const override {
    constexpr std::size_t kMostDays = 32;  // of one mention
    std::size_t days = 0;
    std::vector<std::string> forms;
    const bool is_alone = only_atom(index) != nullptr;
    for (const Segment& segment : reading_.segments_of(reading_.mentions[index])) {
      if (segment.kind != Segment::Kind::kDate) continue;
      if (++days > kMostDays) break;
      const DateAtom& atom = reading_.atoms[segment.index];
      if (const auto day = day_to_find(atom, is_alone)) {
        dates::add_search_forms(*tables_, *day, reading_, forms);
      } else {
        dates::add_search_forms_of_period(*tables_, atom, forms);
      }
    }
    return forms;
  }

  [[nodiscard]] std::optional<std::int64_t> day(std::size_t index) const override {
    const DateAtom* const only = only_atom(index);
    if (only == nullptr || !only->day || !only->month || !only->year) return std::nullopt;
    return only->date;
  }

  [[nodiscard]] std::optional<YearRange> years(std::size_t index) const override {
    return dates::years_of(reading_, index);
  }

 private:
  // The day that an atom names, completed by the other dates of its mention: "18." in "18.
  // - 20.3.2015".
  [[nodiscard]] std::optional<WrittenDay> day_to_find(const DateAtom& atom, bool is_alone) const {
    if (!atom.day) return std::nullopt;
    if (is_alone || atom.circular) {
      if (!atom.month) return std::nullopt;
      return WrittenDay{*atom.day, *atom.month, atom.year};
    }
    const bool has_month =
        atom.month || (atom.anchor && reading_.atoms[*atom.anchor].mention == atom.mention);
    if (!has_month) return std::nullopt;
    const CivilDate date = to_civil(atom.date);
    const bool has_year = atom.year || atom.year_is_known;
    return WrittenDay{*atom.day, atom.month.value_or(date.month),
                      has_year ? std::optional(atom.year.value_or(date.year)) : std::nullopt};
  }

  // The only date of a mention. Null if it has none or several.
  [[nodiscard]] const DateAtom* only_atom(std::size_t index) const {
    const DateAtom* only = nullptr;
    for (const Segment& segment : reading_.segments_of(reading_.mentions[index])) {
      if (segment.kind != Segment::Kind::kDate) continue;
      if (only != nullptr) return nullptr;
      only = &reading_.atoms[segment.index];
    }
    return only;
  }

  std::shared_ptr<const DateTables> tables_;
  DateReading reading_;
};

}  // namespace
}  // namespace lang::dates

Result<DateReader> DateReader::from(const Lexicons& lexicons) {
  auto words = dates::DateWords::from(lexicons);
  if (!words) return std::move(words).error();
  auto forms = dates::DateForms::from(lexicons);
  if (!forms) return std::move(forms).error();
  auto seasons = dates::SeasonWords::from(lexicons);
  if (!seasons) return std::move(seasons).error();
  return DateReader(std::make_shared<const dates::DateTables>(
      dates::DateTables{*std::move(words), *std::move(forms), *std::move(seasons)}));
}

std::unique_ptr<DateReadings> DateReader::read(const DocumentView& document,
                                               std::span<const std::size_t> mentions) const {
  dates::DateReading reading = dates::scan_mentions(*tables_, document, mentions);
  dates::complete(*tables_, document, reading);
  reading.habits = dates::observe_habits(*tables_, reading);
  dates::look_around(*tables_, document, mentions, reading);
  dates::find_named_seasons(*tables_, document, mentions, reading);
  reading.ordinals = dates::ordinals_in(*tables_, reading.atoms, document.text);
  reading.years_in_words = dates::years_in_words(*tables_, reading.atoms, document.text);
  reading.runs = dates::find_day_runs(tables_->forms, tables_->words, document.text);
  return std::make_unique<dates::Readings>(tables_, std::move(reading));
}

}  // namespace pseudo
