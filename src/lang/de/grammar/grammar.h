// The rules of German that are rows of tables (lexicons/de/grammar); grammar_load.cc reads them.
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
  char gender = 0;  ///< 'f', 'm', 'n'; 0: any.
  bool plural = false;
  Case grammatical_case = Case::kNominative;
  friend bool operator==(const Determiner&, const Determiner&) = default;
};

struct DeterminerWord {
  std::string kind;  ///< "article", "contracted", "possessive", "indefinite", "demonstrative".
  std::vector<Determiner> readings;
};

/// Which ending an adjective has behind determiners. Empty fields: any.
struct DeterminerEnding {
  std::string kind;
  std::string gender;
  std::string number;  ///< "sg", "pl".
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

/// An ending of a personal name: folded ("s", "'s", "ens", "sche").
struct NameEnding {
  std::string ending;  ///< Not empty.
  NameEndingKind kind = NameEndingKind::kGenitive;
  After after = After::kAny;
};

/// How a place becomes its inhabitant: both in lower case, the base "" for all.
struct InhabitantRule {
  std::string base;
  std::string inhabitant;
  std::string country = {};  ///< "": of any.
  bool unknown = false;      ///< Also the base of an inhabitant whose place no list knows.
  std::string folded_base = {};
  std::string folded_inhabitant = {};
};

/// A form of a people's name that is not made with -er: Franke, Franken, Fränkin.
enum class PeopleForm : std::uint8_t {
  kSingular,
  kPlural,
  kFeminine,
  kFemininePlural,
  kDativePlural,
  kGenitive,
};

struct InhabitantForm {
  /// What shows that an unknown name with this ending is an inhabitant. kContext: an article before
  /// it or a noun behind it.
  enum class Guess : std::uint8_t { kNever, kContext, kAlways };
  std::string ending;  ///< As written: "erinnen", "er*innen".
  std::string folded;
  std::optional<PeopleForm> people;  ///< The form of peoples that corresponds to it.
  Guess guess = Guess::kNever;
};

/// What turns a place or its inhabitant into an adjective.
struct PlaceAdjectiveSuffixes {
  std::string regular;                   ///< "isch".
  std::string brief;                     ///< "sch", with which `regular` ends.
  std::vector<std::string> never_after;  ///< Ends of inhabitants that have no adjective.
};

/// A people that is not made with -er: Franke, Franken, Fränkin, Fränkinnen.
struct People {
  std::string singular, plural, feminine;
  std::string feminine_plural;  ///< "" if no rule makes it.
  std::string folded_singular, folded_plural, folded_feminine, folded_feminine_plural;
};

/// One reading of a definite article: "dem", dative, masculine.
struct Article {
  std::string word;
  Determiner reading;
};

enum class AddressRole : std::uint8_t { kTitle, kHousehold, kGreeting, kKin, kAddress };
struct AddressWord {
  AddressRole role = AddressRole::kTitle;
  std::string gender;
  bool household = false;  ///< Before a family name alone: "Liebe Hubers".
  bool decides = false;    ///< Its gender is that of the name behind it, whatever the lists say.
  bool of_firm = false;    ///< The name is that of a firm: "Firma".
};

/// kPart: "Bad", "Markt", "am", which belong to a name. kGeneric: "Bezirk", "Landkreis", which
/// stay.
enum class PlaceWord : std::uint8_t { kPart, kSaint, kGeneric };

/// Value; const and shared once built.
struct Grammar {
  FoldedMap<DeterminerWord> determiners;
  std::vector<DeterminerEnding> determiner_endings;  ///< The first row that fits decides.
  std::string common_ending;      ///< Its row has no conditions: it wins where readings differ.
  std::vector<Article> articles;  ///< The readings of "der", "die", "das".
  FoldedMap<std::string> prepositions;  ///< Word -> "dat", "acc", "both", "gen".
  FoldedMap<bool>
      terrain_prepositions;  ///< Before mountains: "auf" false, "am" true: with article.
  std::vector<NameEnding> name_endings;              ///< By last byte, then longest first.
  std::array<std::uint16_t, 257> first_ending = {};  ///< In them, by last byte; one more behind.
  std::vector<std::string> ends_without_adjective;   ///< Names with these have none in -sch.
  std::vector<std::string> plural_stems;  ///< Ends of unknown stems that -s makes a plural.
  std::vector<std::string> base_stems;    ///< Ends of unknown stems whose -s is their own.
  std::bitset<128> vowels;                ///< Small ASCII letters.
  std::vector<std::string> sibilants;     ///< Lower case, not empty.
  std::bitset<256> sibilant_ends;         ///< Their last bytes.
  FoldedMap<AddressWord> address_words;
  FoldedSet greeting_adverbs;  ///< "sehr" in "sehr geehrter".
  FoldedSet connectors;
  std::vector<std::string> link_words;  ///< The connectors of letters alone: "und".
  FoldedSet town_prepositions;          ///< "nach", before a town without an article.
  FoldedSet room_words;                 ///< "Zimmer" in "Zimmer 3".
  FoldedSet compound_nouns;             ///< "Reise" in "Graz-Reise".
  TownNeeds town_needs;
  FoldedSet name_adjectives;  ///< Without endings.
  FoldedSet numerals;         ///< "zwei", "mehrere".
  FoldedSet everyday_words;
  FoldedSet generic_address_words;  ///< Words of hosts and mailboxes that name nobody.
  std::vector<std::pair<std::string, std::string>> given_endings;   ///< Ending, gender.
  std::vector<std::pair<std::string, std::string>> region_endings;  ///< Ending, gender.
  std::vector<InhabitantRule> inhabitant_rules;
  std::vector<InhabitantRule> inhabitant_variants;
  std::vector<InhabitantRule> place_adjectives;  ///< "burg", "burgisch".
  PlaceAdjectiveSuffixes place_adjective_suffixes;
  std::vector<InhabitantForm> inhabitant_forms;  ///< Longest first.
  std::string inhabitant_ending;                 ///< What all of them begin with: "er".
  std::vector<People> peoples;
  FoldedMap<std::size_t> people_forms;  ///< Every form, folded -> index in peoples.
  AdjectiveEndings adjectives;
  NounEndings nouns;
  FoldedMap<PlaceWord> place_words;
  FoldedSet quarter_words;    ///< "Mitte" in "Berlin-Mitte".
  FoldedSet landscape_words;  ///< "Wald" in "Bayerischer Wald".
  PlaceNames place_names;
  std::vector<std::pair<std::string, std::string>> country_cues;  ///< "+43", "AT"; in the text.
  /// "Jänner", "AT"; by the first byte of the word.
  std::array<std::vector<std::pair<std::string, std::string>>, 256> country_words;
  std::vector<std::pair<std::string, std::string>> zip_countries;  ///< "A-0000", "AT": of codes.
  WordSearch umlaut_words;  ///< Words that show written-out umlauts.
  WordSearch swiss_words;

