// Stage assign: draws surrogates for names, shifts for dates, and values for numbers. Writes no
// text.
#pragma once

#include <cstddef>
#include <vector>

#include "engine/assign/draw_dates.h"
#include "engine/assign/draw_numbers.h"
#include "engine/assign/name_draws.h"
#include "engine/common/scopes.h"
#include "engine/common/setup.h"
#include "engine/forms/swept_forms.h"
#include "engine/resolve/resolve.h"

namespace pseudo {

/// The numbers of one scope, and the parts that they replace.
struct AssignedNumbers {
  std::vector<PartPlace> places;
  DrawnNumbers numbers;
};

/// Everything that was drawn for a document.
struct Assigned {
  std::vector<DrawnName> names;  ///< Indexed by entity.
  NameDraws name_draws;          ///< Draws further names for the same document.
  std::vector<DateShift> dates;  ///< One per scope.
  std::vector<AssignedNumbers> numbers;
};

/// Draws names first, then dates, then numbers, because the postal code of a place depends on the
/// surrogate of the place. Addresses need no draws of their own: their names are drawn here, and
/// their other words are functions of the key and the word. `forms` holds the forms of the
/// document's originals. `resolved` and `forms` must outlive the result.
Assigned assign(const Document& document, const Plan& plan, const Resolved& resolved,
                const SweptForms& forms, const EngineSetup& setup, Scopes& scopes);

}  // namespace pseudo
