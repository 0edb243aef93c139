// The rules of German grammar, loaded from the tables in lexicons/de/grammar (grammar_load.cc).
#pragma once

#include <array>
#include <bitset>
#include <cstdint>
#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include "lang/common/folded_map.h"
#include "lang/common/word_search.h"
#include "lang/de/grammar/adjectives.h"
#include "lang/de/grammar/noun_endings.h"
#include "lang/de/grammar/place_names.h"
#include "lang/de/grammar/town_needs.h"
#include "pseudo/lexicon.h"

namespace pseudo::lang::de {

enum class Case : std::uint8_t { kNominative, kAccusative, kDative, kGenitive };

/// One reading of an article, pronoun or contracted preposition.
struct Determiner {
  char gender = 0;  ///< 'f', 'm' or 'n'; 0 for any.
  bool plural = false;
  Case grammatical_case = Case::kNominative;
  friend bool operator==(const Determiner&, const Determiner&) = default;
};

struct DeterminerWord {
  std::string kind;  ///< "article", "contracted", "possessive", "indefinite", "demonstrative".
  std::vector<Determiner> readings;
};

/// The ending of an adjective after a determiner. Empty fields match anything.
struct DeterminerEnding {
  std::string kind;
  std::string gender;
  std::string number;  ///< "sg" or "pl".
  std::optional<Case> grammatical_case;
  std::string ending;
};

enum class NameEndingKind : std::uint8_t {
  kGenitive,
  kPlural,
  kFeminine,
  kAdjective,
  kDiminutive,  ///< Made from given names: "Peterchen".
};

/// An ending of a personal name, folded: "s", "'s", "ens", "sche".
struct NameEnding {
  std::string ending;  ///< Not empty.
  NameEndingKind kind = NameEndingKind::kGenitive;
  After after = After::kAny;
};

/// Derivation of an inhabitant from a place: replaces the ending `base` by `inhabitant`. Both are
/// in lower case; the base "" fits all places.
struct InhabitantRule {
  std::string base;
  std::string inhabitant;
  std::string country = {};  ///< "" for any country.
  bool unknown = false;      ///< Also applies in reverse to inhabitants of unknown places.
  std::string folded_base = {};
  std::string folded_inhabitant = {};
};

/// The forms of a name of a people without -er: Franke, Franken, Fränkin.
enum class PeopleForm : std::uint8_t {
  kSingular,
  kPlural,
  kFeminine,
  kFemininePlural,
  kDativePlural,
  kGenitive,
};

struct InhabitantForm {
  /// When an unknown name with this ending is taken for an inhabitant. kContext: if an article
  /// precedes it or a noun follows it.
  enum class Guess : std::uint8_t { kNever, kContext, kAlways };
  std::string ending;  ///< As written: "erinnen", "er*innen".
  std::string folded;
  std::optional<PeopleForm> people;  ///< The corresponding form of peoples without -er.
  Guess guess = Guess::kNever;
};

/// The suffixes that turn a place or its inhabitant into an adjective.
struct PlaceAdjectiveSuffixes {
  std::string regular;                   ///< "isch".
  std::string brief;                     ///< "sch", a suffix of `regular`.
  std::vector<std::string> never_after;  ///< Endings of inhabitants that have no adjective.
};

/// A people whose name has no -er: Franke, Franken, Fränkin, Fränkinnen.
struct People {
  std::string singular, plural, feminine;
  std::string feminine_plural;  ///< "" if no rule derives it.
  std::string folded_singular, folded_plural, folded_feminine, folded_feminine_plural;
};

/// One reading of a definite article: "dem" is dative masculine.
struct Article {
  std::string word;
  Determiner reading;
};

enum class AddressRole : std::uint8_t { kTitle, kHousehold, kGreeting, kKin, kAddress };
struct AddressWord {
  AddressRole role = AddressRole::kTitle;
  std::string gender;
  bool household = false;  ///< Before a family name alone: "Liebe Hubers".
  bool decides = false;    ///< Its gender overrides the gender in the lists for the name after it.
  bool of_firm = false;    ///< The name after it is that of a firm: "Firma".
};

/// kPart: words that are part of a name, such as "Bad", "Markt", "am". kGeneric: kinds of places,
/// which are kept, such as "Bezirk", "Landkreis".
enum class PlaceWord : std::uint8_t { kPart, kSaint, kGeneric };

/// Immutable after load(), and thus safe to share between threads.
struct Grammar {
  FoldedMap<DeterminerWord> determiners;
  std::vector<DeterminerEnding> determiner_endings;  ///< The first matching row decides.
  std::string common_ending;             ///< The row without conditions. Used if readings disagree.
  std::vector<Article> articles;         ///< The readings of "der", "die", "das".
  FoldedMap<std::string> prepositions;   ///< Word -> "dat", "acc", "both", "gen".
  FoldedMap<bool> terrain_prepositions;  ///< Prepositions before mountains. True if they include an
                                         ///< article: "auf" false, "am" true.
  std::vector<NameEnding> name_endings;  ///< By last byte, then longest first.
  std::array<std::uint16_t, 257> first_ending =
      {};  ///< Index into name_endings by last byte, and their number at the end.
  std::vector<std::string>
      ends_without_adjective;             ///< Endings of names that have no adjective in -sch.
  std::vector<std::string> plural_stems;  ///< Endings of unknown stems after which -s is a plural.
  std::vector<std::string> base_stems;    ///< Endings of unknown stems to which -s belongs.
  std::bitset<128> vowels;                ///< Small ASCII letters.
  std::vector<std::string> sibilants;     ///< Lower case, not empty.
  std::vector<std::string> sibilants_before_s;  ///< Those of names that are often given an s: "x".
  std::bitset<256> sibilant_ends;               ///< Last bytes of the sibilants.
  FoldedMap<AddressWord> address_words;
  FoldedSet greeting_adverbs;  ///< "sehr" in "sehr geehrter".
  FoldedSet connectors;
  std::vector<std::string> link_words;  ///< Connectors that consist of letters: "und".
  FoldedSet town_prepositions;          ///< "nach", before a town without an article.
  FoldedSet room_words;                 ///< "Zimmer" in "Zimmer 3".
  FoldedSet compound_nouns;             ///< "Reise" in "Graz-Reise".
  TownNeeds town_needs;
  FoldedSet name_adjectives;  ///< Stored without endings.
  FoldedSet numerals;         ///< "zwei", "mehrere".
  FoldedSet everyday_words;
  std::vector<std::pair<char32_t, std::string>> letter_spellings;  ///< Small letter, "dj" for đ.
  FoldedSet generic_address_words;  ///< Words of hosts and mailboxes that identify nobody.
  std::vector<std::pair<std::string, std::string>> given_endings;   ///< Ending, gender.
  std::vector<std::pair<std::string, std::string>> region_endings;  ///< Ending, gender.
  std::vector<InhabitantRule> inhabitant_rules;
  std::vector<InhabitantRule> inhabitant_variants;
  std::vector<InhabitantRule> place_adjectives;  ///< "burg", "burgisch".
  PlaceAdjectiveSuffixes place_adjective_suffixes;
  std::vector<InhabitantForm> inhabitant_forms;  ///< Longest first.
  std::string inhabitant_ending;                 ///< The beginning that all of them share: "er".
  std::vector<People> peoples;
  FoldedMap<std::size_t> people_forms;  ///< Every form, folded -> index in peoples.
  AdjectiveEndings adjectives;
  NounEndings nouns;
  FoldedMap<PlaceWord> place_words;
  FoldedSet quarter_words;    ///< "Mitte" in "Berlin-Mitte".
  FoldedSet landscape_words;  ///< "Wald" in "Bayerischer Wald".
  PlaceNames place_names;
  std::vector<std::pair<std::string, std::string>>
      country_cues;  ///< "+43", "AT": substrings of the text.
  /// "Jänner", "AT"; by the first byte of the word.
  std::array<std::vector<std::pair<std::string, std::string>>, 256> country_words;
  std::vector<std::pair<std::string, std::string>>
      zip_countries;        ///< "A-0000", "AT": shapes of codes.
  WordSearch umlaut_words;  ///< Words with written-out umlauts.
  WordSearch swiss_words;

