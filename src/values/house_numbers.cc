#include "values/house_numbers.h"

#include <algorithm>
#include <cstddef>
#include <utility>
#include <vector>

#include "text/alphabet.h"
#include "text/ascii.h"
#include "text/casing.h"
#include "text/chars.h"
#include "text/utf8.h"
#include "values/digits_letters.h"

namespace pseudo::values {
namespace {

constexpr char kWord = ' ';       // in the place of a word that stays; a key has no blank
constexpr char kRangeWord = '-';  // in the place of "bis"
constexpr ScrambleRules kRules{.leading_zeros = true, .house_letters = true};

bool is_house_letter(char c) { return c >= 'a' && c <= 'h'; }

/// A key with one sign for each of its words, which are kept apart.
struct Masked {
  std::string numbers;
  std::vector<std::pair<std::size_t, std::string_view>> words;  ///< By where their sign stands.
};

std::size_t end_of_letters(std::string_view key, std::size_t pos) {
  for (std::size_t next = pos; next < key.size() && text::is_letter(text::next(key, next));) {
    pos = next;
  }
  return pos;
}

Masked mask(std::string_view key, const HouseWords& words) {
  Masked masked;
  for (std::size_t pos = 0; pos < key.size();) {
    const std::size_t begin = pos;
    if (text::is_letter(text::next(key, pos))) pos = end_of_letters(key, pos);
    const std::string_view run = key.substr(begin, pos - begin);
    const HouseWords::Role role = words.role(run);
    if (role == HouseWords::Role::kNone) {
      masked.numbers.append(run);
      continue;
    }
    masked.words.emplace_back(masked.numbers.size(), run);
    masked.numbers.push_back(role == HouseWords::Role::kRange ? kRangeWord : kWord);
  }
  return masked;
}

/// One end of a range: "12", "12a", or "c" behind "12a-".
struct End {
  std::size_t begin = 0;  ///< Of its digits.
  std::size_t digits = 0;
  bool letter = false;  ///< Behind the digits.

