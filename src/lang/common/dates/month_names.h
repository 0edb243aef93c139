// The kinds of names of months, as in column `kind` of table `months`.
#pragma once

#include <cstdint>
#include <optional>
#include <string_view>

#include "lang/common/dates/words.h"

namespace pseudo::lang::dates {

/// Values of that column. Each month has a full name; all other kinds are optional.
inline constexpr std::string_view kFullName = "full";
inline constexpr std::string_view kAbbreviation = "abbreviation";
/// Names used in one country, in descending order of use: a document that writes one of them is
/// assumed to use those before it in the table too, unless it writes the common name.
inline constexpr std::string_view kRegionalName = "regional";
inline constexpr std::string_view kRegionalAbbreviation = "regional_abbreviation";
/// Names in a second language that documents mix in.
inline constexpr std::string_view kForeignName = "foreign";
inline constexpr std::string_view kForeignAbbreviation = "foreign_abbreviation";
/// Roman numerals, which are recognized in capitals only.
inline constexpr std::string_view kNumeral = "numeral";
/// Spoken variants, which are recognized but never written.
inline constexpr std::string_view kSpokenName = "spoken";

bool is_regional(const Word& month);
bool is_foreign(const Word& month);

/// True for abbreviations and numerals, which a dot may follow.
bool takes_dot(const Word& month);

/// True if the language abbreviates the name of that month (1 to 12).
bool has_abbreviation(const DateWords& words, int month);

/// Returns the number of the Word whose name differs from `text` by one letter or by two transposed
/// letters: "Febuary". Names shorter than five letters are not corrected.
std::optional<std::uint32_t> find_misspelled_month(const DateWords& words, std::string_view text);

}  // namespace pseudo::lang::dates
