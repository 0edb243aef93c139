// Finds measures and sums of money. They are not private, but a tagger may take their digits for a
// date or an identifier.
#pragma once

#include <string_view>
#include <vector>

#include "pseudo/span.h"
#include "recognition/rules/rules.h"
#include "recognition/tokens/tokens.h"

namespace pseudo::recognition {

/// Numbers with a unit ("2016 m", "EUR 30.000") and those with the dash of a sum of money
/// ("50,--"), in text order. Linear.
std::vector<ByteSpan> find_quantities(std::string_view text, const std::vector<Token>& tokens,
                                      const RuleWords& words);

}  // namespace pseudo::recognition
