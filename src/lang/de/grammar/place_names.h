// How names of places are built: what stands before and behind their core, and saints.
#pragma once

#include <cstddef>
#include <cstdint>
#include <string>
#include <string_view>
#include <vector>

#include "pseudo/lexicon.h"

namespace pseudo::lang::de {

/// "Bad Ischl" kSpa, "St. Pölten" kSaint, "Frankfurt am Main", "Halle (Saale)" kQualified, "Neue
/// Welt" kWords.
enum class PlaceShape : std::uint8_t { kPlain, kSpa, kSaint, kQualified, kWords };

/// The value of the column `kind` of table places for a shape.
std::string_view shape_name(PlaceShape shape);

/// The rows of place_additions, and the spas and saints of place_words. Value.
class PlaceNames {
 public:
  /// A missing table has no rows.
  static PlaceNames load(const Lexicons& lexicons);

  [[nodiscard]] PlaceShape shape(std::string_view name) const;
  /// The name without Bad and without its addition: "Ischl", "Frankfurt"; itself if plain.
  [[nodiscard]] std::string_view core(std::string_view name) const;

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

  std::vector<std::string> spas_;           // with the blank behind them
  std::vector<std::string> listed_saints_;  // with the blank behind them
  std::string full_saint_;                  // folded, with the blank
  std::vector<std::string> short_saints_;   // folded, with what separates them, longest first
  std::vector<std::string> listed_shorts_;  // those of them that the tables of places use
  std::vector<std::string> additions_;      // with the blanks around them
  std::string addition_bytes_;              // their first bytes
};

}  // namespace pseudo::lang::de
