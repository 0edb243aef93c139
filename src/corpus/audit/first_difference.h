// Where an edited text differs from its original, although its annotations cannot be read.
#pragma once

#include <optional>
#include <string_view>

#include "pseudo/category.h"
#include "pseudo/document.h"
#include "pseudo/pseudonymizer.h"

namespace pseudo {

/// The place of the original text at which the text outside of private annotations cannot be found
/// any further in the new text; nothing if all of it is there, in order. An insertion beside a
/// replaced span is taken for a part of the surrogate. Cost: linear, but for texts that repeat
/// themselves.
std::optional<TextPlace> first_difference(const Document& before, std::string_view after,
                                          const LabelMap& labels);

}  // namespace pseudo