  [[nodiscard]] std::size_t end() const { return begin + digits + (letter ? 1 : 0); }
};

struct Range {
  End first;
  End second;
};

int number(std::string_view text, const End& end) {
  int value = 0;
  for (const char c : text.substr(end.begin, end.digits)) value = value * 10 + (c - '0');
  return value;
}

End read_end(std::string_view text, std::size_t pos) {
  End end{.begin = pos};
  while (pos < text.size() && text::is_ascii_digit(text[pos])) ++pos;
  end.digits = pos - end.begin;
  end.letter = pos < text.size() && is_house_letter(text[pos]);
  return end;
}

/// A range of houses rises, from one number to another or from letter to letter of one number.
bool rises(std::string_view text, const Range& range) {
  constexpr std::size_t kLongest = 4;  // digits
  const auto& [first, second] = range;
  if (first.digits < 1 || first.digits > kLongest || text[first.begin] == '0') return false;
  const char first_letter = first.letter ? text[first.end() - 1] : '\0';
  const char second_letter = second.letter ? text[second.end() - 1] : '\0';
  if (second.digits == 0) return second_letter > first_letter && first_letter != '\0';
  if (second.digits < first.digits || second.digits > first.digits + 1) return false;
  if (text[second.begin] == '0') return false;
  const int step = number(text, second) - number(text, first);
  return step > 0 || (step == 0 && second_letter > first_letter);
}

std::vector<Range> find_ranges(std::string_view text) {
  std::vector<Range> ranges;
  for (std::size_t pos = 0; pos < text.size();) {
    const Range range{read_end(text, pos), {}};
    pos = std::max(range.first.end(), pos + 1);
    if (pos >= text.size() || pos != range.first.end() || text[pos] != '-') continue;
    const Range whole{range.first, read_end(text, pos + 1)};
    const std::size_t end = whole.second.end();
    const bool more = end < text.size() && (text::is_ascii_digit(text[end]) || text[end] == '-' ||
                                            (text[end] >= 'a' && text[end] <= 'z'));
    if (!more && rises(text, whole)) ranges.push_back(whole);
    if (!more) pos = end;
  }
  return ranges;
}

void put(std::string& text, const End& end, int value) {
  const std::string digits = std::to_string(value);
  if (digits.size() == end.digits) text.replace(end.begin, end.digits, digits);
}

/// The second number a few houses behind the first, which moves where there is no room.
void raise_numbers(std::string& drawn, std::string_view original, const Range& range,
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

void raise_letters(std::string& drawn, const Range& range) {
  if (!range.first.letter || !range.second.letter) return;
  char& first = drawn[range.first.end() - 1];
  char& second = drawn[range.second.end() - 1];
  if (first > second) std::swap(first, second);
  if (first < second) return;
  if (second == 'h') {
    --first;
  } else {
    ++second;
  }
}

void raise(std::string& drawn, std::string_view original, const Range& range, DrawStream& stream) {
  const auto& [first, second] = range;
  if (second.digits > 0) raise_numbers(drawn, original, range, stream);
  const bool same = second.digits == 0 || number(original, first) == number(original, second);
  if (same) raise_letters(drawn, range);
}

bool changed_enough(std::string_view before, std::string_view after) {
  std::size_t signs = 0;
  std::size_t changed = 0;
  for (std::size_t i = 0; i < before.size(); ++i) {
    if (text::is_ascii_digit(before[i]) || (before[i] >= 'a' && before[i] <= 'z')) ++signs;
    if (before[i] != after[i]) ++changed;
  }
  return changed >= least_changes(signs);
}

std::string draw_numbers(const std::string& numbers, DrawStream& stream) {
  std::string drawn = scramble(numbers, stream, kRules);
  const std::vector<Range> ranges =
      text::is_ascii(numbers) ? find_ranges(numbers) : std::vector<Range>();
  constexpr int kTries = 64;
  for (int i = 0; i < kTries && !ranges.empty(); ++i) {
    std::string raised = drawn;
    for (const Range& range : ranges) raise(raised, numbers, range, stream);
    if (changed_enough(numbers, raised)) return raised;
    drawn = scramble(numbers, stream, kRules);
  }
  return drawn;
}

}  // namespace

HouseWords::HouseWords(const Lexicons& lexicons) {
  const LexiconTable* const table = lexicons.table("house_words");
  if (table == nullptr || !table->column("role")) return;
  const std::size_t role = *table->column("role");
  for (std::uint32_t row = 0; row < table->rows(); ++row) {
    roles_.emplace(text::to_lower(table->cell(row, 0)),
                   table->cell(row, role) == "range" ? Role::kRange : Role::kStays);
  }
}

HouseWords::Role HouseWords::role(std::string_view word) const {
  const auto found = roles_.find(word);
  return found == roles_.end() ? Role::kNone : found->second;
}

std::string draw_house_number(std::string_view key, const HouseWords& words, DrawStream& stream) {
  Masked masked = mask(key, words);
  if (!has_letter_or_digit(masked.numbers)) return scramble(key, stream, kRules);
  std::string drawn = draw_numbers(masked.numbers, stream);
  if (masked.words.empty()) return drawn;
  // No sign has moved, but a letter may have become one of fewer bytes.
  std::string result;
  std::size_t word = 0;
  for (std::size_t pos = 0, at = 0; pos < drawn.size();) {
    const std::size_t begin = pos;
    const std::size_t sign = at;
    text::next(drawn, pos);
    text::next(masked.numbers, at);
    if (word < masked.words.size() && masked.words[word].first == sign) {
      result.append(masked.words[word++].second);
    } else {
      result.append(drawn.substr(begin, pos - begin));
    }
  }
  return result;
}

}  // namespace pseudo::values
