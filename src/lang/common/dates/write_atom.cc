#include "lang/common/dates/write_atom.h"

#include <algorithm>
#include <iterator>
#include <span>
#include <utility>

#include "lang/common/dates/word_groups.h"
#include "lang/common/dates/write_months.h"
#include "lang/common/dates/write_numbers.h"

namespace pseudo::lang::dates {
namespace {

bool is_month(const Field& field) {
  return field.kind == ElementKind::kMonth || field.kind == ElementKind::kMonthName ||
         field.kind == ElementKind::kMonthOrdinal;
}

// Writes one atom by replacing the fields of its original text.
class AtomWriter {
 public:
  AtomWriter(const DateTables& tables, const DateReading& reading, const DateAtom& atom,
             const ShiftedDate& shifted, std::string& out)
      : words_(tables.words),
        forms_(tables.forms),
        reading_(reading),
        atom_(atom),
        shifted_(shifted),
        out_(out) {}

  void write() {
    std::size_t pos = atom_.begin;
    bool first_year = true;
    for (const Field& field : reading_.fields_of(atom_)) {
      const bool year = field.kind == ElementKind::kYear;
      if (year && !std::exchange(first_year, false) && !keeps_second_year()) {
        pos = field.end;
        continue;
      }
      out_ += reading_.slice(pos, field.begin);
      write_field(field);
      if (year && needs_second_year()) write_second_year();
      pos = field.end;
    }
    out_ += reading_.slice(pos, atom_.end);
  }

  /// Writes a bare day with its month in the form of its anchor: "29.7." if the anchor is "3.6.",
  /// "29 July" if it is "3 June".
  void write_with_month(const DateAtom& anchor) {
    const Field& day = reading_.fields_of(atom_).front();
    const auto fields = reading_.fields_of(anchor);
    write_field(day);
    const bool same_order = fields.size() > 1 && fields[0].kind == day.kind && is_month(fields[1]);
    if (!same_order) {
      out_ += between_day_and_month(day);
      return write_month_name(fields);
    }
    // Limits the blanks that each bare day copies from a (hostile) original.
    constexpr std::size_t kWidest = 8;
    const std::string_view between = reading_.slice(fields[0].end, fields[1].begin);
    out_ += between.size() <= kWidest ? std::string(between) : between_day_and_month(day);
    if (fields[1].kind == ElementKind::kMonth) {
      append_padded(out_, shifted_.month, width_of(reading_, anchor, fields[1]));
    } else {
      write_field(fields[1]);
    }
    const auto has_dot = [&](const Field& field, const DateAtom& of) {
      return field.end < of.end && reading_.text[field.end] == '.';
    };
    const bool is_number = fields[1].kind == ElementKind::kMonth;  // "1.-3.9": the day has one
    if (has_dot(fields[1], anchor) || (is_number && has_dot(day, atom_))) out_ += '.';
  }

  /// Writes the year after the atom, in the form of the atom that the year was taken from.
  void write_year_like(const DateAtom& source) {
    const auto fields = reading_.fields_of(source);
    const auto year = std::ranges::find(fields, ElementKind::kYear, &Field::kind);
    if (year == fields.end() || year == fields.begin()) {
      out_ += ' ';
      return append_year(out_, shifted_.year, 4);
    }
    out_ += reading_.slice(std::prev(year)->end, year->begin);
    append_year(out_, shifted_.year, year->size());
  }

 private:
  /// The separator in the tables: ". " in one language, " " in another.
  [[nodiscard]] std::string between_day_and_month(const Field& day) const {
    return forms_.text_between(Unit::kDay, day.kind, ElementKind::kMonthName).value_or(" ");
  }

  void write_month_name(std::span<const Field> fields) {
    const auto name = std::ranges::find(fields, ElementKind::kMonthName, &Field::kind);
    out_ += name != fields.end() ? month_text(words_, reading_, *name, shifted_.month)
                                 : full_month_name(words_, reading_.habits, shifted_.month).text;
  }

  void write_field(const Field& field) {
    switch (field.kind) {
      case ElementKind::kDay:
        return append_padded(out_, shifted_.day, width_of(reading_, atom_, field));
      case ElementKind::kMonth:
        return append_padded(out_, shifted_.month, width_of(reading_, atom_, field));
      case ElementKind::kMonthName:
        out_ += month_text(words_, reading_, field, shifted_.month);
        return;
      case ElementKind::kMonthOrdinal:
        out_ += ordinal_text(field, shifted_.month);
        return;
      case ElementKind::kYear:
        return append_year(out_, shifted_.year + field.value - *atom_.year, field.size());
      case ElementKind::kNumber:
        return append_padded(out_, shifted_.place + 1, width_of(reading_, atom_, field));
      default:
        out_ += word_text(field);
    }
  }

