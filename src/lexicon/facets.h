// The columns that guide the choice of surrogates: conditions, letter, weight, use.
#pragma once

#include <array>
#include <cstddef>
#include <cstdint>
#include <string>
#include <string_view>
#include <vector>

#include "lexicon/tsv.h"
#include "pseudo/result.h"

namespace pseudo::lexicon {

/// The columns that Conditions can refer to, in the order in which rows are grouped.
enum Facet : std::size_t { kKind, kGender, kNumber, kCountry, kSize, kTier, kConstruction };
inline constexpr std::size_t kFacetCount = 7;
inline constexpr std::array<std::string_view, kFacetCount> kFacetNames = {
    "kind", "gender", "number", "country", "size", "tier", "construction"};

/// Replaces the column of kSize in tables of given names.
inline constexpr std::string_view kGeneration = "generation";

/// The facets of one row. Refers to the table's text.
struct RowFacts {
  std::array<std::string_view, kFacetCount> facets;  ///< As written; "" where there is no column.
  char32_t letter = 0;                               ///< Filing letter; 0: none.
  std::uint32_t weight = 1;                          ///< At least 1.
  bool surrogate = true;                             ///< The row may be drawn.
};

/// The facts of all rows, in order. Errors: kLexicon with path and line, if a cell has a value that
/// its column does not allow, or if the sum of the weights exceeds 32 bits.
Result<std::vector<RowFacts>> row_facts(const TsvTable& table, const std::string& path);

/// Splits "DE,AT" into DE
///  AT; empty for an empty cell.
std::vector<std::string_view> split_countries(std::string_view cell);

}  // namespace pseudo::lexicon
