// Writes numbers of dates with the number of digits that the document uses.
#pragma once

#include <cstddef>
#include <cstdint>
#include <string>
#include <string_view>

#include "lang/common/dates/reading.h"

namespace pseudo::lang::dates {

/// Appends at least `width` digits, with leading zeros. Precondition: number >= 0.
void append_padded(std::string& out, int number, std::size_t width);

/// Appends a year in `width` digits; two digits omit the century. Years before year 1 are wrapped
/// into the width: written without their sign they could equal the original.
void append_year(std::string& out, int year, std::size_t width);

/// Returns the width of a day, month or number, 1 or 2: that of the field itself if it shows it,
/// else of its neighbour in the date, else the one that the document uses. `field`: a field of
/// `atom`.
std::size_t width_of(const DateReading& reading, const DateAtom& atom, const Field& field);

/// A deterministic sequence of numbers, seeded with the noise of one mention.
class Noise {
 public:
  explicit Noise(std::uint64_t state) : state_(state) {}
  int below(int bound);

 private:
  std::uint64_t state_;
};

/// Appends replacements for digits that are not part of a date. One or two digits become another
/// number from 1 to `highest`, which is at least 2. In longer runs every digit changes.
void append_other_digits(std::string& out, std::string_view digits, int highest, Noise& noise);

}  // namespace pseudo::lang::dates
