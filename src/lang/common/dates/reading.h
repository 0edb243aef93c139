// What the dates of one document say: the values that reading, completing and writing share.
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

/// The tables of a language that its dates are read and written with. Immutable.
struct DateTables {
  DateWords words;
  DateForms forms;
  SeasonWords seasons = {};
};

/// How the text joins a date to the next one.
enum class Link : std::uint8_t { kNone, kList, kRange };

/// One date expression: "12 May", "June", "winter 2014/15". Offsets in DateReading::text.
struct DateAtom {
  const Form* form = nullptr;
  std::uint32_t begin = 0;
  std::uint32_t end = 0;
  std::uint32_t first_field = 0;
  std::uint32_t field_count = 0;
  std::uint32_t mention = 0;
  std::size_t place_begin = 0;  ///< In bytes of the document.
  std::size_t place_end = 0;

  // What is written.
  std::optional<int> day;
  std::optional<int> month;
  std::optional<int> year;
  int place = 0;  ///< Month, week, quarter, half, term, season of its year, from 0; of a counted
                  ///< feast its number, from 0.

  // What the document adds.
  Link link = Link::kNone;          ///< To the next atom.
  Day date = 0;                     ///< A completed day; for a coarse form, the day it stands for.
  bool circular = false;            ///< A bare day that no other date completes.
  int round_first = 0;              ///< For a circular day: the first of those joined to it.
  int round_size = 0;               ///< Days that circular days have; of feasts how many
                                    ///< there are of the name.
  bool year_is_known = false;       ///< Written, or that of a date in the same mention.
  std::optional<Axis> axis = {};    ///< Set for a coarse form; the next ones are for those.
  std::size_t group_first = 0;      ///< Those that are joined: "May/June 2019".
  std::size_t group_size = 1;       ///< Set for the first of a group.
  std::optional<Axis> beside = {};  ///< The term or season that the text names with a year.
  int beside_place = 0;
  std::optional<std::size_t> year_source = {};  ///< The atom whose year it has.
  int period = 0;
  int last_period = 0;                     ///< Set for a range of periods: 2014-17.
  std::optional<std::size_t> anchor = {};  ///< The atom whose month a bare day has.
  int month_gap = 0;                       ///< Months from the anchor's month to its own.
  bool stands_at_anchor = false;           ///< The anchor is a month that follows it at once.
};

/// A part of a mention that is not simply copied.
struct Segment {
  enum class Kind : std::uint8_t {
    kDate,      ///< Atom `index`.
    kTime,      ///< Copied, unless it is all there is; `index` is its first field.
    kWeekday,   ///< Word `index`.
    kHoliday,   ///< Word `index`.
    kSoftWord,  ///< Word `index`: exchanged only if nothing else moves ("today").
    kDropped,   ///< Not understood: left out.
    kDigits,    ///< Not understood: new digits.
  };
  Kind kind = Kind::kDropped;
  std::uint32_t begin = 0;
  std::uint32_t end = 0;
  std::uint32_t index = 0;
  std::uint32_t ending = 0;  ///< Bytes of the ending of a stem.
};

struct MentionReading {
  enum class Mode : std::uint8_t {
    kMoves,    ///< Has a date, a weekday, a holiday or digits.
    kRotates,  ///< Has only soft words or a time.
    kMonth,    ///< Nothing in it is understood: becomes the name of a month.
    kKept,     ///< Punctuation.
  };
  Mode mode = Mode::kMoves;
  std::uint32_t begin = 0;
  std::uint32_t end = 0;
  std::uint32_t first_segment = 0;
  std::uint32_t last_segment = 0;  ///< The one after the last one.
};

/// How the document writes dates, for those that do not show it themselves.
struct Habits {
  int padded_numeric = 0;                ///< Votes for "03.06." minus those for "3.6."
  int padded_named = 0;                  ///< The same for "03 June".
  int abbreviated = 0;                   ///< Votes for "Jun." minus those for "June".
  bool dotted = true;                    ///< Abbreviations have a dot.
  std::bitset<13> regional_months = {};  ///< Months (1 to 12) that have their regional names.
  bool ascii = false;                    ///< Months are spelled in ASCII letters.
  bool foreign = false;                  ///< Names of months are foreign, or can be.
  bool own = false;                      ///< One of them cannot be foreign.
};

/// A feast or calendar week that the text names, and that a date is near to.
struct NamedTime {
  Feast feast;
  int year = 0;  ///< That of the feast nearest to the date, or of the date's week.
  Day day = 0;   ///< For weeks: the date.
  friend auto operator<=>(const NamedTime&, const NamedTime&) = default;
};

struct DateReading {
  std::string text;  ///< All surfaces, one after the other.
  std::vector<MentionReading> mentions;
  std::vector<Segment> segments;
  std::vector<DateAtom> atoms;
  std::vector<Field> fields;
  Habits habits;
  bool whole_weeks = false;
  std::size_t weekdays = 0;
  std::size_t holidays = 0;
  bool names_season = false;
  std::vector<NamedTime> named_times;
  std::bitset<32> ordinals = {};  ///< That the document may write as ordinals in words.
  std::map<int, std::string> years_in_words = {};  ///< Folded.
  RunsOfText runs = {};           ///< For the whole document.

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
                                       mention.last_segment - mention.first_segment);
  }
};

inline bool is_day(const DateAtom& atom) { return atom.form->unit == Unit::kDay; }
/// A day of which no month is written.
inline bool is_bare_day(const DateAtom& atom) { return is_day(atom) && !atom.month; }

}  // namespace pseudo::lang::dates
