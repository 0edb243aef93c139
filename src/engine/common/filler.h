// Chooses by category what fills a target that gets a surrogate; no other file decides this. For
// targets of other styles see fill_styles.
#pragma once

#include <cstdint>

#include "pseudo/category.h"
#include "pseudo/language.h"

namespace pseudo {

/// Each filler except kNone has its own file: fill_names, fill_dates, draw_numbers, fill_addresses,
/// initials.
enum class Filler : std::uint8_t {
  kNone,     ///< The part is kept unchanged.
  kInitial,  ///< The first letters of a surrogate.
  kName,     ///< The surrogate of an entity, from lexicons and grammar.
  kDate,     ///< The shifted date.
  kNumber,   ///< New digits and letters.
  kAddress,  ///< An address composed of the surrogates of its names and invented words.
};

/// The filler of a mention of this category.
Filler filler_of(Category category);

/// The filler of a part of a mention. Dates are only shifted as whole mentions; a part of another
/// mention that looks like a date is filled as a number.
Filler filler_of(const Mention& mention, const Part& part);

/// True for the categories of named entities: FEMALE, MALE, FAMILY, CITY, STREET, ORG.
inline bool is_name(Category category) { return filler_of(category) == Filler::kName; }
/// The same, and true for nodes whose parts are names.
inline bool is_named(Category category) {
  return is_name(category) || category == Category::kPerson || category == Category::kGiven;
}

}  // namespace pseudo
