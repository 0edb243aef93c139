// Names of weekdays and holidays, as they are found in a text.
#pragma once

#include <cstddef>
#include <cstdint>
#include <optional>
#include <string_view>

#include "lang/common/dates/words.h"

namespace pseudo::lang::dates {

struct DayName {
  std::uint32_t word = 0;  ///< Number in the DateWords.
  std::size_t end = 0;     ///< The byte after it.
};

/// The weekday at the front of a word, alone or with what the tables let follow it: "Monday",
/// "mondays". A word that the tables list as plain in exactly this case is no weekday.
std::optional<DayName> weekday_at_front(const DateWords& words, std::string_view word);

/// The longest holiday of several words that begins with the word [pos, end) and ends at `to` or
/// before. Precondition: pos < end.
std::optional<DayName> holiday_of_words(const DateWords& words, std::string_view text,
                                        std::size_t pos, std::size_t end, std::size_t to);

}  // namespace pseudo::lang::dates
