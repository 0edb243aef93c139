#include "engine/check/check_kinds.h"

#include <algorithm>
#include <cstddef>
#include <string>
#include <string_view>

#include "engine/check/placeholders.h"
#include "engine/common/filler.h"
#include "engine/plan/plan.h"
#include "engine/realize/styled_text.h"
#include "model/style_traits.h"
#include "text/ascii.h"
#include "text/character_counts.h"
#include "text/chars.h"
#include "text/utf8.h"
#include "text/words.h"

namespace pseudo {
namespace {

using text::CharacterCounts;

// True if the character is between two words: "a@b", "a.b".
bool joins_words(std::string_view text, char sign) {
  for (std::size_t at = text.find(sign); at != std::string_view::npos;
       at = text.find(sign, at + 1)) {
    if (text::is_word_before(text, at) && text::is_word_at(text, at + 1)) return true;
  }
  return false;
}

// A postal code may have letters only before the digits, at most as many as a country mark:
// "A-9020".
bool has_letters_of_code(std::string_view text) {
  constexpr std::size_t kLongestMark = 3;
  const auto first_digit = std::ranges::find_if(text, text::is_ascii_digit);
  const std::string_view mark =
      text.substr(0, static_cast<std::size_t>(first_digit - text.begin()));
  const std::size_t before = text::count_characters(mark).letters;
  return text::count_characters(text).letters > before || before > kLongestMark;
}

bool has_other_length(const CharacterCounts& was, const CharacterCounts& now) {
  return now.digits > 2 * was.digits || 2 * now.digits < was.digits;
}

// The lengths of the postal codes in the lists.
bool has_length_of_code(const CharacterCounts& number) {
  constexpr std::size_t kFewest = 4;
  constexpr std::size_t kMost = 5;
  return number.digits >= kFewest && number.digits <= kMost;
}

// A number that is too short for a code, such as "1" of "Wien 1", may become a code of the adjacent
// town.
bool has_length_of_other_code(const CharacterCounts& was, const CharacterCounts& now) {
  if (!has_length_of_code(was) && has_length_of_code(now)) return false;
  return has_other_length(was, now);
}

bool is_other_number(Category category, std::string_view old_text, std::string_view new_text) {
  const CharacterCounts was = text::count_characters(old_text);
  const CharacterCounts now = text::count_characters(new_text);
  if (was.digits == 0) return false;
  if (now.digits == 0) return true;
  switch (category) {
    case Category::kZip:
      return has_length_of_other_code(was, now) ||
             (was.letters == 0 && has_letters_of_code(new_text));
    case Category::kPhone:
      return has_other_length(was, now) || (was.letters == 0 && now.letters > now.digits);
    case Category::kUfid:
      return has_other_length(was, now);
    default:
      return false;
  }
}

bool is_email(std::string_view text, const values::SpelledWords& words) {
  if (joins_words(text, '@')) return true;
  const auto spelled = values::find_spelled_characters(Category::kEmail, text, words);
  return std::ranges::any_of(spelled, &values::SpelledCharacter::at);
}

// "12a" for "12" still shows the number of the original.
bool has_letter_more(std::string_view old_text, std::string_view new_text) {
  const CharacterCounts was = text::count_characters(old_text);
  const CharacterCounts now = text::count_characters(new_text);
  return was.letters == 0 && now.letters > 0 && was.digits == now.digits &&
         new_text.starts_with(old_text);
}

bool is_web_address(std::string_view text) {
  return text.starts_with("www.") || text.find("://") != std::string_view::npos;
}

bool is_other_than_name(const Mention& mention, std::string_view label, std::string_view new_text,
                        const values::SpelledWords& words) {
  const std::string_view old_text = mention.surface;
  if (stands_for_no_name(mention.category, label, old_text, new_text)) return true;
  if (joins_words(new_text, '@') && !is_email(old_text, words)) return true;
  if (is_web_address(new_text) && !joins_words(old_text, '.')) return true;
  // "K-1234" is not a name, whatever its label.
  const CharacterCounts was = text::count_characters(old_text);
  return was.letters > was.digits && text::count_characters(new_text).letters == 0;
}

bool has_nothing_left(std::string_view old_text, std::string_view new_text) {
  const CharacterCounts was = text::count_characters(old_text);
  const CharacterCounts now = text::count_characters(new_text);
  return was.letters + was.digits > 0 && now.letters + now.digits == 0;
}

bool is_other_kind(const Mention& mention, std::string_view label, std::string_view new_text,
                   const values::SpelledWords& words) {
  const Category category = mention.category;
  const std::string_view old_text = mention.surface;
  if (is_in_brackets(old_text, new_text)) return true;
  if (category == Category::kStreetNo && has_letter_more(old_text, new_text)) return true;
  switch (category) {
    case Category::kZip:
    case Category::kPhone:
    case Category::kUfid:
    case Category::kStreetNo:
      return is_other_number(category, old_text, new_text);
    case Category::kEmail:
      return is_email(old_text, words) && !is_email(new_text, words);
    case Category::kUrl:
      return joins_words(old_text, '.') && !joins_words(new_text, '.');
    case Category::kPass:
    case Category::kUser:
      return has_nothing_left(old_text, new_text);
    default:
      return is_named(category) && is_other_than_name(mention, label, new_text, words);
  }
}

std::string without_digits(std::string_view text) {
  std::string bare(text);
  std::erase_if(bare, text::is_ascii_digit);
  return bare;
}

// Matches "FAMILY-7", "[family x3f]", "<F_7>": the label or its beginning, a number or code, and
// punctuation.
bool is_numbered(std::string_view label, std::string_view mark) {
  std::string rest(mark);
  std::ranges::transform(rest, rest.begin(), text::ascii_lower);
  std::string word(label);
  std::ranges::transform(word, word.begin(), text::ascii_lower);
  const auto is_letter = [](char c) { return text::is_ascii_lower(c); };
  const auto first = std::ranges::find_if(rest, is_letter);
  const std::string letters(first, std::find_if_not(first, rest.end(), is_letter));
  const bool is_beginning = !letters.empty() && word.starts_with(letters);
  const std::string& named = is_beginning ? letters : word;
  const std::size_t at = rest.find(named);
  if (word.empty() || at == std::string::npos) return false;
  rest.erase(at, named.size());
  const auto is_code = [](char c) { return kCodeCharacters.find(c) != std::string_view::npos; };
  const auto is_sign = [](char c) {
    return !text::is_ascii_letter(c) && static_cast<unsigned char>(c) < 0x80;
  };
  return std::ranges::any_of(rest, is_code) &&
         std::ranges::all_of(rest, [&](char c) { return is_code(c) || is_sign(c); });
}

// True for a mark that differs from that of the style. Tags of other programs may be worded and
// numbered differently as long as they contain the label.
bool is_other_mark(const Checked& before, std::size_t target, std::string_view old_text,
                   std::string_view new_text) {
  if (before.styled.empty() ||
      is_styled_text(before.styled, target, old_text, new_text, before.plan, before.styles)) {
    return false;
  }
  if (!traits_of(before.plan.targets[target].style).numbers_entities) return true;
  const StyledText& tag = before.styled[target];
  const std::string words = without_digits(new_text);
  if (tag.code.empty() && words != new_text && words == without_digits(tag.text)) return false;
  const std::string& label =
      before.document.annotations[before.plan.targets[target].annotation].label;
  return !is_numbered(label, new_text) &&
         !is_numbered(name(before.plan.mentions[target].category), new_text);
}

}  // namespace

std::vector<Finding> check_kinds(const Checked& before, const Document& after,
                                 std::span<const ReplacedStretch> stretches,
                                 const values::SpelledWords& words) {
  std::vector<Finding> findings;
  for (const ReplacedStretch& stretch : stretches) {
    const Target& target = before.plan.targets[stretch.target];
    const Mention& mention = before.plan.mentions[stretch.target];
    const auto now = std::string_view(after.text).substr(stretch.after.begin, stretch.after.size());
    const auto was =
        std::string_view(before.document.text).substr(stretch.before.begin, stretch.before.size());
    bool is_other = false;
    if (target.style != Style::kSurrogate) {
      is_other =
          !traits_of(target.style).removes_text && is_other_mark(before, stretch.target, was, now);
    } else if (target.stretch_count == 1) {
      const std::string& label = before.document.annotations[target.annotation].label;
      is_other = is_other_kind(mention, label, now, words);
    }
    if (!is_other) continue;
    findings.push_back({FindingCode::kOtherKind, before.document.annotations[target.annotation].id,
                        stretch.after.begin, false});
  }
  return findings;
}

}  // namespace pseudo
