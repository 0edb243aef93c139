// House numbers inside an annotation of a street.
#pragma once

#include <string_view>

#include "pseudo/span.h"

namespace pseudo::lang::de {

/// Returns the span of the house number: "7" in "Hauptstr. 7", "12-14" in "Am Anger Nr. 12-14", "3,
/// Top 4" in "Gasse 3, Top 4", but not "17." in "Straße des 17. Juni". Returns an empty span at the
/// end if there is none.
ByteSpan house_number_in(std::string_view street);

}  // namespace pseudo::lang::de
