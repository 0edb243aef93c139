#include "lang/de/context/everyday_words.h"

#include <algorithm>
#include <optional>
#include <string>

#include "lang/name_words.h"
#include "lang/tables.h"
#include "text/chars.h"
#include "text/fold.h"
#include "text/utf8.h"
#include "text/words.h"

namespace pseudo::lang::de {
namespace {

std::string_view slice(std::string_view text, ByteSpan span) {
  return text.substr(span.begin, span.size());
}

// The letters and hyphens around a stretch belong to it. No word that is known is so long.
ByteSpan whole_word(std::string_view text, ByteSpan span) {
  constexpr int kLongest = 64;  // characters on each side
  for (int i = 0; i < kLongest && span.begin > 0; ++i) {
    std::size_t before = span.begin;
    if (!text::is_word(text::previous(text, before))) break;
    span.begin = before;
  }
  for (int i = 0; i < kLongest && span.end < text.size(); ++i) {
    std::size_t after = span.end;
    if (!text::is_word(text::next(text, after))) break;
    span.end = after;
  }
  return span;
}

bool is_known_name(const Rules& rules, std::string_view folded) {
  return rules.names.knows_given(folded) || rules.names.knows(Category::kFamily, folded) ||
         rules.places.knows(folded);
}

bool touches_hyphen(std::string_view text, ByteSpan word) {
  if (word.end < text.size()) {
    std::size_t after = word.end;
    if (text::is_hyphen(text::next(text, after))) return true;
  }
  std::size_t before = word.begin;
  return word.begin > 0 && text::is_hyphen(text::previous(text, before));
}

bool is_blank(std::string_view text, ByteSpan gap) {
  return std::ranges::all_of(slice(text, gap), [](char c) { return c == ' '; });
}

// A word before that only a name follows: "Frau", "Dr.", "Eva", "E.".
bool announces_name(const Rules& rules, std::string_view text, ByteSpan before, ByteSpan word) {
  const std::string_view gap = text.substr(before.end, word.begin - before.end);
  const bool has_dot = gap.starts_with('.');
  if (!is_blank(text, {before.end + (has_dot ? 1 : 0), word.begin})) return false;
  const std::string folded = text::fold_key(slice(text, before));
  if (rules.grammar.address_words.find(folded) != nullptr) return true;
  if (rules.names.title(folded) != nullptr) return true;
  if (starts_small(text, before.begin)) return false;
  const bool is_initial = has_dot && text::count_code_points(slice(text, before)) == 1;
  return is_initial || (!has_dot && rules.names.knows_given(folded));
}

// "in Essen": what stands without an article behind a preposition is a place.
bool is_place_behind(const Rules& rules, std::string_view text, ByteSpan before, ByteSpan word) {
  const std::string folded = text::fold_key(slice(text, before));
  return is_blank(text, {before.end, word.begin}) &&
         rules.grammar.prepositions.find(folded) != nullptr &&
         rules.grammar.determiners.find(folded) == nullptr;
}

// On a line of its own, as in a signature.
bool is_alone(std::string_view text, ByteSpan word) {
  return !text::word_before(text, word.begin) && !text::word_after(text, word.end);
}

bool stands_as_name(const Rules& rules, std::string_view text, ByteSpan word, Category category) {
  if (starts_small(text, word.begin) || touches_hyphen(text, word)) return false;
  if (is_alone(text, word)) return true;
  const std::optional<ByteSpan> before = text::word_before(text, word.begin);
  if (!before) return false;
  if (announces_name(rules, text, *before, word)) return true;
  return category == Category::kCity && is_place_behind(rules, text, *before, word);
}

}  // namespace

bool is_everyday(const Rules& rules, const Lexicons& lexicons, std::string_view folded) {
  return rules.grammar.everyday_words.contains(folded) ||
         is_everyday_word(lexicons, Category::kPerson, folded) ||
         is_everyday_word(lexicons, Category::kCity, folded);
}

Standing standing(const Rules& rules, const Lexicons& lexicons, std::string_view text,
                  ByteSpan span, Category category, std::string_view key) {
  const ByteSpan word = whole_word(text, span);
  const std::string folded = text::fold_key(slice(text, word));
  const bool is_everyday_key = is_everyday(rules, lexicons, key);
  if (word != span) {  // inside a longer word
    if (is_known_name(rules, folded) || is_everyday(rules, lexicons, folded)) {
      return Standing::kOther;
    }
    return is_everyday_key ? Standing::kEverydayWord : Standing::kName;
  }
  if (!is_everyday_key && (folded == key || !is_everyday(rules, lexicons, folded))) {
    return Standing::kName;
  }
  return stands_as_name(rules, text, word, category) ? Standing::kName : Standing::kEverydayWord;
}

}  // namespace pseudo::lang::de
