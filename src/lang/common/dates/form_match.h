// Finds the form of a date that begins at a place of a text.
#pragma once

#include <array>
#include <cstddef>
#include <cstdint>
#include <optional>
#include <string_view>

#include "lang/common/dates/forms.h"
#include "lang/common/dates/words.h"

namespace pseudo::lang::dates {

/// One field of a match: where it is and what it says.
struct Field {
  ElementKind kind = ElementKind::kLiteral;
  std::uint32_t begin = 0;  ///< In bytes of the text matched.
  std::uint32_t end = 0;
  std::int32_t value = 0;    ///< Number of day, month, full year, week ...; value of a word.
  std::uint32_t word = 0;    ///< kMonthName, kWord, kMonthOrdinal.
  std::uint32_t ending = 0;  ///< Bytes of the ending of a stem.
  [[nodiscard]] std::uint32_t size() const { return end - begin; }
};

struct FormMatch {
  const Form* form = nullptr;
  std::size_t end = 0;
  std::array<Field, kMostFields> fields;  ///< The first `count` are set.
  std::size_t count = 0;
};

/// The longest form that begins at `pos` and is a possible date; of equally long ones the first
/// in the table. A date that does not exist in one month ("31 February") is possible.
std::optional<FormMatch> match_form(const DateForms& forms, const DateWords& words,
                                    std::string_view text, std::size_t pos);

}  // namespace pseudo::lang::dates