  [[nodiscard]] std::string word_text(const Field& field) const {
    const Word& word = words_.word(field.word);
    const std::string_view surface = reading_.surface(field);
    switch (word.kind) {
      case WordKind::kOrdinal:
        return ordinal_text(field,
                            atom_.form->unit == Unit::kDay ? shifted_.day : shifted_.place + 1);
      case WordKind::kDayMark:
        return in_case_of(surface, word, day_mark(word).text);
      case WordKind::kYear:
        return year_text(field);
      case WordKind::kTerm:
      case WordKind::kTermLetter:
      case WordKind::kSeason:
        if (word.value == shifted_.place) return std::string(surface);
        return in_case_of(surface, word, word_for_value(words_, word, shifted_.place).text);
      default:
        return std::string(surface);
    }
  }

  [[nodiscard]] const Word& day_mark(const Word& original) const {
    const Word* mark = words_.first(WordKind::kDayMark, original.style, shifted_.day);
    if (mark == nullptr) mark = words_.first(WordKind::kDayMark, original.style, 0);
    return mark == nullptr ? original : *mark;
  }

  /// The year in words, or in digits if the tables have no word for it.
  [[nodiscard]] std::string year_text(const Field& field) const {
    const Word& word = words_.word(field.word);
    const std::string_view surface = reading_.surface(field);
    if (word.value == shifted_.year) return std::string(surface);
    const Word* year = words_.first(WordKind::kYear, word.style, shifted_.year);
    return year == nullptr ? std::to_string(shifted_.year) : in_case_of(surface, word, year->text);
  }

  [[nodiscard]] std::string ordinal_text(const Field& field, int number) const {
    const Word& word = words_.word(field.word);
    const std::string_view surface = reading_.surface(field);
    if (word.value == number) return std::string(surface);
    const std::size_t stem = surface.size() - field.ending;
    std::string text =
        in_case_of(surface.substr(0, stem), word, word_for_value(words_, word, number).text);
    text += surface.substr(stem);
    return text;
  }

  /// True if the shifted date spans two years, as only winters do.
  [[nodiscard]] bool keeps_second_year() const {
    const Unit unit = atom_.form->unit;
    if (unit == Unit::kTerm) return shifted_.place == 1;
    return unit != Unit::kSeason || shifted_.place == 3;
  }

  /// True if a summer term, which lies in one year, becomes a winter term, which spans two.
  [[nodiscard]] bool needs_second_year() const {
    if (atom_.form->unit != Unit::kTerm || atom_.place != 0 || shifted_.place != 1) return false;
    const auto fields = reading_.fields_of(atom_);
    return fields.size() == 2 && words_.word(fields[0].word).kind == WordKind::kTerm;
  }

  void write_second_year() {
    out_ += forms_.text_between(Unit::kTerm, ElementKind::kYear, ElementKind::kYear).value_or("/");
    append_year(out_, shifted_.year + 1, 2);
  }

  const DateWords& words_;
  const DateForms& forms_;
  const DateReading& reading_;
  const DateAtom& atom_;
  const ShiftedDate& shifted_;
  std::string& out_;
};

/// Number of years from the year that is written after a part of a year to the part's own year.
int year_gap(int year, const DateAtom& source, const DocumentShift* shift) {
  return year - (shift == nullptr ? *source.year : shift_date(source, *shift).year);
}

/// True if a part of a year that takes its year from another atom is in another year after the
/// shift.
bool leaves_year(const DateAtom& atom, const DateAtom& source, const ShiftedDate& shifted,
                 const DocumentShift& shift) {
  const int after = year_gap(shifted.year, source, &shift);
  return after != 0 && after != year_gap(year_of(*atom.axis, atom.period), source, nullptr);
}

}  // namespace

void write_atom(const DateTables& tables, const DateReading& reading, const DateAtom& atom,
                const DocumentShift& shift, std::string& out) {
  const ShiftedDate shifted = shift_date(atom, shift);
  AtomWriter writer(tables, reading, atom, shifted, out);
  if (atom.anchor && tables.words.names_months() && !keeps_anchor_month(reading, atom, shift)) {
    return writer.write_with_month(reading.atoms[*atom.anchor]);
  }
  writer.write();
  if (!atom.axis || !atom.year_source) return;
  const DateAtom& source = reading.atoms[*atom.year_source];
  if (leaves_year(atom, source, shifted, shift)) writer.write_year_like(source);
}

}  // namespace pseudo::lang::dates
