// Checks of input bytes that all readers share.
#pragma once

#include <cstddef>
#include <optional>
#include <string_view>

#include "pseudo/result.h"

namespace pseudo {

inline constexpr std::string_view kBom = "\xEF\xBB\xBF";

/// Returns kInvalidUtf8 with line and byte offset if the bytes are not UTF-8, located in `part`.
std::optional<Error> check_utf8(std::string_view bytes, Location::In part);

}  // namespace pseudo
