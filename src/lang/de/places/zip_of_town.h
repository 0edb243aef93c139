// Finds the postal code of a town in the text.
#pragma once

#include <cstddef>
#include <string_view>

#include "pseudo/language.h"

namespace pseudo::lang::de {

/// Returns the postal code of a part that is a town: from the same mention (`parts`), from an
/// adjacent mention or from the text before it. Includes the prefix of the country: "A-8010".
/// Returns "" if there is none.
std::string_view zip_of(const DocumentView& document, const Analysis& parts, std::size_t mention,
                        std::size_t part);

}  // namespace pseudo::lang::de