  /// Errors: kLexicon, a missing table.
  static Result<Grammar> load(const Lexicons& lexicons);

  /// The endings with the last byte of a folded name, longest first.
  [[nodiscard]] std::span<const NameEnding> endings_like(std::string_view folded) const {
    const auto last = static_cast<unsigned char>(folded.back());
    return std::span(name_endings)
        .subspan(first_ending[last], first_ending[last + 1U] - first_ending[last]);
  }
  /// True if a word ends as adjectives do.
  [[nodiscard]] bool has_adjective_ending(std::string_view word) const {
    return !adjectives.ending_of(word).empty();
  }
  /// By the longest ending of inhabitants that a folded name ends with.
  [[nodiscard]] InhabitantForm::Guess guess_inhabitant(std::string_view folded) const;
  /// The definite article of this gender or, of any, in the plural: "der", "dem". There must be a
  /// row for it. Views the grammar.
  [[nodiscard]] std::string_view article(const Determiner& reading) const;
  /// True if the folded word is a definite article with this reading.
  [[nodiscard]] bool is_article(std::string_view folded, const Determiner& reading) const;
  /// The ending of an adjective behind a determiner of this kind ("none": behind none) in this
  /// reading.
  [[nodiscard]] std::string_view ending_after(std::string_view determiner_kind,
                                              const Determiner& reading) const;
  /// True for the word before the name of a saint: "sankt", "st".
  [[nodiscard]] bool is_saint(std::string_view folded) const {
    const PlaceWord* const word = place_words.find(folded);
    return word != nullptr && *word == PlaceWord::kSaint;
  }
  /// True for a folded word that is a kind of place: "bezirk".
  [[nodiscard]] bool is_kind_of_place(std::string_view folded) const {
    const PlaceWord* const word = place_words.find(folded);
    return word != nullptr && *word == PlaceWord::kGeneric;
  }
  /// True if the genitive of a name with this end is an apostrophe alone.
  [[nodiscard]] bool ends_in_sibilant(std::string_view name) const;
  /// True if a name ends in a letter that -in can follow.
  [[nodiscard]] bool ends_in_consonant(std::string_view name) const;
  /// The value of the longest ending that `word` (folded) ends with; "" if none and no "*".
  static std::string_view by_ending(const std::vector<std::pair<std::string, std::string>>& endings,
                                    std::string_view word);
};

/// True if `word` ends with one of `ends`.
bool ends_with_any(std::string_view word, const std::vector<std::string>& ends);

}  // namespace pseudo::lang::de
