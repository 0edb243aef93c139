// The exact way through a JSON line, which says where and how it is broken.
#pragma once

#include <optional>
#include <span>
#include <string>
#include <string_view>

#include "format/json_raw.h"
#include "pseudo/result.h"

namespace pseudo {

/// Fills an empty `raw`, which owns all strings. Errors: kInvalidUtf8, kMalformed (no JSON, fields
/// of other types than the contract's, fields twice, fields missing).
std::optional<Error> parse_json_exactly(std::string_view line, std::span<const std::string> keep,
                                        RawLine& raw);

}  // namespace pseudo
