// The dates of one document: the data that reading, completing and writing share.
#pragma once

#include <bitset>
#include <compare>
#include <cstddef>
#include <cstdint>
#include <map>
#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <vector>

#include "lang/common/dates/calendar.h"
#include "lang/common/dates/day_runs.h"
#include "lang/common/dates/form_match.h"
#include "lang/common/dates/forms.h"
#include "lang/common/dates/periods.h"
#include "lang/common/dates/season_words.h"
#include "lang/common/dates/words.h"

namespace pseudo::lang::dates {

/// The tables with which dates of a language are read and written. Immutable.
struct DateTables {
  DateWords words;
  DateForms forms;
  SeasonWords seasons = {};
};

/// How the text joins a date to the next one.
enum class Link : std::uint8_t { kNone, kList, kRange };

/// One date expression: "12 May", "June", "winter 2014/15". begin and end are byte offsets into
/// DateReading::text.
struct DateAtom {
  const Form* form = nullptr;
  std::uint32_t begin = 0;
  std::uint32_t end = 0;
  std::uint32_t first_field = 0;
  std::uint32_t field_count = 0;
  std::uint32_t mention = 0;
  std::size_t document_begin = 0;  ///< Byte offsets into the document's text.
  std::size_t document_end = 0;

  // The values that are written.
  std::optional<int> day;
  std::optional<int> month;
  std::optional<int> year;
  int place = 0;  ///< Index of the month, week, quarter, half, term or season within its year, from
                  ///< 0. For a counted feast, its index among the feasts of the name.

  // The values that completing adds.
  Link link = Link::kNone;  ///< To the next atom.
  Day date = 0;             ///< The completed day, or the day that represents a coarse form.
  bool circular = false;    ///< A bare day that no other date completes.
  int round_first = 0;      ///< For a circular day: the first of the days joined to it.
  int round_size = 0;       ///< Number of days in the circle; for feasts, how many share the name.
  bool year_is_known = false;  ///< The year is written, here or in a date of the same mention.

  // For coarse forms only.
  std::optional<Axis> axis = {};
  std::size_t group_first = 0;      ///< First atom of a group of joined atoms: "May/June 2019".
  std::size_t group_size = 1;       ///< Set for the first atom of a group.
  std::optional<Axis> beside = {};  ///< Axis of the term or season that the text names with a year.
  int beside_place = 0;
  std::optional<std::size_t> year_source = {};  ///< The atom that the year was taken from.
  int period = 0;
  int last_period = 0;  ///< Last period of a range: 2014-17.

  // For bare days only.
  std::optional<std::size_t> anchor = {};  ///< The atom that the month was taken from.
  int month_gap = 0;                       ///< Months from the anchor's month to the day's own.
  bool stands_at_anchor = false;           ///< The anchor is a month that directly follows.
};

/// A piece of a mention that is not copied verbatim.
struct Segment {
  enum class Kind : std::uint8_t {
    kDate,      ///< Atom `index`.
    kTime,      ///< Copied, unless the mention has nothing else. `index` is its first field.
    kWeekday,   ///< Word `index`.
    kHoliday,   ///< Word `index`.
    kSoftWord,  ///< Word `index`, replaced only if nothing else in the mention moves ("today").
    kDropped,   ///< Not understood: removed.
    kDigits,    ///< Not understood: replaced by other digits.
  };
  Kind kind = Kind::kDropped;
  std::uint32_t begin = 0;
  std::uint32_t end = 0;
  std::uint32_t index = 0;
  std::uint32_t ending = 0;  ///< Size of the ending after a stem, in bytes.
};

struct MentionReading {
  enum class Mode : std::uint8_t {
    kMoves,    ///< Contains a date, a weekday, a holiday or digits.
    kRotates,  ///< Contains only soft words or a time.
    kMonth,    ///< Not understood: replaced by the name of a month.
    kKept,     ///< Only punctuation: copied.
  };
  Mode mode = Mode::kMoves;
  std::uint32_t begin = 0;
  std::uint32_t end = 0;
  std::uint32_t first_segment = 0;
  std::uint32_t segments_end = 0;  ///< One past the last segment.
};

/// How the document writes dates. Applies to dates that do not show it themselves.
struct Habits {
  int padded_numeric = 0;                ///< Votes for "03.06." minus those for "3.6."
  int padded_named = 0;                  ///< As padded_numeric, for "03 June".
  int abbreviated = 0;                   ///< Votes for "Jun." minus those for "June".
  bool dotted = true;                    ///< Abbreviations end in a dot.
  std::bitset<13> regional_months = {};  ///< Months (1 to 12) written with their regional names.
  bool ascii = false;                    ///< Names of months are spelled in ASCII letters.
  bool foreign = false;                  ///< Some name of a month is foreign, or could be.
  bool own = false;                      ///< Some name of a month cannot be foreign.
};

/// A feast or calendar week that the text names and that lies near a date.
struct NamedTime {
  Feast feast;
  int year = 0;  ///< The year of the feast nearest to the date, or of the date's week.
  Day day = 0;   ///< For weeks only: the date.
  friend auto operator<=>(const NamedTime&, const NamedTime&) = default;
};

struct DateReading {
  std::string text;  ///< All surfaces, concatenated.
  std::vector<MentionReading> mentions;
  std::vector<Segment> segments;
  std::vector<DateAtom> atoms;
  std::vector<Field> fields;
  Habits habits;
  bool keeps_weekdays = false;
  std::size_t weekdays = 0;
  std::size_t holidays = 0;
  bool names_season = false;
  std::vector<NamedTime> named_times;
  std::bitset<32> ordinals = {};  ///< Days that the document may write as ordinals in words.
  std::map<int, std::string> years_in_words = {};  ///< Year to its folded words.
  RunsOfText runs = {};                            ///< The runs of the whole document.

  [[nodiscard]] std::string_view slice(std::size_t begin, std::size_t end) const {
    return std::string_view(text).substr(begin, end - begin);
  }
  [[nodiscard]] std::string_view surface(const Field& field) const {
    return slice(field.begin, field.end);
  }
  [[nodiscard]] std::string_view surface(const Segment& segment) const {
    return slice(segment.begin, segment.end);
  }
  [[nodiscard]] std::span<const Field> fields_of(const DateAtom& atom) const {
    return std::span(fields).subspan(atom.first_field, atom.field_count);
  }
  [[nodiscard]] std::span<const Segment> segments_of(const MentionReading& mention) const {
    return std::span(segments).subspan(mention.first_segment,
                                       mention.segments_end - mention.first_segment);
  }
};

inline bool is_day(const DateAtom& atom) { return atom.form->unit == Unit::kDay; }
/// True for a day without a written month.
inline bool is_bare_day(const DateAtom& atom) { return is_day(atom) && !atom.month; }

}  // namespace pseudo::lang::dates
