// Telephone numbers that replace others, digit for digit.
#pragma once

#include <cstddef>
#include <string>
#include <string_view>

#include "pseudo/random.h"
#include "values/area_codes.h"

namespace pseudo::values {

/// The significant number that replaces `digits`: an area code of the same length where one is
/// known, else random digits; no zero appears, zeros stay unless too little would change; the
/// extension depends on its own digits alone, so that "2700-12" and "extension 12" agree.
/// `base`: characters before the extension. `dial`: country code, or empty.
/// `attempt`: 0, then 1, 2 ... for other ones. Threads: pure.
std::string draw_phone(std::string_view digits, std::size_t base, std::string_view dial,
                       const AreaCodes& areas, const ScopeDraws& draws, unsigned attempt);

}  // namespace pseudo::values
