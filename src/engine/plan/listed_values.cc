#include "engine/plan/listed_values.h"

#include <algorithm>

#include "text/ascii.h"

namespace pseudo {
namespace {

using Pieces = std::vector<std::string_view>;

Pieces split(std::string_view text, std::string_view signs) {
  Pieces pieces;
  for (std::size_t begin = 0; begin < text.size();) {
    const std::size_t end = std::min(text.find_first_of(signs, begin), text.size());
    if (end > begin) pieces.push_back(text.substr(begin, end - begin));
    begin = end + 1;
  }
  return pieces;
}

bool has_digits(std::string_view text, std::size_t fewest) {
  return static_cast<std::size_t>(std::ranges::count_if(text, text::is_ascii_digit)) >= fewest;
}

// True if a word between blanks separates values: "or", "u.", "/", "Fax:". False for "+43" and for
// letters of a number.
bool divides(std::string_view word) {
  if (has_digits(word, 1)) return false;
  if (word.ends_with('.')) return true;
  const auto letters = std::ranges::count_if(
      word, [](char c) { return text::is_ascii_lower(text::ascii_lower(c)); });
  return letters != 1 && (letters > 0 || word.find_first_of("/&|+") != std::string_view::npos);
}

// Adds the groups between separating words; groups of one number remain one view.
void add_groups(std::string_view text, Pieces& pieces) {
  const char* begin = nullptr;
  const char* end = nullptr;
  const auto close = [&] {
    if (begin != nullptr) pieces.emplace_back(begin, static_cast<std::size_t>(end - begin));
    begin = nullptr;
  };
  for (const std::string_view word : split(text, " \t\r\n")) {
    if (divides(word)) {
      close();
      continue;
    }
    if (word.starts_with('+')) close();
    if (begin == nullptr) begin = word.data();
    end = word.data() + word.size();
  }
  close();
}

}  // namespace

std::vector<std::string_view> listed_numbers(std::string_view surface, std::size_t fewest_digits) {
  if (!has_digits(surface, 2 * fewest_digits)) return {};
  Pieces pieces;
  for (const std::string_view part : split(surface, ",;|")) add_groups(part, pieces);
  std::erase_if(pieces, [&](std::string_view one) { return !has_digits(one, fewest_digits); });
  if (pieces.size() > 1) return pieces;
  pieces = split(surface, "/");
  const bool are_numbers = std::ranges::all_of(
      pieces, [&](std::string_view one) { return has_digits(one, fewest_digits); });
  return are_numbers && pieces.size() > 1 ? pieces : Pieces();
}

std::vector<std::string_view> listed_numbers(Category category, std::string_view surface) {
  constexpr std::size_t kOfZip = 4;
  constexpr std::size_t kOfIdentifier = 5;
  constexpr std::size_t kOfPhone = 7;         // with area code
  constexpr std::size_t kOfPhoneAbroad = 10;  // with country and area code
  switch (category) {
    case Category::kZip:
      return listed_numbers(surface, kOfZip);
    case Category::kUfid:
    case Category::kFid:
      return listed_numbers(surface, kOfIdentifier);
    case Category::kPhone:
      break;
    default:
      return {};
  }
  Pieces numbers = listed_numbers(surface, kOfPhone);
  // "0043 664 / 1234567" is one number.
  const bool are_whole = std::ranges::all_of(numbers, [](std::string_view one) {
    const bool is_abroad = one.starts_with('+') || one.starts_with("00");
    return !is_abroad || has_digits(one, kOfPhoneAbroad);
  });
  return are_whole ? numbers : Pieces();
}

std::vector<std::string_view> listed_addresses(std::string_view surface) {
  Pieces pieces = split(surface, " \t\r\n,;|<>()");
  std::erase_if(pieces, [](std::string_view one) {
    const std::size_t dot = one.find('.');
    const bool has_dot = dot != std::string_view::npos && dot > 0 && dot + 1 < one.size();
    return !has_dot && one.find('@') == std::string_view::npos;
  });
  return pieces.size() > 1 ? pieces : Pieces();
}

}  // namespace pseudo
