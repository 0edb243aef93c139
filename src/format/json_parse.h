// Parses a JSON line: fast where the line is plain, with the exact place where it is broken.
#pragma once

#include <optional>
#include <span>
#include <string>
#include <string_view>

#include "format/json_collector.h"
#include "pseudo/result.h"

namespace pseudo {

/// Fills `raw`. Error: kMalformed (no JSON, fields of other types than the contract's, fields
/// twice, fields missing). Precondition: valid UTF-8.
std::optional<Error> parse_json_line(std::string_view line, std::span<const std::string> keep,
                                     RawLine& raw);

}  // namespace pseudo
