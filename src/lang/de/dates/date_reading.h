// What the dates of one document say: values between reading, completing and writing.
#pragma once

#include <cstddef>
#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "lang/de/dates/date_calendar.h"
#include "lang/de/dates/date_forms.h"
#include "lang/de/dates/date_words.h"

namespace pseudo::lang::dates {

/// The tables that German dates are read with. Immutable.
struct DateTables {
  DateWords words;
  DateForms forms;
};

/// What joins a date to the next one in the text.
enum class Link : std::uint8_t { kNone, kList, kRange };

/// One date expression: "12.", "15.7. 2015", "Juni", "WS 2014/15". Offsets in DateReading::text.
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
  int place = 0;  ///< Month, week, quarter, half, term, season of its year, from 0; of a feast its
                  ///< number.

  // What the document adds.
  Link link = Link::kNone;                 ///< To the next atom.
  Day date = 0;                            ///< Of a completed day.
  bool circular = false;                   ///< A bare day that leans on nothing.
  int round_first = 0;                     ///< Of a circular day: the first of those joined to it,
  int round_size = 0;                      ///< which goes round so many days; of feasts: how many.
  bool year_is_known = false;              ///< Written, or that of a date in the same mention.
  std::optional<std::size_t> anchor = {};  ///< The atom whose month a bare day has.
  int month_gap = 0;                       ///< Months from the anchor's to its own.
};

/// A part of a mention that is not simply kept.
struct Segment {
  enum class Kind : std::uint8_t {
    kDate,      ///< Atom `index`.
    kTime,      ///< Kept, unless it is all there is; `index` is its first field.
    kWeekday,   ///< Word `index`.
    kHoliday,   ///< Word `index`.
    kSoftWord,  ///< Word `index`: exchanged only where nothing else moves.
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
    kMoves,    ///< Holds a date, a weekday, a holiday or digits.
    kRotates,  ///< Holds but words like "heute", or a time.
    kMonth,    ///< Nothing in it is understood: becomes the name of a month.
    kKept,     ///< Punctuation.
  };
  Mode mode = Mode::kMoves;
  std::uint32_t begin = 0;
  std::uint32_t end = 0;
  std::uint32_t first_segment = 0;
  std::uint32_t last_segment = 0;  ///< Behind the last one.
};

/// How the document writes dates, where a single one does not tell.
struct Habits {
  int padded_numeric = 0;  ///< Votes for "03.06." less those for "3.6."
  int padded_named = 0;    ///< The same for "03. Juni".
  int abbreviated = 0;     ///< Votes for "Jun." less those for "Juni".
  bool dotted = true;      ///< Abbreviations have their dot.
  bool jaenner = false;    ///< January is Jänner here.
  bool feber = false;
  bool written_out = false;  ///< Maerz
  bool english = false;      ///< Months are English ones, or may be.
  bool german = false;       ///< One of them cannot be English.
};

struct DateReading {
  std::string text;  ///< All surfaces, one behind the other.
  std::vector<MentionReading> mentions;
  std::vector<Segment> segments;
  std::vector<DateAtom> atoms;
  std::vector<Field> fields;
  Habits habits;
  bool whole_weeks = false;
  std::size_t weekdays = 0;
  std::size_t holidays = 0;

  [[nodiscard]] std::string_view slice(std::size_t begin, std::size_t end) const {
    return std::string_view(text).substr(begin, end - begin);
  }
};

}  // namespace pseudo::lang::dates
