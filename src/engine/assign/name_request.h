// What is asked of the surrogate of an entity.
#pragma once

#include <cstddef>
#include <cstdint>
#include <functional>
#include <optional>
#include <span>
#include <string>
#include <string_view>

#include "engine/assign/near_towns.h"
#include "engine/common/alike_names.h"
#include "engine/resolve/entity_table.h"
#include "pseudo/language.h"
#include "pseudo/random.h"
#include "text/word_units.h"

namespace pseudo {

/// How often a draw is repeated until a name fits, before all rows are scanned.
inline constexpr int kNameDraws = 40;
/// How many rows are scanned at most.
inline constexpr std::size_t kScannedRows = 500;

/// True for names that the surrogate must not have.
using IsUnwanted = std::function<bool(std::string_view)>;

/// The requirements on the surrogate of an entity, and the random stream it is drawn from.
struct NameRequest {
  const Entity& entity;
  std::span<const Part* const> forms = {};  ///< The forms in which the surrogate must exist.
  DrawStream stream;
  std::uint64_t choice = 0;  ///< Passed to LanguageModule::realize.
  std::string lemma = {};    ///< Input of the query.
  char32_t letter = 0;       ///< First letter of the surrogate; 0: any.
  SurrogateQuery query = {};
  std::optional<Point> goal = {};  ///< The surrogate should lie near it.
  text::UnitSet own_words = {};    ///< The surrogate must not contain these.
  IsUnwanted is_unwanted = {};     ///< Nor be one of these; empty: no others.
  PersonName own_name = {};        ///< Of a person; the surrogate must not resemble it.
  std::size_t candidates = 0;      ///< In shared scopes, their number; set by the draw.
};

/// Returns the name in a row of a lexicon.
Surrogate name_in_row(const LexiconTable& table, std::uint32_t row);

}  // namespace pseudo
