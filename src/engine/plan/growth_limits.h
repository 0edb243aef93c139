// Bounds on overlapping annotations, so that work and output stay linear in the input.
#pragma once

#include "pseudo/document.h"
#include "pseudo/result.h"

namespace pseudo {

/// A short document may hold so many annotations of nearly all of its text that work and output
/// would grow with the square of the input.
/// Errors: kSpan.
Status check_entanglement(const Document& document);

/// Annotations that overlap in a chain all end on the whole surrogate of the chain: with thousands
/// of them the output would grow with the square of the input.
/// Errors: kSpan.
Status check_growth(const Document& before, const Document& after);

}  // namespace pseudo
