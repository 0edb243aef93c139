#include "values/house_ranges.h"

#include <algorithm>
#include <utility>

#include "text/ascii.h"

namespace pseudo::values {
namespace {

using End = HouseRange::End;
using text::is_ascii_digit;

/// Letters after a house number range from a to h; so do their replacements.
constexpr char kLastHouseLetter = 'h';

int number(std::string_view text, const End& end) {
  int value = 0;
  for (const char c : text.substr(end.begin, end.digits)) value = value * 10 + (c - '0');
  return value;
}

End read_end(std::string_view text, std::size_t pos) {
  End end{.begin = pos};
  while (pos < text.size() && is_ascii_digit(text[pos])) ++pos;
  end.digits = pos - end.begin;
  end.letter = pos < text.size() && text[pos] >= 'a' && text[pos] <= kLastHouseLetter;
  return end;
}

bool rises(std::string_view text, const HouseRange& range) {
  constexpr std::size_t kMostDigits = 4;
  const auto& [first, second] = range;
  if (first.digits < 1 || first.digits > kMostDigits || text[first.begin] == '0') return false;
  const char first_letter = first.letter ? text[first.end() - 1] : '\0';
  const char second_letter = second.letter ? text[second.end() - 1] : '\0';
  if (second.digits == 0) return second_letter > first_letter && first_letter != '\0';
  if (second.digits < first.digits || second.digits > first.digits + 1) return false;
  if (text[second.begin] == '0') return false;
  const int step = number(text, second) - number(text, first);
  return step > 0 || (step == 0 && second_letter > first_letter);
}

void put(std::string& text, const End& end, int value) {
  const std::string digits = std::to_string(value);
  if (digits.size() == end.digits) text.replace(end.begin, end.digits, digits);
}

/// Sets the second number a few houses above the first; changes the first if there is no room.
void raise_numbers(std::string& drawn, std::string_view original, const HouseRange& range,
                   DrawStream& stream) {
  const auto& [first, second] = range;
  const int old_step = number(original, second) - number(original, first);
  int step = 0;
  if (old_step > 0) step = 2 * static_cast<int>(stream.below(3)) + (old_step % 2 == 0 ? 2 : 1);
  int least = 1;
  for (std::size_t i = 1; i < first.digits; ++i) least *= 10;
  int most = least * 10 - 1;
  if (second.digits == first.digits) {
    most -= step;
  } else {
    least = least * 10 - step;
  }
  const int value = least + (number(drawn, first) - 1) % (most - least + 1);
  put(drawn, first, value);
  put(drawn, second, value + step);
}

void raise_letters(std::string& drawn, const HouseRange& range) {
  if (!range.first.letter || !range.second.letter) return;
  char& first = drawn[range.first.end() - 1];
  char& second = drawn[range.second.end() - 1];
  if (first > second) std::swap(first, second);
  if (first < second) return;
  if (second == kLastHouseLetter) {
    --first;
  } else {
    ++second;
  }
}

}  // namespace

std::vector<HouseRange> find_house_ranges(std::string_view text) {
  std::vector<HouseRange> ranges;
  for (std::size_t pos = 0; pos < text.size();) {
    const End first = read_end(text, pos);
    pos = std::max(first.end(), pos + 1);
    if (pos >= text.size() || pos != first.end() || text[pos] != '-') continue;
    const HouseRange range{first, read_end(text, pos + 1)};
    const std::size_t end = range.second.end();
    const bool goes_on = end < text.size() && (is_ascii_digit(text[end]) || text[end] == '-' ||
                                               text::is_ascii_lower(text[end]));
    if (goes_on) continue;
    if (rises(text, range)) ranges.push_back(range);
    pos = end;
  }
  return ranges;
}

void raise_house_range(std::string& drawn, std::string_view original, const HouseRange& range,
                       DrawStream& stream) {
  const auto& [first, second] = range;
  if (second.digits > 0) raise_numbers(drawn, original, range, stream);
  const bool same = second.digits == 0 || number(original, first) == number(original, second);
  if (same) raise_letters(drawn, range);
}

}  // namespace pseudo::values
