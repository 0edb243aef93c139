#include "values/phone_surrogates.h"

#include <algorithm>

#include "text/ascii.h"
#include "values/digits_letters.h"

namespace pseudo::values {
namespace {

/// Replaces every nonzero character from `from` on by another nonzero one.
void draw_digits(std::string& digits, std::size_t from, DrawStream& stream) {
  for (std::size_t i = from; i < digits.size(); ++i) {
    const char original = digits[i];
    if (original == '0') continue;
    while (digits[i] == original) {
      digits[i] = text::is_ascii_digit(original) ? static_cast<char>('1' + stream.below(9))
                                                 : static_cast<char>('A' + stream.below(26));
    }
  }
}

/// Replaces zeros, from the last one back, until enough has changed. Keeps the one at `from`.
void change_zeros(std::string& digits, std::size_t from, std::size_t missing, DrawStream& stream) {
  for (std::size_t i = digits.size(); i-- > from + 1 && missing > 0;) {
    if (digits[i] != '0') continue;
    digits[i] = static_cast<char>('1' + stream.below(9));
    --missing;
  }
}

std::size_t count_changes(std::string_view before, std::string_view after) {
  std::size_t changed = 0;
  for (std::size_t i = 0; i < after.size(); ++i) {
    if (after[i] != before[i]) ++changed;
  }
  return changed;
}

std::string numbered(std::string purpose, unsigned attempt) {
  return attempt == 0 ? purpose : purpose + '/' + std::to_string(attempt);
}

std::string draw_extension(std::string_view extension, const ScopeDraws& draws, unsigned attempt) {
  std::string result(extension);
  DrawStream stream = draws.stream(numbered("phone-extension", attempt), "PHONE", extension);
  draw_digits(result, 0, stream);
  if (count_changes(extension, result) < least_changes(result.size())) {
    change_zeros(result, 0, result.size(), stream);
  }
  return result;
}

/// The length of the area code: that of the known code, or that of the first group if the known
/// code would end inside another group. 0: none.
std::size_t area_length(std::string_view number, std::span<const std::size_t> groups,
                        std::string_view dial, const AreaCodes& areas) {
  constexpr std::size_t kLongestArea = 5;   // digits, in Germany
  constexpr std::size_t kShortestRest = 2;  // digits of the number that follows
  const std::size_t known = areas.match(number, dial);
  if (groups.empty() || groups.front() > kLongestArea ||
      groups.front() + kShortestRest > number.size()) {
    return known;
  }
  const bool fits = std::ranges::find(groups, known) != groups.end();
  return fits || (known != 0 && known < groups.front()) ? known : groups.front();
}

/// Replaces the area code that `number` begins with; returns its length.
std::size_t draw_area(std::string& number, std::span<const std::size_t> groups,
                      std::string_view dial, const AreaCodes& areas, const ScopeDraws& draws) {
  const std::size_t length = area_length(number, groups, dial, areas);
  if (length == 0) return 0;
  const std::string code = number.substr(0, length);
  DrawStream stream = draws.stream("phone-area", "PHONE", code);
  std::string other = areas.other(code, dial, stream);
  if (other.empty()) {
    other = code;
    draw_digits(other, 0, stream);
  }
  number.replace(0, length, other);
  return length;
}

}  // namespace

std::string draw_phone(std::string_view digits, std::size_t base,
                       std::span<const std::size_t> groups, std::string_view dial,
                       const AreaCodes& areas, const ScopeDraws& draws, unsigned attempt) {
  constexpr std::size_t kShortestNumber = 5;  // shorter ones are extensions
  const bool zeros = digits.find_first_not_of('0') == std::string_view::npos;
  if (zeros || !has_letter_or_digit(digits)) {
    DrawStream stream = draws.stream(numbered("phone", attempt), "PHONE", digits);
    return scramble(digits, stream);
  }
  if (digits.size() < kShortestNumber) return draw_extension(digits, draws, attempt);
  std::string result(digits.substr(0, base));
  DrawStream stream = draws.stream(numbered("phone", attempt), "PHONE", result);
  const bool free = attempt >= kFreeAttempt;
  const std::size_t area = free ? 0 : draw_area(result, groups, dial, areas, draws);
  draw_digits(result, area, stream);
  if (free) change_zeros(result, area, result.size(), stream);
  // A prefix of up to five digits ("0043 (0)") may precede the number and is kept.
  constexpr std::size_t kLongestPrefix = 5;
  const std::size_t need = least_changes(result.size() + kLongestPrefix);
  const std::size_t changed = count_changes(digits, result);
  if (changed < need) change_zeros(result, area, need - changed, stream);
  if (base < digits.size()) result += draw_extension(digits.substr(base), draws, 0);
  return result;
}

}  // namespace pseudo::values
