// Stage assign: what is drawn for names, dates and numbers. Nothing is written yet.
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

/// A part of a mention.
struct PartPlace {
  std::size_t mention = 0;
  std::size_t part = 0;
};

/// The numbers of one scope, with the parts that they fill.
struct AssignedNumbers {
  std::vector<PartPlace> places;
  DrawnNumbers numbers;
};

struct Assigned {
  std::vector<DrawnName> names;  ///< By entity.
  NameDraws name_draws;          ///< For further names of the same document.
  std::vector<DateShift> dates;  ///< One a scope.
  std::vector<AssignedNumbers> numbers;
};

/// Draws in the order names, dates, numbers: the postal code of a place depends on the surrogate
/// of the place. Addresses need no draw of their own: their names are drawn here, their other
/// words are functions of the key and of the words. `resolved` and `forms`, those of the document's
/// originals, must outlive the result.
Assigned assign(const Document& document, const Plan& plan, const Resolved& resolved,
                const SweptForms& forms, const EngineSetup& setup, Scopes& scopes);

/// Nothing but a few blanks, signs and at most `breaks` line breaks between `a` and the later `b`.
bool are_adjacent(std::string_view text, ByteSpan a, ByteSpan b, std::ptrdiff_t breaks = 0);

}  // namespace pseudo
