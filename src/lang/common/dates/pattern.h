// Patterns of date expressions, compiled from the rows of table `date_forms`.
//
// A pattern looks like the date that it matches:
//
//   D                day
//   M                number of a month
//   MMMM             name of a month, with the dot of an abbreviation
//   YYYY YYY YY      year
//   N                number of a week, quarter or half
//   h hh mm FF       time
//   {kind}           a word of that kind
//   {month_ordinal}  an ordinal that names a month
//   '                any apostrophe
//   blank            any number of blanks
//
// Other characters are literal. D, M, N and h match one or two digits. A longer run matches
// exactly as many digits as it has letters (FF: one to nine).
#pragma once

#include <cstddef>
#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "lang/common/dates/words.h"

namespace pseudo::lang::dates {

/// What a form denotes. All units but kDay and kTime are coarser than a day and are shifted in
/// steps of their own size.
enum class Unit : std::uint8_t {
  kDay,
  kMonth,
  kYear,
  kAcademic,  ///< Two consecutive years: 2014/15.
  kYears,     ///< A range of years: 2014-17.
  kWeek,
  kQuarter,
  kHalf,
  kTerm,
  kSeason,
  kDecade,
  kCounted,  ///< 19th century, 3rd semester.
  kFeast,    ///< One of several feasts that share a name.
  kTime,
};

enum class ElementKind : std::uint8_t {
  kLiteral,
  kApostrophe,
  kBlank,
  // The kinds from here on are fields: a match records them as Field.
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
  std::uint8_t least = 0;            ///< Least and greatest number of digits.
  std::uint8_t most = 0;
  bool joined = false;  ///< The digits of the next element follow without a separator.
  friend bool operator==(const Element&, const Element&) = default;
};

struct Form {
  Unit unit = Unit::kDay;
  std::vector<Element> elements;
  bool ends_in_year = false;  ///< The last field is a year of four digits, which is unambiguous.
};

inline constexpr std::size_t kMostFields = 8;  ///< Maximum number of fields of a form.

bool is_field(ElementKind kind);
bool is_number(ElementKind kind);  ///< A field of digits.

/// Returns the unit that column `unit` calls `name`.
std::optional<Unit> find_unit(std::string_view name);

/// Returns nullopt if the pattern has an unknown letter or kind, no field or more than kMostFields,
/// or lacks a field that its unit needs, such as a day for kDay or an hour for kTime.
std::optional<Form> compile_pattern(std::string_view pattern, Unit unit);

}  // namespace pseudo::lang::dates
