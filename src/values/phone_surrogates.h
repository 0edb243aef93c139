// Replaces telephone numbers digit by digit.
#pragma once

#include <cstddef>
#include <span>
#include <string>
#include <string_view>

#include "pseudo/random.h"
#include "values/area_codes.h"

namespace pseudo::values {

inline constexpr unsigned kFreeAttempt = 24;

/// The significant number that replaces `digits`: a known area code of the same length if there is
/// one, otherwise random digits. All numbers of one area code get the same one. No zero appears;
/// zeros stay unless too little would change. The extension depends only on its own digits, so that
/// "2700-12" and "extension 12" agree.
/// `base`: characters before the extension. `groups`: PhoneNumber::groups, which tell an area code
/// that no table has. `dial`: country code, or empty.
/// `attempt`: 0, then 1, 2 ... for other ones; from kFreeAttempt on area codes and zeros change
/// like other digits: there may be one area code of that length, or a group of zeros alone.
/// Threads: pure.
std::string draw_phone(std::string_view digits, std::size_t base,
                       std::span<const std::size_t> groups, std::string_view dial,
                       const AreaCodes& areas, const ScopeDraws& draws, unsigned attempt);

}  // namespace pseudo::values
