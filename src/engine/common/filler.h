// What fills a target that gets a surrogate: chosen here by category, and nowhere else. What other
// styles put there is in fill_styles.
#pragma once

#include <cstdint>

#include "pseudo/category.h"
#include "pseudo/language.h"

namespace pseudo {

/// Each filler but kNone has a file of its own: fill_names, fill_dates, draw_numbers,
/// fill_addresses, initials.
enum class Filler : std::uint8_t {
  kNone,     ///< The part stays as it is.
  kInitial,  ///< The first letters of a surrogate.
  kName,     ///< The surrogate of an entity, from lexicons and grammar.
  kDate,     ///< The date after a shift.
  kNumber,   ///< Other digits and letters.
  kAddress,  ///< An address made of the surrogates of its names and of invented words.
};

/// What a mention of the category is filled with.
Filler filler_of(Category category);

/// What a part of a mention is filled with. Dates are shifted as whole mentions; a part of
/// another mention that looks like a date is a number.
Filler filler_of(const Mention& mention, const Part& part);

/// True for FEMALE, MALE, FAMILY, CITY, STREET, ORG: the categories of entities.
inline bool is_name(Category category) { return filler_of(category) == Filler::kName; }

}  // namespace pseudo
