// Formats values of a configuration file as TOML, for suggestions in messages.
#pragma once

#include <string>
#include <string_view>
#include <vector>

namespace pseudo::cli {

/// True if the line has typographic quotes outside of straight ones.
bool has_curly_quotes(std::string_view line);
/// Removes quotes of any kind, and blanks around them.
std::string without_quotes(std::string_view text);

bool is_number(std::string_view value);

/// Returns a value without quotes or type as TOML. Hides values of key files.
std::string spelled(std::string_view key, std::string_view value);

/// Splits a list whose commas, quotes or brackets are wrong.
std::vector<std::string> parts_of(std::string_view list);

/// Returns the correct form of "key = value" for one or several values.
std::string corrected(std::string_view key, std::string_view value);

/// Returns "style = [\"tag\", \"DATE=year\"]". Hides values of key files.
std::string as_list(std::string_view key, const std::vector<std::string>& values);

}  // namespace pseudo::cli
