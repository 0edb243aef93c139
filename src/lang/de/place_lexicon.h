// The place tables as German readers and writers ask them, with what derives from each place.
#pragma once

#include <array>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "lang/de/grammar.h"
#include "pseudo/lexicon.h"

namespace pseudo::lang::de {

/// A row of one of the place tables.
struct PlaceRow {
  const LexiconTable* table = nullptr;
  std::uint32_t row = 0;
  [[nodiscard]] std::string_view name() const { return table->cell(row, std::size_t{0}); }
  [[nodiscard]] std::string_view cell(std::string_view column) const {
    return table->cell(row, column);
  }
  friend bool operator==(const PlaceRow&, const PlaceRow&) = default;
};

enum class PlaceShape : std::uint8_t { kPlain, kBad, kSaint, kQualified, kWords };

/// "Bad Ischl" kBad, "St. Pölten" kSaint, "Frankfurt am Main", "Halle (Saale)" kQualified.
PlaceShape place_shape(std::string_view name);
/// The value of the column `kind` of table places for a shape.
std::string_view shape_name(PlaceShape shape);
/// The name without Bad and without what follows it: "Ischl", "Frankfurt"; itself if plain.
std::string_view place_core(std::string_view name);

/// Value; views the lexicons, which must outlive it.
class PlaceLexicon {
 public:
  /// Errors: kLexicon, a missing table.
  static Result<PlaceLexicon> load(const Lexicons& lexicons, const Grammar& grammar);

  /// Entries with this folded name: of places, then world, then regions. "St." reads "Sankt".
  [[nodiscard]] std::vector<PlaceRow> find(std::string_view folded) const;
  [[nodiscard]] bool knows(std::string_view folded) const { return !find(folded).empty(); }
  /// Entries whose core is this: "frankfurt" -> Frankfurt am Main, Frankfurt (Oder); "st. veit" ->
  /// Sankt Veit an der Glan.
  [[nodiscard]] std::vector<PlaceRow> with_core(std::string_view folded) const;
  /// By the inhabitant column: "muenchner" -> München; by the people: "franken".
  [[nodiscard]] std::vector<PlaceRow> with_inhabitant(std::string_view folded) const;
  /// By the adjective column, without ending: "fraenkisch".
  [[nodiscard]] std::vector<PlaceRow> with_adjective(std::string_view folded) const;
  /// Regions whose name begins with an adjective, whatever its ending: "vereinigten staaten".
  [[nodiscard]] std::vector<PlaceRow> with_inflected_adjective(std::string_view folded) const;
  /// The row that a part with this lemma came from: of those with its name a region if it is one.
  [[nodiscard]] std::optional<PlaceRow> row_of(std::string_view lemma, bool is_region) const;

  [[nodiscard]] const LexiconTable* places() const { return tables_[0]; }
  [[nodiscard]] const LexiconTable* regions() const { return tables_[2]; }
  [[nodiscard]] bool has_kinds() const { return has_kinds_; }

 private:
  void index(const LexiconTable* table, std::size_t number, const Grammar& grammar);
  void index_name(std::string_view name, std::uint64_t address, bool has_article);
  void index_derivations(const LexiconTable* derivations);
  [[nodiscard]] std::vector<PlaceRow> resolve(const FoldedMap<std::vector<std::uint64_t>>& map,
                                              std::string_view folded) const;
  std::array<const LexiconTable*, 3> tables_{};  // places, world (may be null), regions
  bool has_kinds_ = false;
  FoldedMap<std::vector<std::uint64_t>> cores_;        // table << 32 | row
  FoldedMap<std::vector<std::uint64_t>> saint_cores_;  // of saints' places with a qualifier
  FoldedMap<std::vector<std::uint64_t>> inflected_;    // without endings of adjectives
  FoldedMap<std::vector<std::uint64_t>> inhabitants_;
  FoldedMap<std::vector<std::uint64_t>> adjectives_;
};

inline bool is_region(const PlaceRow& row) { return row.table->column("article").has_value(); }

/// "st. poelten", "st poelten" -> "sankt poelten".
std::string spell_out_saint(std::string_view folded);

}  // namespace pseudo::lang::de
