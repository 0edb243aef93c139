#include "lang/de/orgs/org_spelling.h"

#include <cstddef>
#include <string_view>

#include "lang/common/tokens.h"
#include "lang/de/orgs/org_acronym.h"
#include "lang/de/spelling.h"
#include "text/casing.h"
#include "text/utf8.h"

namespace pseudo::lang::de {
namespace {

constexpr std::size_t kLongestSmallAcronym = 5;  // letters

bool is_known_word(const Rules& rules, const Token& token) {
  return rules.orgs.nouns().find(token.folded) || rules.places.knows(token.folded) ||
         rules.names.can_be_name(token.folded);
}

// True for an acronym in lower case: "ihs", "stbs". False for a known body or word.
bool is_small_acronym(const Rules& rules, const Token& token) {
  constexpr std::size_t kAnyLetters = 3;  // longer words have a vowel, acronyms mostly have none
  const std::string_view text = token.text();
  const std::size_t letters = text::count_code_points(text);
  if (!is_all_lower(text) || letters < 2 || !is_org_acronym(text::to_upper(text))) return false;
  const bool has_vowel = token.folded.find_first_of("aeiouy") != std::string::npos;
  if (letters > kAnyLetters && (has_vowel || letters > kLongestSmallAcronym)) return false;
  return !is_known_word(rules, token) && !rules.orgs.bodies().find(token.folded);
}

}  // namespace

std::string lemma_of_org(const Rules& rules, const std::string& name, const OrgWords& words) {
  if (words.alone() && is_small_acronym(rules, words.tokens.front())) return text::to_upper(name);
  const bool all_capitals =
      is_all_upper(name) && !is_org_acronym(name) && name.size() > kLongestOrgAcronym;
  const bool noun_in_capitals =
      words.head && words.alone() && is_all_upper(name) && !is_all_upper(words.head.noun->noun);
  const bool one_small_word = words.alone() && is_all_lower(name);
  return all_capitals || noun_in_capitals || one_small_word ? natural_case(name) : name;
}

Mention in_natural_case(const Rules& rules, const Mention& mention) {
  constexpr std::size_t kLongestUnknown = 4;  // letters of an acronym among other words
  constexpr std::size_t kLongestShort = 3;    // letters of an acronym regardless of the lists
  Mention natural = mention;
  if (!is_all_upper(mention.surface)) return natural;
  const Tokens tokens = tokenize(mention.surface);
  if (tokens.size() < 2) return natural;
  const std::size_t end = rules.orgs.legal_form(tokens, tokens.size()).begin;
  for (std::size_t i = 0; i < end; ++i) {
    const Token& token = tokens[i];
    const bool links = rules.grammar.determiners.contains(token.folded) ||
                       rules.grammar.prepositions.contains(token.folded) ||
                       rules.grammar.connectors.contains(token.folded);
    const std::size_t letters = text::count_code_points(token.written);
    const bool stays = !links && (token.dot || letters <= kLongestShort ||
                                  (letters <= kLongestUnknown && !is_known_word(rules, token)));
    const std::string small = text::to_lower(token.written);
    if (stays || small.size() != token.written.size()) continue;
    const std::string word = links && i > 0 ? small : text::capitalize(small);
    if (word.size() == small.size()) natural.surface.replace(token.span.begin, word.size(), word);
  }
  return natural;
}

}  // namespace pseudo::lang::de
