// Finds names of weekdays and holidays in a text.
#pragma once

#include <cstddef>
#include <cstdint>
#include <optional>
#include <string_view>

#include "lang/common/dates/words.h"

namespace pseudo::lang::dates {

struct DayName {
  std::uint32_t word = 0;  ///< Number of the Word in the DateWords.
  std::size_t end = 0;     ///< The byte after it.
};

/// Returns the weekday at the beginning of a word, alone or with an ending that the tables allow:
/// "Monday", "mondays". A word that the tables list as plain in exactly this letter case is not a
/// weekday.
std::optional<DayName> weekday_at_front(const DateWords& words, std::string_view word);

/// Returns the longest holiday of several words that begins with the word [pos, end) and ends at or
/// before `to`. Precondition: pos < end.
std::optional<DayName> holiday_of_words(const DateWords& words, std::string_view text,
                                        std::size_t pos, std::size_t end, std::size_t to);

}  // namespace pseudo::lang::dates
