// How names of places are built: what stands before and behind their core, and saints.
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

/// "Bad Ischl" kSpa, "St. Pölten" kSaint, "Frankfurt am Main", "Halle (Saale)" kQualified, "Neue
/// Welt" kWords.
enum class PlaceShape : std::uint8_t { kPlain, kSpa, kSaint, kQualified, kWords };

/// The value of the column `kind` of table places for a shape.
std::string_view shape_name(PlaceShape shape);

/// A name of a place, divided at its addition: "Frankfurt a. M.". Views the name.
struct PlaceAddition {
  std::string_view core;                       ///< "Frankfurt".
  std::string_view opening;                    ///< " ", "/", " (".
  std::vector<std::string_view> prepositions;  ///< With articles and dots: "a.", "d.".
  std::string_view noun;                       ///< "M.", "Tauber".
  std::string_view closing;                    ///< ")" or nothing.
  [[nodiscard]] bool is_abbreviated() const;   ///< One of the prepositions is.
  [[nodiscard]] bool has_blanks() const;       ///< Between its words: "a. d. Ruhr".
};

/// The rows of place_additions, and the spas and saints of place_words. Value.
class PlaceNames {
 public:
  /// A missing table has no rows.
  static PlaceNames load(const Lexicons& lexicons);

  [[nodiscard]] PlaceShape shape(std::string_view name) const;
  /// The name without Bad and without its addition: "Ischl", "Frankfurt"; itself if plain.
  [[nodiscard]] std::string_view core(std::string_view name) const;

  /// Nothing if the name has no addition. Any case and spelling.
  [[nodiscard]] std::optional<PlaceAddition> addition(std::string_view name) const;
  /// The name in natural case if it is all in capitals or small: "FRANKFURT A. M.".
  [[nodiscard]] std::string natural(std::string_view name) const;
  /// The noun of an addition, folded and in full where the tables know its abbreviation ("opf.").
  /// Empty where it may be several ("m.").
  [[nodiscard]] std::string full_noun(std::string_view noun) const;
  /// True if both nouns of additions can mean the same: "M." and "Main".
  [[nodiscard]] bool can_be_same(std::string_view noun, std::string_view other) const;
  /// Core and addition with abbreviations written out, as far as the tables know them.
  [[nodiscard]] std::string in_full(const PlaceAddition& place) const;
  /// `lemma` with its addition written as that of `pattern` is: "Rothenburg ob der Tauber" like
  /// "Frankfurt a. M." -> "Rothenburg o. d. T.". Nothing if it cannot be written so.
  [[nodiscard]] std::optional<std::string> written_like(std::string_view pattern,
                                                        std::string_view lemma) const;
  /// True if the name begins with "Bad" or its like.
  [[nodiscard]] bool is_spa(std::string_view name) const { return !spa_of(name).empty(); }
  /// The name without its addition, but with "Bad".
  [[nodiscard]] std::string_view without_addition(std::string_view name) const {
    return name.substr(0, addition_begin(name));
  }

  /// "st. poelten", "st poelten" -> "sankt poelten". Other names stay as they are.
  [[nodiscard]] std::string spell_out_saint(std::string folded) const;
  /// True if spell_out_saint changes the folded name.
  [[nodiscard]] bool abbreviates_saint(std::string_view folded) const;
  /// True if a folded name begins with the full spelling.
  [[nodiscard]] bool spells_saint_out(std::string_view folded) const;
  /// The folded name as the tables may spell it too: "sankt veit" -> {"st. veit"}.
  [[nodiscard]] std::vector<std::string> other_spellings(std::string_view folded) const;
  /// The beginning of a name that spells its saint as the tables of places do ("Sankt ", "St. ");
  /// "" if it has none. Views the name.
  [[nodiscard]] std::string_view listed_saint(std::string_view name) const;
  /// The same for a name as a text may spell it, in any case, perhaps without a blank behind "St.".
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
  FoldedMap<std::string> abbreviations_;       // of a folded noun, as written
  FoldedMap<std::vector<std::string>> nouns_;  // by folded abbreviation without dot, as written

  FoldedSet landscapes_;                    // generic words that are no name by themselves

  std::vector<std::string> spas_;           // with the blank behind them
  std::vector<std::string> listed_saints_;  // with the blank behind them
  std::string full_saint_;                  // folded, with the blank
  std::vector<std::string> short_saints_;   // folded, with what separates them, longest first
  std::vector<std::string> listed_shorts_;  // those of them that the tables of places use
  std::vector<std::string> additions_;      // with the blanks around them
  std::bitset<256> addition_bytes_;         // their first bytes
};

}  // namespace pseudo::lang::de
