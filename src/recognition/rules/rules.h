// Finds by rules what has a form: addresses, numbers, dates.
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

/// A stretch that a rule found.
struct Ruled {
  ByteSpan span;
  Category category = Category::kEmail;
  bool sure = false;  ///< Its form alone decides; else it is a hint for the tagger.
};

/// Words that rules look for, folded; from the tables of a language.
struct RuleWords {
  std::unordered_set<std::string> id_cues;
  std::unordered_set<std::string> id_endings;   ///< A longer word that ends so is a cue, too.
  std::unordered_set<std::string> id_links;     ///< "ist", between a cue and its number.
  std::unordered_set<std::string> reach_words;  ///< "erreichbar": a number beside it is a phone's.
  std::unordered_set<std::string> court_signs;  ///< Between the numbers of a file in a register.
  std::unordered_set<std::string> court_matters;  ///< "R": behind a file of a court.
  std::unordered_set<std::string> units;          ///< Behind measures and sums.
  std::unordered_set<std::string> address_cues;   ///< "Anschrift": a street follows.
  std::unordered_set<std::string> house_words;    ///< "Top": no street, though a number follows.
  std::unordered_set<std::string> no_streets;     ///< "Halle": likewise.
  std::unordered_set<std::string> articles;
  std::unordered_set<std::string> prepositions;
  std::unordered_set<std::string> grouped_cues;  ///< Their numbers are written in groups.
  std::unordered_set<std::string> password_cues;
  std::unordered_set<std::string> user_cues;
  std::unordered_set<std::string> phone_cues;
  std::unordered_set<std::string> months;
  std::unordered_set<std::string> full_months;           ///< Written out.
  std::unordered_set<std::string> plates_letters_first;  ///< Districts: letters, then a number.
  std::unordered_set<std::string> plates_digits_first;
  std::unordered_set<std::string> plates_number_only;
  values::Countries countries;
  std::unordered_set<std::string> top_levels;  ///< Last labels of hosts.
  std::unordered_set<std::string>
      streets;                     ///< Last parts of street names; short forms with their dot.
  std::size_t longest_street = 0;  ///< Bytes of the longest of them.
  std::unordered_set<std::string> street_adjectives;  ///< "Obere"
  std::unordered_set<std::string> given_names;
  std::unordered_set<std::string> place_prepositions;  ///< "in"
  std::unordered_set<std::string> family_names;
  std::unordered_set<std::string> place_endings;  ///< In adjectives made from places: "Berliner".
  const LexiconTable* places = nullptr;           ///< Or none.

  [[nodiscard]] bool is_unit(std::string_view word) const;
};

/// The rules of a language, from its tables and its date grammar. Threads: const, shared freely.
class Rules {
 public:
  /// The module must outlive it.
  explicit Rules(const LanguageModule& language);

  /// In order, disjoint: of two that overlap the sure one stays, of equally sure ones the longer.
  [[nodiscard]] std::vector<Ruled> find(std::string_view text) const;
  /// Numbers that are measures or sums of money, in order: a tagger may take them for others.
  [[nodiscard]] std::vector<ByteSpan> quantities(std::string_view text) const;

 private:
  const LanguageModule& language_;
  RuleWords words_;
};

}  // namespace pseudo::recognition
