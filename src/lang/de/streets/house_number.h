// House numbers that an annotation of a street covers as well.
#pragma once

#include <string_view>

#include "pseudo/span.h"

namespace pseudo::lang::de {

/// "7" of "Hauptstr. 7", "12-14" of "Am Anger Nr. 12-14", "3, Top 4" of "Gasse 3, Top 4". Empty at
/// the end if there is none; never the "17." of "Straße des 17. Juni".
ByteSpan house_number_in(std::string_view street);

}  // namespace pseudo::lang::de
