// The meaning of single dates, read without other dates as context, for comparisons of the audit.
#pragma once

#include <cstddef>
#include <cstdint>
#include <string>
#include <string_view>
#include <vector>

#include "pseudo/language.h"

namespace pseudo {

/// Noise values. A text that is the same for all of them does not depend on the noise, which fills
/// in digits and words that could not be read.
inline constexpr std::uint64_t kNoises[] = {0x5555555555555555, 0x123456789ABCDEF1,
                                            0x0F1E2D3C4B5A6978};

/// True if the word consists of ASCII digits.
bool is_number_word(std::string_view word);

/// The words and numbers of a text, as views of it.
std::vector<std::string_view> words_of_date(std::string_view text);

/// True if numbers and words alternate in the same way: "2. Mai" and "14. Juni".
bool has_same_shape(std::string_view a, std::string_view b);

/// The text of a date after a shift; empty if it could not be read.
std::string moved_alone(const std::string& text, std::int64_t days, const LanguageModule& language);

/// Returns the ways to write a date; none for a date that names no day.
std::vector<std::string> forms_of_date(const std::string& text, const LanguageModule& language);

/// What a text means if it is read as a date.
struct ReadAlone {
  bool is_date = false;
  bool names_day = false;
  bool names_year = false;
  YearRange years = {};  ///< If names_year.
  /// For a date that names neither day nor year: the number of different texts over a year, such as
  /// 12 for a month.
  std::size_t places = 0;
};

ReadAlone read_alone(const std::string& text, const LanguageModule& language);

/// True if the new text is not a date of the same kind: "gestern" and "März" for "18.3.2015",
/// "gestern" for "März 2015" and for "März", "Montag" for "Sommer", words for a date with digits.
bool is_other_kind_of_date(const std::string& old_text, const std::string& new_text,
                           const LanguageModule& language);

}  // namespace pseudo
