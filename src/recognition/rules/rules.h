// Finds private information with a recognizable form by rules: addresses, numbers, dates.
#pragma once

#include <cstddef>
#include <string>
#include <string_view>
#include <unordered_set>
#include <vector>

#include "pseudo/category.h"
#include "pseudo/language.h"
#include "pseudo/lexicon.h"
#include "pseudo/span.h"
#include "values/countries.h"

namespace pseudo::recognition {

/// A span that a rule matched.
struct RuleMatch {
  ByteSpan span;
  Category category = Category::kEmail;
  bool sure = false;  ///< Its form alone is decisive; otherwise it is a hint for the tagger.
};

/// The words that rules look for, folded; from the tables of a language.
struct RuleWords {
  std::unordered_set<std::string> id_cues;
  /// Longer words with such an ending are cue words, too.
  std::unordered_set<std::string> id_endings;
  std::unordered_set<std::string> id_links;  ///< Words between a cue word and its number: "ist".
  /// "erreichbar": an adjacent number is a telephone number.
  std::unordered_set<std::string> reach_words;
  /// Codes between the numbers of a court file: "ZR".
  std::unordered_set<std::string> register_codes;
  std::unordered_set<std::string> court_matters;  ///< Matters at the end of a court file: "R".
  std::unordered_set<std::string> units;          ///< Follow measures and sums of money.
  std::unordered_set<std::string> address_cues;   ///< "Anschrift": followed by a street.
  std::unordered_set<std::string> house_words;  ///< "Top": not a street, although a number follows.
  std::unordered_set<std::string> no_streets;   ///< "Halle": likewise.
  std::unordered_set<std::string> articles;
  std::unordered_set<std::string> prepositions;
  std::unordered_set<std::string> grouped_cues;  ///< Their numbers are written in groups.
  std::unordered_set<std::string> password_cues;
  std::unordered_set<std::string> user_cues;
  std::unordered_set<std::string> phone_cues;
  std::unordered_set<std::string> months;
  std::unordered_set<std::string> full_months;  ///< Unabbreviated.
  /// Districts whose plates have letters, then a number.
  std::unordered_set<std::string> plates_letters_first;
  std::unordered_set<std::string> plates_digits_first;
  std::unordered_set<std::string> plates_number_only;
  values::Countries countries;
  std::unordered_set<std::string> top_levels;  ///< Top-level domains.
  /// Suffixes of street names; abbreviations include their dot.
  std::unordered_set<std::string> streets;
  std::size_t longest_street = 0;                     ///< Maximum size in `streets`, in bytes.
  std::unordered_set<std::string> street_adjectives;  ///< "Obere"
  std::unordered_set<std::string> given_names;
  std::unordered_set<std::string> place_prepositions;  ///< "in"
  std::unordered_set<std::string> family_names;
  /// Endings of adjectives derived from places: "Berliner".
  std::unordered_set<std::string> place_endings;
  const LexiconTable* places = nullptr;  ///< May be null.

  [[nodiscard]] bool is_unit(std::string_view word) const;
};

/// The rules of a language, from its tables and its date grammar. Threads: const calls are safe.
class Rules {
 public:
  /// The module must outlive the object.
  explicit Rules(const LanguageModule& language);

  /// The matches in a text, sorted and disjoint. Of two overlapping ones the sure one is kept; if
  /// both are equally sure, the longer one.
  [[nodiscard]] std::vector<RuleMatch> find(std::string_view text) const;
  /// Measures and sums of money, in order; a tagger may take them for other numbers.
  [[nodiscard]] std::vector<ByteSpan> quantities(std::string_view text) const;

 private:
  const LanguageModule& language_;
  RuleWords words_;
};

}  // namespace pseudo::recognition
