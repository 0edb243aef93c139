// Matches the forms of dates at a position of a text.
#pragma once

#include <array>
#include <cstddef>
#include <cstdint>
#include <optional>
#include <string_view>

#include "lang/common/dates/forms.h"
#include "lang/common/dates/words.h"

namespace pseudo::lang::dates {

/// One field of a match: its position and its value.
struct Field {
  ElementKind kind = ElementKind::kLiteral;
  std::uint32_t begin = 0;  ///< In bytes of the text matched.
  std::uint32_t end = 0;
  std::int32_t value = 0;    ///< Day, month, full year, week ..., or Word::value.
  std::uint32_t word = 0;    ///< Number of the Word, for kMonthName, kWord and kMonthOrdinal.
  std::uint32_t ending = 0;  ///< Size of the ending after a stem, in bytes.
  [[nodiscard]] std::uint32_t size() const { return end - begin; }
};

struct FormMatch {
  const Form* form = nullptr;
  std::size_t end = 0;
  std::array<Field, kMostFields> fields;  ///< Only the first `count` are valid.
  std::size_t count = 0;
};

/// Returns the longest form that matches at `pos` and is a possible date; among forms of equal
/// length, the first in the table. A day that its month does not have ("31 February") is possible.
std::optional<FormMatch> match_form(const DateForms& forms, const DateWords& words,
                                    std::string_view text, std::size_t pos);

}  // namespace pseudo::lang::dates