  /// Errors: kLexicon if a table is missing.
  static Result<Grammar> load(const Lexicons& lexicons);

  /// Returns the endings that share the last byte of a folded name, longest first. Precondition:
  /// the name is not empty.
  [[nodiscard]] std::span<const NameEnding> endings_like(std::string_view folded) const {
    const auto last = static_cast<unsigned char>(folded.back());
    return std::span(name_endings)
        .subspan(first_ending[last], first_ending[last + 1U] - first_ending[last]);
  }
  /// True for determiners, prepositions and connectors.
  [[nodiscard]] bool is_function_word(std::string_view folded) const {
    return determiners.contains(folded) || prepositions.contains(folded) ||
           connectors.contains(folded);
  }
  /// True if a word ends like an inflected adjective.
  [[nodiscard]] bool has_adjective_ending(std::string_view word) const {
    return !adjectives.ending_of(word).empty();
  }
  /// Returns the guess of the longest ending of inhabitants that a folded name ends with.
  [[nodiscard]] InhabitantForm::Guess guess_inhabitant(std::string_view folded) const;
  /// Returns the definite article of a reading: "der", "dem". A reading in the plural has gender 0.
  /// The result points into the grammar. Returns "" if no row has the reading.
  [[nodiscard]] std::string_view article(const Determiner& reading) const;
  /// True if the folded word is a definite article with this reading.
  [[nodiscard]] bool is_article(std::string_view folded, const Determiner& reading) const;
  /// Returns the ending of an adjective after a determiner of this kind ("none" if there is no
  /// determiner) in this reading.
  [[nodiscard]] std::string_view ending_after(std::string_view determiner_kind,
                                              const Determiner& reading) const;
  /// True for the word before the name of a saint: "sankt", "st".
  [[nodiscard]] bool is_saint(std::string_view folded) const {
    const PlaceWord* const word = place_words.find(folded);
    return word != nullptr && *word == PlaceWord::kSaint;
  }
  /// True if a folded word is a kind of place: "bezirk".
  [[nodiscard]] bool is_kind_of_place(std::string_view folded) const {
    const PlaceWord* const word = place_words.find(folded);
    return word != nullptr && *word == PlaceWord::kGeneric;
  }
  /// True if a name ends in a sibilant, so that its genitive is a mere apostrophe.
  [[nodiscard]] bool ends_in_sibilant(std::string_view name) const;
  /// True if a name ends in a consonant, so that -in can follow.
  [[nodiscard]] bool ends_in_consonant(std::string_view name) const;
  /// Returns the value of the longest ending of the folded `word`, else the value of "*", else "".
  static std::string_view by_ending(const std::vector<std::pair<std::string, std::string>>& endings,
                                    std::string_view word);
};

/// True if `word` ends with one of `ends`.
bool ends_with_any(std::string_view word, const std::vector<std::string>& ends);

}  // namespace pseudo::lang::de
