// Patterns of date expressions: a row of the table `date_forms` as a value.
//
// A pattern looks like the date: D day, M month number, MMMM month name (with the dot of an
// abbreviation), YYYY YYY YY year, N number of a week, quarter or half, h hh mm FF time, {kind} a
// word of that kind, {month_ordinal} an ordinal that says a month. ' is any apostrophe, a blank
// is any number of blanks; other marks are literal. D, M, N and h take one or two digits, longer
// runs take exactly as many digits as letters (FF: one to nine).
#pragma once

#include <cstddef>
#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "lang/common/dates/words.h"

namespace pseudo::lang::dates {

/// What a form names. All but kDay and kTime name no day and move by steps of their own.
enum class Unit : std::uint8_t {
  kDay,
  kMonth,
  kYear,
  kAcademic,  ///< Two years that follow one another: 2014/15.
  kYears,     ///< Two years: 2014-17.
  kWeek,
  kQuarter,
  kHalf,
  kTerm,
  kSeason,
  kDecade,
  kCounted,  ///< 19th century, 3rd semester.
  kFeast,    ///< One of several feasts of a name.
  kTime,
};

enum class ElementKind : std::uint8_t {
  kLiteral,
  kApostrophe,
  kBlank,
  // The following ones are fields: what they match is kept as a Field.
  kDay,
  kMonth,
  kMonthName,
  kYear,
  kNumber,
  kHour,
  kMinute,
  kFraction,
  kWord,
  kMonthOrdinal,
};

/// One element of a pattern.
struct Element {
  ElementKind kind = ElementKind::kLiteral;
  std::string literal = {};          ///< kLiteral: one code point.
  WordKind word = WordKind::kPlain;  ///< kWord.
  std::uint8_t least = 0;            ///< Digits of a number.
  std::uint8_t most = 0;
  bool joined = false;  ///< The digits of the next element follow at once.
  friend bool operator==(const Element&, const Element&) = default;
};

struct Form {
  Unit unit = Unit::kDay;
  std::vector<Element> elements;
  bool ends_in_year = false;  ///< In four digits, which can be nothing else.
};

inline constexpr std::size_t kMostFields = 8;  ///< Most fields of a form.

bool is_field(ElementKind kind);
bool is_number(ElementKind kind);  ///< A field of digits.

/// The unit of that name in the column `unit`.
std::optional<Unit> find_unit(std::string_view name);

/// Nothing if the pattern has an unknown letter or kind, no field or more than kMostFields, or not
/// the fields that its unit needs: a day for kDay, an hour for kTime ...
std::optional<Form> compile_pattern(std::string_view pattern, Unit unit);

}  // namespace pseudo::lang::dates
