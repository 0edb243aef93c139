// Serialization of JSON strings.
#pragma once

#include <string>
#include <string_view>

namespace pseudo {

/// Appends a JSON string with its quotes.
void append_json_string(std::string& out, std::string_view text);

}  // namespace pseudo
