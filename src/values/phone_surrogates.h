// Draws surrogates for telephone numbers.
#pragma once

#include <cstddef>
#include <span>
#include <string>
#include <string_view>

#include "pseudo/random.h"
#include "values/area_codes.h"

namespace pseudo::values {

inline constexpr unsigned kFreeAttempt = 24;

/// Draws the significant number that replaces `digits`. The area code becomes a known one of the
/// same length if there is one, otherwise random digits; all numbers with one area code get the
/// same new one. No zeros are introduced; zeros are kept unless too little would change. The
/// extension depends only on its own digits, so that "2700-12" and "extension 12" agree.
/// `base`: number of characters before the extension. `groups`: PhoneNumber::groups; indicates the
/// area code if no table has it. `dial`: country code, or empty.
/// `attempt`: 0; 1, 2 ... give other results. From kFreeAttempt on, area codes and zeros are
/// replaced like other digits: there may be only one area code of that length, or a group of zeros
/// only. Threads: pure.
std::string draw_phone(std::string_view digits, std::size_t base,
                       std::span<const std::size_t> groups, std::string_view dial,
                       const AreaCodes& areas, const ScopeDraws& draws, unsigned attempt);

}  // namespace pseudo::values
