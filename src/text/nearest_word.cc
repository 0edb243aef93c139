#include "text/nearest_word.h"

#include <algorithm>
#include <cstddef>
#include <iterator>

#include "text/ascii_words.h"
#include "text/edit_distance.h"

namespace pseudo::text {

namespace {

constexpr std::size_t kMostWords = 3;
constexpr std::size_t kLongestCompared = 64;  // bytes; edit distances are quadratic

std::string_view without_dashes(std::string_view word) {
  return word.substr(std::min(word.find_first_not_of('-'), word.size()));
}

std::size_t changes_between(std::string_view a, std::string_view b) {
  return edit_distance(a, b, [](char c) { return ascii_lower(c); });
}

std::string sorted_letters(std::string_view word) {
  std::string letters = ascii_lower(word);
  std::ranges::sort(letters);
  return letters;
}

/// Maximum number of edits for a word with that many letters.
std::size_t most_changes(std::size_t letters) {
  constexpr std::size_t kShort = 4;  // two edits would change half of a shorter word
  return std::max<std::size_t>(letters < kShort ? 1 : 2, letters / 3);
}

/// True if `part` is one of the dash-separated parts: "label" of "map-label".
bool has_part(std::string_view word, std::string_view part) {
  for (std::size_t pos = 0; pos <= word.size();) {
    const std::size_t end = std::min(word.find('-', pos), word.size());
    if (same_ascii_word(word.substr(pos, end - pos), part)) return true;
    pos = end + 1;
  }
  return false;
}

std::vector<std::string> words_where(const std::vector<std::string>& known, auto&& is_near) {
  std::vector<std::string> near;
  std::ranges::copy_if(known, std::back_inserter(near), is_near);
  std::ranges::stable_sort(near, {}, &std::string::size);
  if (near.size() > kMostWords) near.resize(kMostWords);
  return near;
}

}  // namespace

bool is_clear_misspelling(std::string_view written, std::string_view word) {
  constexpr std::size_t kShort = 5;  // letters
  constexpr std::size_t kMiddle = 6;
  constexpr std::size_t kLong = 7;
  const std::size_t letters = std::min(written.size(), word.size());
  if (letters + 1 < kShort || std::max(written.size(), word.size()) > kLongestCompared)
    return false;
  if (ascii_lower(written.front()) != ascii_lower(word.front())) return false;
  // Replacing a letter of a short word usually yields another word ("band", "bank"), so only
  // swapped, missing and extra letters count as typing errors.
  const bool same_size = written.size() == word.size();
  if (!same_size && letters < kShort) return false;
  if (same_size && letters < kMiddle && sorted_letters(written) != sorted_letters(word))
    return false;
  return changes_between(written, word) <= (letters < kLong ? 1 : 2);
}

std::vector<std::string> nearest_words(std::string_view wanted,
                                       const std::vector<std::string>& known) {
  constexpr std::size_t kLeastBegin = 2;
  constexpr std::size_t kLeastWord = 3;
  wanted = without_dashes(wanted).substr(0, kLongestCompared);
  if (wanted.size() >= kLeastBegin) {
    std::vector<std::string> longer = words_where(known, [&](const std::string& word) {
      return begins_with_ascii_word(without_dashes(word), wanted);
    });
    if (!longer.empty()) return longer;
    std::vector<std::string> made_of_it = words_where(
        known, [&](const std::string& word) { return has_part(without_dashes(word), wanted); });
    if (!made_of_it.empty()) return made_of_it;
  }
  std::size_t least = most_changes(wanted.size()) + 1;
  std::vector<std::string> nearest;
  for (const std::string& word : known) {
    const std::size_t changes = changes_between(wanted, without_dashes(word));
    const bool is_another_word = changes >= wanted.size();
    if (changes >= least || is_another_word) continue;
    least = changes;
    nearest = {word};
  }
  if (!nearest.empty()) return nearest;
  return words_where(known, [&](const std::string& word) {
    const std::string_view letters = without_dashes(word);
    return letters.size() >= kLeastWord && begins_with_ascii_word(wanted, letters);
  });
}

std::string did_you_mean(std::string_view wanted, const std::vector<std::string>& known) {
  const std::vector<std::string> near = nearest_words(wanted, known);
  return near.empty() ? std::string() : "; did you mean " + alternatives(near) + '?';
}

std::string alternatives(const std::vector<std::string>& words) {
  std::string text;
  for (std::size_t i = 0; i < words.size(); ++i) {
    if (i > 0) text += i + 1 == words.size() ? " or " : ", ";
    text += words[i];
  }
  return text;
}

}  // namespace pseudo::text
