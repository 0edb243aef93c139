#include "text/word_units.h"

#include <algorithm>
#include <cstddef>

#include "text/alphabet.h"
#include "text/chars.h"
#include "text/fold.h"
#include "text/utf8.h"

namespace pseudo::text {
namespace {

constexpr std::size_t kShortestWord = 2;
constexpr std::size_t kShortestNumber = 3;
constexpr std::size_t kShortestStem = 4;  // bytes before an -s

enum class Sort { kOther, kLetter, kDigit, kJoins };

Sort sort_of(char32_t c) {
  if (c < 0x80) {
    if (ascii::is_letter(c)) return Sort::kLetter;
    return ascii::is_digit(c) ? Sort::kDigit : Sort::kOther;
  }
  if (digit_value(c) >= 0) return Sort::kDigit;
  if (is_mark(c) || is_invisible(c)) return Sort::kJoins;
  return is_content(c) ? Sort::kLetter : Sort::kOther;
}

/// A run while it is read.
struct Run {
  Sort sort = Sort::kOther;
  std::size_t size = 0;  // letters or digits
  ByteSpan span;
};

std::string key_of(std::string_view utf8, const Run& run) {
  const std::string_view written = utf8.substr(run.span.begin, run.span.size());
  if (run.sort == Sort::kLetter) {
    std::string key = fold_key(written);
    if (key.size() > kShortestStem && key.back() == 's' && key[key.size() - 2] != 's') {
      key.pop_back();
    }
    return key;
  }
  std::string digits;
  for (std::size_t pos = 0; pos < written.size();) {
    const int value = digit_value(next(written, pos));
    if (value >= 0) digits += static_cast<char>('0' + value);
  }
  return digits;
}

}  // namespace

std::vector<WordUnit> word_units(std::string_view utf8) {
  std::vector<WordUnit> units;
  Run run;
  const auto finish = [&] {
    const std::size_t least = run.sort == Sort::kLetter ? kShortestWord : kShortestNumber;
    if (run.size >= least) units.push_back({run.span, key_of(utf8, run)});
    run = {};
  };
  for (std::size_t pos = 0; pos < utf8.size();) {
    const std::size_t begin = pos;
    const Sort sort = sort_of(next(utf8, pos));
    if (sort == Sort::kJoins && run.size > 0) {
      run.span.end = pos;
      continue;
    }
    if (sort != run.sort) finish();
    if (sort != Sort::kLetter && sort != Sort::kDigit) continue;
    if (run.size == 0) run = {sort, 0, {begin, begin}};
    ++run.size;
    run.span.end = pos;
  }
  finish();
  return units;
}

UnitSet::UnitSet(std::string_view utf8) : UnitSet(utf8, [](const WordUnit&) { return false; }) {}

void UnitSet::sort() { std::ranges::sort(keys_); }

bool UnitSet::contains(std::string_view key) const {
  return std::ranges::binary_search(keys_, key, {},
                                    [](const std::string& own) { return std::string_view(own); });
}

bool UnitSet::recurs_in(std::string_view utf8) const {
  if (keys_.empty()) return false;
  return std::ranges::any_of(word_units(utf8),
                             [&](const WordUnit& unit) { return contains(unit.key); });
}

}  // namespace pseudo::text
