// What every reader does with its bytes before it looks at them.
#pragma once

#include <cstddef>
#include <optional>
#include <string_view>

#include "pseudo/result.h"

namespace pseudo {

inline constexpr std::string_view kBom = "\xEF\xBB\xBF";

/// kInvalidUtf8 with line and byte offset if the bytes are not UTF-8. `part`: of the error.
std::optional<Error> check_utf8(std::string_view bytes, Location::In part);

}  // namespace pseudo
