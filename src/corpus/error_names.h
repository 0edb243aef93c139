// Names of error codes, for logs.
#pragma once

#include <string_view>

#include "pseudo/result.h"

namespace pseudo {

/// "unknown-label".
std::string_view name(ErrorCode code);

}  // namespace pseudo
