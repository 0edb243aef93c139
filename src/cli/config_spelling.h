// How values of a configuration file are written.
#pragma once

#include <string>
#include <string_view>
#include <vector>

namespace pseudo::cli {

/// Typographic quotes outside of straight ones.
bool has_curly_quotes(std::string_view line);
/// Without quotes of any kind, and blanks around.
std::string without_quotes(std::string_view text);

bool is_number(std::string_view value);

/// How a value that stands there without its form is written; one of a secret is not shown.
std::string spelled(std::string_view key, std::string_view value);

/// The values of a list whose commas, quotes or brackets are wrong.
std::vector<std::string> parts_of(std::string_view list);

/// "key = value" as it should stand, where the value is one word or several.
std::string mended(std::string_view key, std::string_view value);

/// "style = [\"tag\", \"DATE=year\"]"; a value of a secret is not shown.
std::string as_list(std::string_view key, const std::vector<std::string>& values);

}  // namespace pseudo::cli
