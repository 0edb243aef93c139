#include "lang/de/streets/street_words.h"

#include <algorithm>

#include "text/fold.h"

namespace pseudo::lang::de {

bool begins_with_preposition(const Grammar& grammar, std::string_view folded) {
  const std::string_view first = folded.substr(0, folded.find(' '));
  if (first.size() == folded.size()) return false;
  if (grammar.prepositions.contains(first)) return true;
  const DeterminerWord* const word = grammar.determiners.find(first);
  return word != nullptr && word->kind == "contracted";
}

std::string without_preposition(const Grammar& grammar, std::string_view street) {
  for (std::size_t blank = street.find(' '); blank < street.size(); blank = street.find(' ')) {
    const std::string word = text::fold_key(street.substr(0, blank));
    if (!grammar.prepositions.contains(word) && !grammar.determiners.contains(word)) break;
    street.remove_prefix(blank + 1);
  }
  return std::string(street);
}

std::string_view article_of_phrase(const Grammar& grammar, std::string_view folded) {
  for (std::size_t blank = folded.find(' '); blank < folded.size(); blank = folded.find(' ')) {
    const DeterminerWord* const word = grammar.determiners.find(folded.substr(0, blank));
    if (word != nullptr) {
      const auto dative =
          std::ranges::find(word->readings, Case::kDative, &Determiner::grammatical_case);
      return dative == word->readings.end() ? std::string_view() : grammar.article(*dative);
    }
    folded.remove_prefix(blank + 1);
  }
  return {};
}

Adjective leading_adjective(const Rules& rules, std::string_view street) {
  const std::string_view word = street.substr(0, street.find(' '));
  if (word.size() == street.size() || !rules.streets.is_adjective(text::fold_key(word))) return {};
  const std::string_view ending = rules.grammar.adjectives.ending_of(word);
  if (ending.empty()) return {};
  return {word.substr(0, word.size() - ending.size()), word.substr(word.size() - ending.size())};
}

std::string with_ending(const Adjective& adjective, std::string_view ending,
                        std::string_view street) {
  const std::size_t size = adjective.stem.size() + adjective.ending.size();
  return std::string(adjective.stem).append(ending).append(street.substr(size));
}

std::string_view last_word(std::string_view name) {
  const std::size_t blank = name.find_last_of(" -");
  return blank == std::string_view::npos ? name : name.substr(blank + 1);
}

}  // namespace pseudo::lang::de
