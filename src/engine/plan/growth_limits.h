// Limits on overlapping annotations that keep work and output linear in the input.
#pragma once

#include "pseudo/document.h"
#include "pseudo/result.h"

namespace pseudo {

/// Rejects documents whose annotations cover much more than the size of the input. Many annotations
/// of nearly the whole text would otherwise cause quadratic work and output. Errors: kSpan.
Status check_entanglement(const Document& document);

/// Rejects results that grow too much. If annotations overlap in a chain, each of them covers the
/// whole surrogate of the chain afterwards, so thousands of them would cause quadratic output.
/// Errors: kSpan.
Status check_growth(const Document& before, const Document& after);

}  // namespace pseudo
