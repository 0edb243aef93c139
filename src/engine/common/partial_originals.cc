#include "engine/common/partial_originals.h"

#include <algorithm>
#include <cstddef>
#include <string>
#include <vector>

#include "text/ascii.h"
#include "text/chars.h"
#include "text/edit_distance.h"
#include "text/fold.h"
#include "text/skeleton.h"
#include "text/utf8.h"
#include "text/words.h"

namespace pseudo {
namespace {

// Digits in common: the chance of a coincidence is 10^-6.
constexpr std::size_t kFewestTelling = 6;
constexpr std::size_t kFewestChanged = 10;  // digits in a number, all of which have changed
constexpr std::size_t kFewestLetters = 5;   // in a name
constexpr std::size_t kFewestShared = 8;
// Longer texts are not numbers.
constexpr std::size_t kLongest = 256;  // bytes

std::string without(std::string_view text, std::span<const ByteSpan> kept) {
  std::string rest(text);
  for (const ByteSpan span : kept) {
    for (std::size_t at = span.begin; at < std::min(span.end, rest.size()); ++at) rest[at] = ' ';
  }
  return rest;
}

// Telephone numbers keep their zeros, so these do not count.
bool tells(Category category, char c) { return category != Category::kPhone || c != '0'; }

std::size_t count_telling(Category category, std::string_view shared) {
  return static_cast<std::size_t>(
      std::ranges::count_if(shared, [&](char c) { return tells(category, c); }));
}

bool is_most(Category category, std::string_view shared, std::size_t whole) {
  return shared.size() >= kFewestShared && 4 * shared.size() >= 3 * whole &&
         count_telling(category, shared) >= kFewestTelling;
}

std::string_view longest_common(std::string_view one, std::string_view other) {
  // Lengths of the common substrings that end at each position.
  std::vector<std::size_t> lengths(other.size() + 1);
  std::string_view longest;
  for (std::size_t i = 0; i < one.size(); ++i) {
    for (std::size_t k = other.size(); k > 0; --k) {
      lengths[k] = one[i] == other[k - 1] ? lengths[k - 1] + 1 : 0;
      if (lengths[k] > longest.size()) longest = one.substr(i + 1 - lengths[k], lengths[k]);
    }
  }
  return longest;
}

std::string_view common_last_digits(std::string_view one, std::string_view other) {
  std::size_t count = 0;
  while (count < std::min(one.size(), other.size())) {
    const char c = one[one.size() - 1 - count];
    if (!text::is_ascii_digit(c) || c != other[other.size() - 1 - count]) break;
    ++count;
  }
  return one.substr(one.size() - count);
}

// The letters and digits that are equal at the same positions.
std::string common_places(std::string_view one, std::string_view other) {
  std::string shared;
  if (one.size() != other.size()) return shared;
  for (std::size_t pos = 0; pos < one.size();) {
    const std::size_t begin = pos;
    const bool is_content = text::is_word(text::next(one, pos));  // no-break spaces are not
    const std::string_view shown = one.substr(begin, pos - begin);
    if (is_content && other.substr(begin, shown.size()) == shown) shared += shown;
  }
  return shared;
}

// True if each digit was increased by the same number: "10591575719" to "21602686820".
bool is_raised(std::string_view old, std::string_view now) {
  if (old.size() != now.size()) return false;
  const auto raise = [](char was, char is) { return (is - was + 10) % 10; };
  for (std::size_t at = 0; at < old.size(); ++at) {
    if (!text::is_ascii_digit(old[at]) || !text::is_ascii_digit(now[at])) return false;
    if (raise(old[at], now[at]) != raise(old.front(), now.front())) return false;
  }
  return true;
}

bool is_reversed(std::string_view old, std::string_view now) {
  if (old.size() != now.size()) return false;
  for (std::size_t pos = 0; pos < old.size();) {
    std::size_t from_end = now.size() - pos;
    if (text::previous(now, from_end) != text::next(old, pos)) return false;
  }
  return true;
}

}  // namespace

bool is_cut_off(std::string_view old_key, std::string_view new_key) {
  if (new_key.empty() || new_key.size() >= old_key.size() || !old_key.starts_with(new_key)) {
    return false;
  }
  std::size_t pos = new_key.size();
  return text::is_letter(text::next(old_key, pos));
}

bool shows_most_of_name(Category category, std::string_view old_key, std::string_view new_key) {
  if (old_key.size() < kFewestLetters || old_key.size() > kLongest || new_key.size() > kLongest) {
    return false;
  }
  const std::size_t shared = longest_common(old_key, new_key).size();
  const bool is_piece = category != Category::kCity || shared == new_key.size();
  if (is_piece && shared >= kFewestLetters && 5 * shared >= 3 * old_key.size()) return true;
  return text::edit_distance(old_key, new_key) <= 1 || is_reversed(old_key, new_key);
}

bool shares_beginning_of_word(std::string_view old_key, const text::UnitSet& own_words,
                              std::string_view new_text) {
  if (std::max(old_key.size(), new_text.size()) > kLongest) return false;
  const std::vector<ByteSpan> old_words = text::words(old_key);
  return std::ranges::any_of(text::words(new_text), [&](ByteSpan span) {
    const std::string now = text::fold_key(new_text.substr(span.begin, span.size()));
    const bool is_elided = new_text.substr(span.end).starts_with("- ");
    const auto is_beginning_of = [&](ByteSpan word) {
      const std::string_view old = old_key.substr(word.begin, word.size());
      if (is_elided && old.starts_with(now)) return true;
      const bool is_same = old.starts_with(now) || now.starts_with(old);
      if (is_same && !own_words.recurs_in(old)) return false;
      const auto shared =
          static_cast<std::size_t>(std::ranges::mismatch(old, now).in1 - old.begin());
      return shared >= kFewestLetters && 5 * shared >= 3 * old.size();
    };
    return now.size() >= kFewestLetters && std::ranges::any_of(old_words, is_beginning_of);
  });
}

bool shows_most_of_original(Category category, std::string_view old_text, std::string_view new_text,
                            std::span<const ByteSpan> kept) {
  if (std::max(old_text.size(), new_text.size()) > kLongest) return false;
  if (category == Category::kOrg || category == Category::kStreet) {
    const std::string old = text::fold_key(old_text);
    const std::string now = text::fold_key(new_text);
    return now.size() >= kFewestLetters && 5 * now.size() >= 3 * old.size() && is_cut_off(old, now);
  }
  if (category != Category::kPhone && category != Category::kUfid && category != Category::kPass) {
    return false;
  }
  const std::string rest = without(old_text, kept);
  const std::string old = text::joined_skeleton_key(rest);
  if (old.size() < kFewestShared) return false;
  const std::string now = text::joined_skeleton_key(new_text);
  if (is_most(category, longest_common(old, now), old.size())) return true;
  const std::string whole = text::joined_skeleton_key(old_text);
  if (whole.size() >= kFewestChanged && (is_raised(whole, now) || is_reversed(whole, now))) {
    return true;
  }
  if (is_most(category, common_places(rest, new_text), old.size())) return true;
  return count_telling(category, common_last_digits(old, now)) >= kFewestTelling;
}

}  // namespace pseudo
