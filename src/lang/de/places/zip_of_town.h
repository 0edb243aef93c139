// The postal code that stands beside a town.
#pragma once

#include <cstddef>
#include <string_view>

#include "pseudo/language.h"

namespace pseudo::lang::de {

/// The postal code of a part that is a town, within its mention (`parts`), in a mention beside it
/// or in the text before it; with the sign of its country, if it has one: "A-8010". "" if there is
/// none.
std::string_view zip_of(const DocumentView& document, const Analysis& parts, std::size_t mention,
                        std::size_t part);

}  // namespace pseudo::lang::de
