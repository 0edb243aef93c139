#include "values/house_numbers.h"

#include <cstddef>
#include <utility>
#include <vector>

#include "text/ascii.h"
#include "text/chars.h"
#include "text/utf8.h"
#include "values/digits_letters.h"
#include "values/house_ranges.h"

namespace pseudo::values {
namespace {

constexpr char kWord = ' ';       // represents a word that is kept; keys contain no blanks
constexpr char kRangeWord = '-';  // represents a word between the ends of a range
constexpr ScrambleRules kRules{.leading_zeros = true, .house_letters = true};

/// A key with each word replaced by one character; the words are stored separately.
struct Masked {
  std::string numbers;
  /// With the byte offset of that character.
  std::vector<std::pair<std::size_t, std::string_view>> words;
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

/// Restores the words in `drawn`. Characters keep their order, but a letter may have become shorter
/// in bytes.
std::string unmask(const Masked& masked, const std::string& drawn) {
  std::string result;
  auto word = masked.words.begin();
  for (std::size_t pos = 0, masked_pos = 0; pos < drawn.size();) {
    const std::size_t begin = pos;
    const std::size_t masked_begin = masked_pos;
    text::next(drawn, pos);
    text::next(masked.numbers, masked_pos);
    if (word != masked.words.end() && word->first == masked_begin) {
      result.append((word++)->second);
    } else {
      result.append(drawn, begin, pos - begin);
    }
  }
  return result;
}

bool changed_enough(std::string_view before, std::string_view after) {
  std::size_t characters = 0;
  std::size_t changed = 0;
  for (std::size_t i = 0; i < before.size(); ++i) {
    if (text::is_ascii_digit(before[i]) || text::is_ascii_lower(before[i])) ++characters;
    if (before[i] != after[i]) ++changed;
  }
  return changed >= least_changes(characters);
}

// True if a number became 0 that was not; houses and doors are not numbered 0.
bool has_new_zero(std::string_view before, std::string_view after) {
  for (std::size_t begin = 0; begin < after.size();) {
    if (!text::is_ascii_digit(after[begin])) {
      ++begin;
      continue;
    }
    std::size_t end = begin;
    while (end < after.size() && text::is_ascii_digit(after[end])) ++end;
    const auto is_zero = [&](std::string_view number) {
      return number.substr(begin, end - begin).find_first_not_of('0') == std::string_view::npos;
    };
    if (is_zero(after) && !is_zero(before)) return true;
    begin = end;
  }
  return false;
}

std::string draw_numbers(const std::string& numbers, DrawStream& stream) {
  constexpr int kTries = 64;
  const std::vector<HouseRange> ranges =
      text::is_ascii(numbers) ? find_house_ranges(numbers) : std::vector<HouseRange>();
  std::string first;
  for (int i = 0; i < kTries; ++i) {
    const std::string drawn = scramble(numbers, stream, kRules);
    std::string raised = drawn;
    for (const HouseRange& range : ranges) raise_house_range(raised, numbers, range, stream);
    const bool is_good = ranges.empty() || changed_enough(numbers, raised);
    if (is_good && !(text::is_ascii(numbers) && has_new_zero(numbers, raised))) return raised;
    if (i == 0) first = drawn;
  }
  return first;
}

}  // namespace

std::string draw_house_number(std::string_view key, const HouseWords& words, DrawStream& stream) {
  const Masked masked = mask(key, words);
  if (!has_letter_or_digit(masked.numbers)) return scramble(key, stream, kRules);
  return unmask(masked, draw_numbers(masked.numbers, stream));
}

}  // namespace pseudo::values
