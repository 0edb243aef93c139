#include "lang/common/dates/write_numbers.h"

#include <algorithm>
#include <array>
#include <charconv>
#include <limits>
#include <optional>

namespace pseudo::lang::dates {
namespace {

/// True for forms whose months and days always have two digits: "20190601", "2019-06-01".
bool has_fixed_width(const Form& form) {
  return std::ranges::any_of(form.elements, [](const Element& element) {
    const bool day_or_month =
        element.kind == ElementKind::kDay || element.kind == ElementKind::kMonth;
    return day_or_month && element.least == 2;
  });
}

/// The width that a field shows. Returns nullopt if it does not: the two digits of 10 and above
/// could be padded or not.
std::optional<std::size_t> shown_width(const DateReading& reading, const DateAtom& atom,
                                       const Field& field) {
  if (field.size() == 1) return 1;
  if (reading.text[field.begin] == '0') return 2;
  if (field.kind != ElementKind::kNumber && has_fixed_width(*atom.form)) return 2;
  return std::nullopt;
}

}  // namespace

void append_padded(std::string& out, int number, std::size_t width) {
  std::array<char, std::numeric_limits<int>::digits10 + 2> digits{};
  const auto end = std::to_chars(digits.data(), digits.data() + digits.size(), number).ptr;
  const auto size = static_cast<std::size_t>(end - digits.data());
  if (width > size) out.append(width - size, '0');
  out.append(digits.data(), size);
}

void append_year(std::string& out, int year, std::size_t width) {
  int round = 1;
  for (std::size_t i = 0; i < width; ++i) round *= 10;
  append_padded(out, year < 0 || width == 2 ? wrap(year, round) : year, width);
}

std::size_t width_of(const DateReading& reading, const DateAtom& atom, const Field& field) {
  if (const auto own = shown_width(reading, atom, field)) return *own;
  bool numeric = false;
  std::size_t numbers = 0;
  for (const Field& other : reading.fields_of(atom)) {
    if (other.kind != ElementKind::kDay && other.kind != ElementKind::kMonth) continue;
    ++numbers;
    numeric = numeric || other.kind == ElementKind::kMonth;
    if (const auto shown = shown_width(reading, atom, other)) return *shown;
  }
  const Habits& habits = reading.habits;
  const int votes = numeric ? habits.padded_numeric : habits.padded_named;
  if (votes != 0) return votes > 0 ? 2 : 1;
  return numeric && (numbers == 2 || field.kind == ElementKind::kMonth) ? 2 : 1;
}

int Noise::below(int bound) {
  const auto size = static_cast<std::uint64_t>(bound);
  const auto number = static_cast<int>(state_ % size);
  state_ = state_ / size + (state_ << 56U);
  return number;
}

void append_other_digits(std::string& out, std::string_view digits, int highest, Noise& noise) {
  if (digits.size() > 2) {
    for (const char c : digits) {
      const int moved = (c - '0' + 1 + noise.below(9)) % 10;
      out += static_cast<char>('0' + moved);
    }
    return;
  }
  std::string number;
  append_padded(number, 1 + noise.below(highest), digits.size());
  if (number == digits) {
    const int other = number.back() == '1' ? 2 : 1;
    const std::size_t width = number.size();
    number.clear();
    append_padded(number, other, width);
  }
  out += number;
}

}  // namespace pseudo::lang::dates
