#include "engine/check_kinds.h"

#include <algorithm>
#include <cstddef>
#include <set>
#include <string>
#include <string_view>

#include "engine/filler.h"
#include "engine/plan.h"
#include "engine/styled_text.h"
#include "text/ascii.h"
#include "text/character_counts.h"
#include "text/chars.h"
#include "text/fold.h"
#include "text/utf8.h"

namespace pseudo {
namespace {

using text::CharacterCounts;

bool is_word_at(std::string_view text, std::size_t pos) {
  return pos < text.size() && text::is_word(text::next(text, pos));
}

bool is_word_before(std::string_view text, std::size_t pos) {
  return pos > 0 && text::is_word(text::previous(text, pos));
}

// A sign with a word on either side: "a@b", "a.b".
bool joins_words(std::string_view text, char sign) {
  for (std::size_t at = text.find(sign); at != std::string_view::npos;
       at = text.find(sign, at + 1)) {
    if (is_word_before(text, at) && is_word_at(text, at + 1)) return true;
  }
  return false;
}

// "A-9020": letters stand before the code only, at most as many as name a country.
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

bool is_other_number(Category category, std::string_view old_text, std::string_view new_text) {
  const CharacterCounts was = text::count_characters(old_text);
  const CharacterCounts now = text::count_characters(new_text);
  if (was.digits == 0) return false;
  if (now.digits == 0) return true;
  switch (category) {
    case Category::kZip:
      return has_other_length(was, now) || (was.letters == 0 && has_letters_of_code(new_text));
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

// "XXX"
bool is_one_letter_repeated(std::string_view text) {
  constexpr std::size_t kFewest = 3;
  return text.size() >= kFewest && text::is_ascii_letter(text.front()) &&
         std::ranges::count(text, text.front()) == static_cast<std::ptrdiff_t>(text.size());
}

// "H." for a name.
bool is_lone_initial(std::string_view text) {
  return text.ends_with('.') && text::count_characters(text).letters == 1 &&
         text.find_first_of(" -") == std::string_view::npos;
}

// A mark where a name stood: "XXX", "H.", "Family". Acronyms of organisations may be any of them.
bool is_no_name(Category category, std::string_view old_text, std::string_view new_text) {
  constexpr std::size_t kLongestInitial = 3;  // letters: "Kar."
  const std::size_t letters = text::count_characters(old_text).letters;
  // Codes get random letters, as many as they have.
  if (is_one_letter_repeated(new_text)) return letters != new_text.size();
  if (is_lone_initial(new_text)) return letters > kLongestInitial;
  return text::same_key(new_text, name(category));
}

// "<FAMILY>", "[NAME]": no surrogate, unless the original looked like it.
bool is_placeholder(std::string_view text) {
  constexpr std::string_view kOpens = "<[{";
  constexpr std::string_view kCloses = ">]}";
  if (text.size() < 3) return false;
  const std::size_t sign = kOpens.find(text.front());
  return sign != std::string_view::npos && text.back() == kCloses[sign];
}

// "12a" for "12": the number is the original's.
bool has_letter_more(std::string_view old_text, std::string_view new_text) {
  const CharacterCounts was = text::count_characters(old_text);
  const CharacterCounts now = text::count_characters(new_text);
  return was.letters == 0 && now.letters > 0 && was.digits == now.digits &&
         new_text.starts_with(old_text);
}

bool is_other_kind(Category category, std::string_view old_text, std::string_view new_text,
                   const values::SpelledWords& words) {
  if (is_placeholder(new_text) && !is_placeholder(old_text)) return true;
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
    default:
      break;
  }
  if (filler_of(category) != Filler::kName) return false;
  if (category != Category::kOrg && is_no_name(category, old_text, new_text)) return true;
  // "K-1234" is no name, whatever its label.
  const CharacterCounts was = text::count_characters(old_text);
  return was.letters > was.digits && text::count_characters(new_text).letters == 0;
}

std::string without_digits(std::string_view text) {
  std::string bare(text);
  std::erase_if(bare, text::is_ascii_digit);
  return bare;
}

// The words of all numbered tags of a document.
std::set<std::string> words_of_numbered_tags(const Checked& before) {
  std::set<std::string> words;
  for (std::size_t i = 0; i < before.styled.size(); ++i) {
    if (before.plan.targets[i].style != Style::kNumberedTag) continue;
    words.insert(without_digits(before.styled[i].text));
  }
  return words;
}

bool names_other_category(std::string_view mark, Category own) {
  for (std::size_t i = 0; i < kCategoryCount; ++i) {
    const auto other = static_cast<Category>(i);
    if (other == own) continue;
    const std::string_view word = name(other);
    const std::size_t at = mark.find(word);
    if (at == std::string_view::npos) continue;
    const bool begins = at == 0 || !text::is_ascii_letter(mark[at - 1]);
    const std::size_t end = at + word.size();
    if (begins && (end == mark.size() || !text::is_ascii_letter(mark[end]))) return true;
  }
  return false;
}

// A mark that the style does not make. Another program may word and number its tags otherwise, but
// not as those of another label; the codes of wide scopes are of a key.
bool is_other_mark(const Checked& before, const std::set<std::string>& numbered, std::size_t target,
                   std::string_view old_text, std::string_view new_text) {
  if (before.styled.empty() ||
      is_styled_text(before.styled, target, old_text, new_text, before.plan, before.styles)) {
    return false;
  }
  if (before.plan.targets[target].style != Style::kNumberedTag) return true;
  const StyledText& tag = before.styled[target];
  if (!tag.code.empty()) return false;
  const std::string words = without_digits(new_text);
  if (words == without_digits(tag.text)) return false;
  const Category own = before.plan.mentions[target].category;
  return words == new_text || numbered.contains(words) || names_other_category(words, own);
}

}  // namespace

std::vector<Finding> check_kinds(const Checked& before, const Document& after,
                                 std::span<const ReplacedStretch> stretches,
                                 const values::SpelledWords& words) {
  std::vector<Finding> findings;
  const std::set<std::string> numbered = words_of_numbered_tags(before);
  for (const ReplacedStretch& stretch : stretches) {
    const Target& target = before.plan.targets[stretch.target];
    const Mention& mention = before.plan.mentions[stretch.target];
    const auto now = std::string_view(after.text).substr(stretch.after.begin, stretch.after.size());
    const auto was =
        std::string_view(before.document.text).substr(stretch.before.begin, stretch.before.size());
    bool is_other = false;
    if (target.style != Style::kSurrogate) {
      is_other = target.style != Style::kRemove &&
                 is_other_mark(before, numbered, stretch.target, was, now);
    } else if (target.stretch_count == 1) {
      is_other = is_other_kind(mention.category, mention.surface, now, words);
    }
    if (!is_other) continue;
    findings.push_back({FindingCode::kOtherKind, before.document.annotations[target.annotation].id,
                        stretch.after.begin, false});
  }
  return findings;
}

}  // namespace pseudo
