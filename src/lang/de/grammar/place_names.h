// The structure of names of places: core, words like "Bad" before it, additions after it, and
// saints.
#pragma once

#include <bitset>
#include <cstddef>
#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "lang/common/folded_map.h"
#include "pseudo/lexicon.h"

namespace pseudo::lang::de {

/// kSpa: "Bad Ischl". kSaint: "St. Pölten". kQualified: "Frankfurt am Main", "Halle (Saale)".
/// kWords: "Neue Welt".
enum class PlaceShape : std::uint8_t { kPlain, kSpa, kSaint, kQualified, kWords };

/// Returns the value of column `kind` of table places for a shape.
std::string_view shape_name(PlaceShape shape);

/// A name of a place split at its addition: "Frankfurt a. M.". Points into the name.
struct PlaceAddition {
  std::string_view core;                       ///< "Frankfurt".
  std::string_view opening;                    ///< " ", "/", " (".
  std::vector<std::string_view> prepositions;  ///< With articles and dots: "a.", "d.".
  std::string_view noun;                       ///< "M.", "Tauber".
  std::string_view closing;                    ///< ")" or empty.
  [[nodiscard]] bool is_abbreviated() const;   ///< True if one of the prepositions is abbreviated.
  [[nodiscard]] bool has_blanks() const;       ///< True if blanks separate its words: "a. d. Ruhr".
};

/// The additions of table place_additions, and the spas and saints of table place_words.
class PlaceNames {
 public:
  /// A missing table has no rows.
  static PlaceNames load(const Lexicons& lexicons);

  [[nodiscard]] PlaceShape shape(std::string_view name) const;
  /// Returns the name without "Bad" and without its addition: "Ischl", "Frankfurt". Returns a plain
  /// name unchanged.
  [[nodiscard]] std::string_view core(std::string_view name) const;

  /// Returns nullopt if the name has no addition. Accepts any letter case and spelling.
  [[nodiscard]] std::optional<PlaceAddition> addition(std::string_view name) const;
  /// Returns a name that is all in capitals or all in lower case in natural case: "Frankfurt a. M."
  /// for "FRANKFURT A. M.".
  [[nodiscard]] std::string natural(std::string_view name) const;
  /// Returns the noun of an addition, folded, and written out if the tables contain its
  /// abbreviation ("opf."). Empty if the abbreviation is ambiguous ("m.").
  [[nodiscard]] std::string full_noun(std::string_view noun) const;
  /// True if two nouns of additions can mean the same: "M." and "Main".
  [[nodiscard]] bool can_be_same(std::string_view noun, std::string_view other) const;
  /// Returns core and addition with the abbreviations written out that the tables contain.
  [[nodiscard]] std::string in_full(const PlaceAddition& place) const;
  /// Returns `lemma` with its addition in the style of `pattern`: "Rothenburg o. d. T." for
  /// "Rothenburg ob der Tauber" in the style of "Frankfurt a. M.". Returns nullopt if that is not
  /// possible.
  [[nodiscard]] std::optional<std::string> written_like(std::string_view pattern,
                                                        std::string_view lemma) const;
  /// True if the name begins with "Bad" or a similar word.
  [[nodiscard]] bool is_spa(std::string_view name) const { return !spa_of(name).empty(); }
  /// Returns the name without its addition. Keeps "Bad".
  [[nodiscard]] std::string_view without_addition(std::string_view name) const {
    return name.substr(0, addition_begin(name));
  }

  /// Writes an abbreviated saint out: "st. poelten", "st poelten" -> "sankt poelten". Returns other
  /// names unchanged.
  [[nodiscard]] std::string spell_out_saint(std::string folded) const;
  /// True if spell_out_saint changes the folded name.
  [[nodiscard]] bool abbreviates_saint(std::string_view folded) const;
  /// True if a folded name begins with "sankt ".
  [[nodiscard]] bool spells_saint_out(std::string_view folded) const;
  /// Returns alternative spellings of a folded name in the tables: "sankt veit" -> {"st. veit"}.
  [[nodiscard]] std::vector<std::string> other_spellings(std::string_view folded) const;
  /// Returns the beginning of a name that spells "Saint" like the tables of places ("Sankt ", "St.
  /// "), or "". The result points into the name.
  [[nodiscard]] std::string_view listed_saint(std::string_view name) const;
  /// As listed_saint, for a name in any letter case, with or without a blank after "St.".
  [[nodiscard]] std::string_view written_saint(std::string_view surface) const;

 private:
  void add_word(std::string_view word, std::string_view role, bool listed);
  void add_addition(std::string_view beginning, std::string_view blanks);
  [[nodiscard]] std::string_view spa_of(std::string_view name) const;
  [[nodiscard]] std::size_t addition_begin(std::string_view name) const;

  struct AdditionWord {
    std::string full;
    std::string before_article;
  };
  [[nodiscard]] std::optional<std::string> noun_like(std::string_view pattern,
                                                     std::string_view noun) const;

  FoldedMap<AdditionWord> addition_words_;     // by folded word with its dot
  FoldedMap<std::string> abbreviations_;       // by folded noun
  FoldedMap<std::vector<std::string>> nouns_;  // by folded abbreviation without its dot

  FoldedSet landscapes_;  // generic words that are not names by themselves

  std::vector<std::string> spas_;           // with the blank after them
  std::vector<std::string> listed_saints_;  // with the blank after them
  std::string full_saint_;                  // folded, with the blank
  std::vector<std::string> short_saints_;   // folded, with what separates them, longest first
  std::vector<std::string> listed_shorts_;  // those of short_saints_ that the tables of places use
  std::vector<std::string> additions_;      // with the blanks around them
  std::bitset<256> addition_bytes_;         // first bytes of the additions
};

}  // namespace pseudo::lang::de
