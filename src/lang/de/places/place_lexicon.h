// Access to the tables of places, and to their inhabitants and adjectives.
#pragma once

#include <array>
#include <optional>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include "lang/de/grammar/grammar.h"
#include "pseudo/lexicon.h"

namespace pseudo::lang::de {

enum class PlaceColumn : std::uint8_t {
  kCountry,
  kKind,
  kSize,
  kGender,
  kNumber,
  kConstruction,
  kInhabitant,
  kAdjective,
};

/// A table of places with the numbers of its columns.
struct PlaceTable {
  const LexiconTable* lexicon = nullptr;
  std::array<std::optional<std::size_t>, 8> columns = {};  ///< Indexed by PlaceColumn.

  explicit operator bool() const { return lexicon != nullptr; }
  [[nodiscard]] std::optional<std::size_t> column(PlaceColumn column) const {
    return columns[static_cast<std::size_t>(column)];
  }
  [[nodiscard]] bool has(PlaceColumn wanted) const { return column(wanted).has_value(); }
};

/// A row of a table of places. Points into the PlaceLexicon.
struct PlaceRow {
  const PlaceTable* table = nullptr;
  std::uint32_t row = 0;
  [[nodiscard]] std::string_view name() const { return table->lexicon->cell(row, std::size_t{0}); }
  /// Returns "" if the table lacks the column.
  [[nodiscard]] std::string_view cell(PlaceColumn wanted) const {
    const auto column = table->column(wanted);
    return column ? table->lexicon->cell(row, *column) : std::string_view();
  }
  friend bool operator==(const PlaceRow&, const PlaceRow&) = default;
};
using PlaceRows = std::vector<PlaceRow>;

/// Immutable after load(). Refers to the lexicons, which must outlive it.
class PlaceLexicon {
 public:
  /// Errors: kLexicon if a required table is missing.
  static Result<PlaceLexicon> load(const Lexicons& lexicons, const Grammar& grammar);

  /// Returns the rows with this folded name: first of table places, then of world, then of regions.
  /// Reads "St." as "Sankt".
  [[nodiscard]] PlaceRows find(std::string_view folded) const;
  [[nodiscard]] bool knows(std::string_view folded) const { return !find(folded).empty(); }
  /// Returns the rows with this core: "frankfurt" -> Frankfurt am Main, Frankfurt (Oder); "st.
  /// veit" -> Sankt Veit an der Glan.
  [[nodiscard]] PlaceRows with_core(std::string_view folded) const;
  /// Returns the rows with this inhabitant ("muenchner" -> München) or people ("franken").
  [[nodiscard]] PlaceRows with_inhabitant(std::string_view folded) const;
  /// Returns the rows with this adjective, given without its ending: "fraenkisch".
  [[nodiscard]] PlaceRows with_adjective(std::string_view folded) const;
  /// Returns the regions whose name begins with an adjective, regardless of its ending:
  /// "vereinigten staaten".
  [[nodiscard]] PlaceRows with_inflected_adjective(std::string_view folded) const;
  /// Returns the row that a part with this lemma was read from. `is_region` selects between a
  /// region and a place of the same name.
  [[nodiscard]] std::optional<PlaceRow> row_of(std::string_view lemma, bool is_region) const;

  /// Wraps a row of any table. Cells of tables other than those of places are empty, except for the
  /// name.
  [[nodiscard]] PlaceRow row(const LexiconTable* table, std::uint32_t row) const;

  [[nodiscard]] const LexiconTable* places() const { return tables_[0].lexicon; }
  /// Null if it is missing.
  [[nodiscard]] const LexiconTable* world() const { return tables_[1].lexicon; }
  [[nodiscard]] const LexiconTable* regions() const { return tables_[2].lexicon; }
  /// Tables districts, district_numbers and university_towns. Null if they are missing.
  [[nodiscard]] const LexiconTable* districts() const { return districts_; }
  [[nodiscard]] const LexiconTable* district_numbers() const { return district_numbers_; }
  [[nodiscard]] const LexiconTable* university_towns() const { return university_towns_; }
  /// Table term_places: names that may replace the place in a fixed term. Null if it is missing.
  [[nodiscard]] const LexiconTable* term_places() const { return term_places_; }
  /// True if table term_places has names of that kind.
  [[nodiscard]] bool is_term_kind(std::string_view kind) const {
    return term_places_ != nullptr && !kind.empty() && term_places_->offers(1, {.kind = kind});
  }
  /// True if some addition to a name of a place contains this noun or abbreviates to it: "Saale".
  [[nodiscard]] bool is_addition_noun(std::string_view noun) const;
  /// False for a town without a postal code in the table of its country. True if there is no such
  /// table.
  [[nodiscard]] bool has_zip(std::string_view place, std::string_view country) const;
  [[nodiscard]] bool has_kinds() const { return has_kinds_; }
  [[nodiscard]] const PlaceNames& names() const { return names_; }

 private:
  void index(std::size_t number, const Grammar& grammar);
  void index_inhabitant(std::string_view inhabitant, std::uint64_t address, const Grammar& grammar);
  void index_name(std::string_view name, std::uint64_t address, bool has_article);
  void index_addition(std::string_view name);
  void index_derivations(const LexiconTable* derivations);
  using Index = FoldedMap<std::vector<std::uint64_t>>;  // table << 32 | row
  void resolve(const Index& index, std::string_view folded, PlaceRows& rows) const;
  [[nodiscard]] PlaceRows resolve_spelled_out(const Index& index, std::string_view folded) const;
  PlaceNames names_;
  AdjectiveEndings adjective_endings_;
  NounEndings nouns_;
  std::array<PlaceTable, 3> tables_;  // places, world (may be null), regions
  PlaceTable other_;                  // stands for any other table
  bool has_kinds_ = false;
  const LexiconTable* districts_ = nullptr;
  const LexiconTable* district_numbers_ = nullptr;
  const LexiconTable* university_towns_ = nullptr;
  const LexiconTable* term_places_ = nullptr;
  std::vector<std::pair<std::string, const LexiconTable*>> zips_;  // by country
  FoldedSet addition_nouns_;
  Index cores_;
  Index saint_cores_;  // places of saints with an addition
  Index inflected_;    // without endings of adjectives
  Index inhabitants_;
  Index adjectives_;
};

// The table of a row is told by its columns.
inline bool is_region(const PlaceRow& row) { return row.table->has(PlaceColumn::kConstruction); }
/// True for a row of table world.
inline bool is_of_world(const PlaceRow& row) {
  return row.table->has(PlaceColumn::kSize) && !row.table->has(PlaceColumn::kKind);
}

}  // namespace pseudo::lang::de
