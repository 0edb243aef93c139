#include "lang/de/orgs/org_initials.h"

#include <algorithm>
#include <string>
#include <string_view>
#include <utility>

#include "lang/common/letter_case.h"
#include "lang/de/search_forms.h"
#include "text/ascii.h"
#include "text/chars.h"
#include "text/fold.h"
#include "text/utf8.h"

namespace pseudo::lang::de {
namespace {

using Forms = std::vector<SearchForm>;

void add_acronym(Forms& forms, const Rules& rules, std::string letters) {
  constexpr std::size_t kFewest = 3;  // letters
  constexpr std::size_t kMost = 6;
  if (letters.size() < kFewest || letters.size() > kMost) return;
  if (is_everyday_name(rules, letters) || rules.names.can_be_name(letters)) return;
  if (rules.grammar.is_function_word(letters)) return;
  add_form(forms, std::move(letters), kAcronymEnding);
}

// The initials of the nouns that end a compound, at most `most`: "kh" of "landeskrankenhaus".
std::string inner_initials(const Rules& rules, std::string_view folded, std::size_t most) {
  constexpr std::size_t kShortest = 4;  // letters of each part
  std::string initials;
  for (std::size_t begin = kShortest - 1; begin + kShortest <= folded.size(); ++begin) {
    if (initials.size() == most) break;
    const std::string_view tail = folded.substr(begin);
    if (!text::is_ascii_lower(tail.front()) || !rules.orgs.nouns().find(tail)) continue;
    initials += tail.front();
    begin += kShortest - 1;
  }
  return initials;
}

/// What a word gives to an acronym.
struct WordLetters {
  std::string first;      // its first letter, or all letters of an acronym
  std::string inner;      // of the nouns that end a compound: "kh" of "Landeskrankenhaus"
  bool is_small = false;  // a function word in lower case, which may be left out
};

std::vector<WordLetters> letters_of(const Rules& rules, const Tokens& tokens, std::size_t end) {
  constexpr std::size_t kMostInner = 2;
  std::vector<WordLetters> words;
  for (std::size_t i = 0; i < end; ++i) {
    const Token& token = tokens[i];
    if (token.written.empty()) continue;
    std::size_t first = 0;
    if (!text::is_letter(text::next(token.written, first))) continue;
    WordLetters word;
    const bool is_capital = starts_with_upper(token.written);
    const bool is_acronym = is_in_capitals(token);
    word.first = is_acronym ? token.folded : text::fold_key(token.written.substr(0, first));
    if (is_capital && !is_acronym) word.inner = inner_initials(rules, token.folded, kMostInner);
    word.is_small = !is_capital && rules.grammar.is_function_word(token.folded);
    words.push_back(std::move(word));
  }
  return words;
}

// Adds "FAZ" for "Frankfurter Allgemeine Zeitung", "TUG" for "TU Graz", "VK" and "VdK" for "Verband
// der Kegler". `most_inner`: of each compound, "LKHG" for "Landeskrankenhaus Graz".
void add_acronyms_of(Forms& forms, const Rules& rules, const std::vector<WordLetters>& words,
                     std::size_t most_inner) {
  std::string letters;
  std::string all_letters;  // also of function words
  for (const WordLetters& word : words) {
    const std::string own = word.first + word.inner.substr(0, most_inner);
    all_letters += own;
    if (!word.is_small) letters += own;
  }
  const bool has_function_words = all_letters.size() > letters.size();
  add_acronym(forms, rules, std::move(letters));
  if (has_function_words) add_acronym(forms, rules, std::move(all_letters));
}

}  // namespace

void add_initials(std::vector<SearchForm>& forms, const Rules& rules, const Tokens& tokens,
                  std::size_t end) {
  if (end < 2) return;
  const std::vector<WordLetters> words = letters_of(rules, tokens, end);
  std::size_t most_inner = 0;
  for (const WordLetters& word : words) most_inner = std::max(most_inner, word.inner.size());
  for (std::size_t inner = 0; inner <= most_inner; ++inner) {
    add_acronyms_of(forms, rules, words, inner);
  }
}

}  // namespace pseudo::lang::de
