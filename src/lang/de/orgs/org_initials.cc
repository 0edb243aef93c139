#include "lang/de/orgs/org_initials.h"

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

bool is_in_capitals(const Token& token) {
  return token.written.size() >= 2 && token.written == text::to_upper(token.written) &&
         token.written != text::to_lower(token.written);
}

bool is_small_word(const Grammar& grammar, const std::string& folded) {
  return grammar.determiners.find(folded) != nullptr ||
         grammar.prepositions.find(folded) != nullptr || grammar.connectors.contains(folded);
}

void add_acronym(Forms& forms, const Rules& rules, std::string letters) {
  constexpr std::size_t kFewest = 3;  // letters
  constexpr std::size_t kMost = 6;
  if (letters.size() < kFewest || letters.size() > kMost) return;
  if (is_everyday_name(rules, letters) || rules.names.knows(Category::kFamily, letters) ||
      rules.names.knows_given(letters))
    return;
  if (is_small_word(rules.grammar, letters)) return;
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

// The letters of a word in an acronym.
std::string letters_of(const Rules& rules, const Token& token, std::size_t most_inner) {
  if (is_in_capitals(token)) return token.folded;
  std::size_t first = 0;
  text::next(token.written, first);
  std::string letters = text::fold_key(token.written.substr(0, first));
  if (starts_with_upper(token.written)) letters += inner_initials(rules, token.folded, most_inner);
  return letters;
}

// Adds "FAZ" for "Frankfurter Allgemeine Zeitung", "TUG" for "TU Graz", "VK" and "VdK" for "Verband
// der Kegler". `most_inner`: of each compound, "LKHG" for "Landeskrankenhaus Graz".
void add_initials_of(Forms& forms, const Rules& rules, const Tokens& tokens, std::size_t end,
                     std::size_t most_inner) {
  std::string letters;
  std::string all_letters;  // also of function words
  for (std::size_t i = 0; i < end; ++i) {
    const Token& token = tokens[i];
    if (token.written.empty()) continue;
    std::size_t first = 0;
    if (!text::is_letter(text::next(token.written, first))) continue;
    const std::string initial = letters_of(rules, token, most_inner);
    all_letters += initial;
    if (starts_with_upper(token.written) || !is_small_word(rules.grammar, token.folded))
      letters += initial;
  }
  const bool has_function_words = all_letters.size() > letters.size();
  add_acronym(forms, rules, std::move(letters));
  if (has_function_words) add_acronym(forms, rules, std::move(all_letters));
}

}  // namespace

void add_initials(std::vector<SearchForm>& forms, const Rules& rules, const Tokens& tokens,
                  std::size_t end) {
  if (end < 2) return;
  for (const std::size_t most_inner : {0U, 1U, 2U}) {
    add_initials_of(forms, rules, tokens, end, most_inner);
  }
}

}  // namespace pseudo::lang::de
