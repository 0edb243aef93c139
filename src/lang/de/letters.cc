#include "lang/de/letters.h"

#include <algorithm>
#include <string>

#include "lang/common/tokens.h"
#include "text/chars.h"
#include "text/utf8.h"
#include "text/words.h"

namespace pseudo::lang::de {
namespace {

// True for words that do not distinguish a name: articles, titles, "Bad" and "Sankt". Does not
// cover head nouns of organisations, which may have several words.
bool is_generic(const Rules& rules, Category category, const Token& token) {
  const std::string dotted = token.folded + (token.dot ? "." : "");
  const Grammar& grammar = rules.grammar;
  if (grammar.determiners.contains(token.folded) || grammar.prepositions.contains(token.folded) ||
      grammar.connectors.contains(dotted)) {
    return true;
  }
  if (is_given_or_family(category)) {
    return rules.names.is_particle(token.folded) || rules.names.title(dotted) != nullptr;
  }
  const bool has_place = category == Category::kCity || category == Category::kOrg;
  return has_place && grammar.place_words.contains(dotted);
}

}  // namespace

std::vector<LetterClass> letter_classes(const Lexicons& lexicons, Category category) {
  std::vector<LetterClass> classes;
  const LexiconTable* const table = lexicons.table("letter_classes");
  if (table == nullptr) return classes;
  const std::string_view wanted = name(category);
  for (std::uint32_t row = 0; row < table->rows(); ++row) {
    if (table->cell(row, "category") != wanted) continue;
    const std::string_view letters = table->cell(row, "letters");
    LetterClass letter_class;
    for (std::size_t pos = 0; pos < letters.size();) {
      letter_class += text::next(letters, pos);
    }
    classes.push_back(std::move(letter_class));
  }
  return classes;
}

char32_t distinctive_letter(const Rules& rules, Category category, std::string_view lemma) {
  const auto divides = [](char c) { return c == ' ' || c == '-' || c == '.' || c == '\''; };
  if (std::ranges::any_of(lemma, divides)) {
    const Tokens tokens = tokenize(lemma);
    for (std::size_t i = 0; i < tokens.size(); ++i) {
      const NounMatch head = category == Category::kOrg
                                 ? rules.orgs.nouns().at(tokens, i, tokens.size())
                                 : NounMatch();
      if (head && (!head.compound || head.words > 1)) {
        i += head.words - 1;
      } else if (!is_generic(rules, category, tokens[i])) {
        return text::filing_letter(tokens[i].text());
      }
    }
  }
  return text::filing_letter(lemma);
}

}  // namespace pseudo::lang::de
