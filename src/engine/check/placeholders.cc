#include "engine/check/placeholders.h"

#include <algorithm>
#include <cstddef>

#include "engine/realize/cdif_marks.h"
#include "text/ascii.h"
#include "text/character_counts.h"
#include "text/fold.h"
#include "text/words.h"

namespace pseudo {
namespace {

bool is_bracketed(std::string_view text) {
  constexpr std::string_view kOpens = "<[{";
  constexpr std::string_view kCloses = ">]}";
  if (text.size() < 3) return false;
  const std::size_t sign = kOpens.find(text.front());
  return sign != std::string_view::npos && text.back() == kCloses[sign];
}

// "XXX", "Xxxx"
bool is_one_letter_repeated(std::string_view text) {
  constexpr std::size_t kFewest = 3;
  if (text.size() < kFewest || !text::is_ascii_letter(text.front())) return false;
  const char letter = text::ascii_lower(text.front());
  return std::ranges::all_of(text, [&](char c) { return text::ascii_lower(c) == letter; });
}

// "XXX AG", "Hotel xxxx"
bool has_crossed_out_word(std::string_view text) {
  for (auto word = text::next_word(text, 0); word; word = text::next_word(text, word->end)) {
    const std::string_view written = text.substr(word->begin, word->size());
    if (is_one_letter_repeated(written) && text::ascii_lower(written.front()) == 'x') return true;
  }
  return false;
}

// Codes get as many random letters as the original has; up to three may be equal by chance.
bool are_repeated_letters(std::string_view old_text, std::string_view new_text) {
  constexpr std::size_t kByChance = 3;
  if (!is_one_letter_repeated(new_text) || is_one_letter_repeated(old_text)) return false;
  const std::size_t letters = text::count_characters(old_text).letters;
  return letters != new_text.size() || letters > kByChance;
}

std::size_t letters_of_longest_word(std::string_view text) {
  std::size_t longest = 0;
  for (auto word = text::next_word(text, 0); word; word = text::next_word(text, word->end)) {
    const std::string_view written = text.substr(word->begin, word->size());
    longest = std::max(longest, text::count_characters(written).letters);
  }
  return longest;
}

// "H.", "X", "A. W."
bool are_lone_initials(std::string_view old_text, std::string_view new_text) {
  constexpr std::size_t kLongestInitial = 3;  // letters: "Kar."
  if (text::count_characters(new_text).digits > 0) return false;
  return letters_of_longest_word(new_text) == 1 &&
         letters_of_longest_word(old_text) > kLongestInitial;
}

bool is_in_capitals(std::string_view text) {
  return std::ranges::any_of(text, text::is_ascii_letter) &&
         std::ranges::none_of(text, [](char c) { return c >= 'a' && c <= 'z'; });
}

// "NAME", "PERSON": labels, and the marks of CDIF.
bool names_any_category(std::string_view text) {
  for (std::size_t i = 0; i < kCategoryCount; ++i) {
    const auto category = static_cast<Category>(i);
    if (text::same_key(text, name(category))) return true;
    if (text::same_key(text, cdif_mark(category, {}).entity)) return true;
  }
  return false;
}

bool is_word_for_names(Category category, std::string_view label, std::string_view old_text,
                       std::string_view new_text) {
  if (text::same_key(old_text, new_text)) return false;
  if (text::same_key(new_text, name(category)) || text::same_key(new_text, label)) return true;
  return is_in_capitals(new_text) && !is_in_capitals(old_text) && names_any_category(new_text);
}

}  // namespace

bool is_in_brackets(std::string_view old_text, std::string_view new_text) {
  return is_bracketed(new_text) && !is_bracketed(old_text);
}

bool stands_for_no_name(Category category, std::string_view label, std::string_view old_text,
                        std::string_view new_text) {
  const bool is_crossed_out = text::count_characters(new_text).letters != new_text.size() &&
                              has_crossed_out_word(new_text) && !has_crossed_out_word(old_text);
  if (is_crossed_out) return true;
  if (category == Category::kOrg) {
    return !is_in_capitals(old_text) && are_repeated_letters(old_text, new_text);
  }
  return are_repeated_letters(old_text, new_text) || are_lone_initials(old_text, new_text) ||
         is_word_for_names(category, label, old_text, new_text);
}

}  // namespace pseudo
