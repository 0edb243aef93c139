// Numbers of dates with as many digits as the document writes.
#pragma once

#include <cstddef>
#include <cstdint>
#include <string>
#include <string_view>

#include "lang/common/dates/reading.h"

namespace pseudo::lang::dates {

/// Appends at least `width` digits, with leading zeros. Precondition: not negative.
void append_padded(std::string& out, int number, std::size_t width);

/// Appends a year in `width` digits: two digits without the century. Years before the first are
/// wrapped into the width: without their sign they could equal the original.
void append_year(std::string& out, int year, std::size_t width);

/// 1 or 2, the width of a day, month or number: as the field itself shows, else as its neighbour
/// in the date, else as the document does. `field`: one of the atom.
std::size_t width_of(const DateReading& reading, const DateAtom& atom, const Field& field);

/// A sequence of numbers from the noise of one mention. Copyable; pure.
class Noise {
 public:
  explicit Noise(std::uint64_t state) : state_(state) {}
  int below(int bound);

 private:
  std::uint64_t state_;
};

/// Appends other digits for digits that are no date. One or two become a number from 1 to
/// `highest`, which is at least 2; longer ones lose every digit.
void append_other_digits(std::string& out, std::string_view digits, int highest, Noise& noise);

}  // namespace pseudo::lang::dates
