// Finds where an edited text differs from its original if its annotations cannot be read.
#pragma once

#include <optional>
#include <string_view>

#include "pseudo/category.h"
#include "pseudo/document.h"
#include "pseudo/pseudonymizer.h"

namespace pseudo {

/// The first position of the original at which the text outside private annotations does not
/// continue in the new text; nothing if all of it occurs there in order. An insertion beside a
/// replaced span counts as part of the surrogate. Linear, except for repetitive texts.
std::optional<TextPlace> first_difference(const Document& before, std::string_view after,
                                          const LabelMap& labels);

}  // namespace pseudo
