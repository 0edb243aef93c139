// Files of unsupported formats: advice for messages.
#pragma once

#include <cstddef>
#include <map>
#include <string>
#include <string_view>

namespace pseudo {

/// The ending of a file in a known unsupported format, in lower case: ".xml"; empty for other
/// files.
std::string_view foreign_ending(std::string_view name);

/// The advice for files with that ending: "export it as BRAT standoff ...".
std::string_view foreign_remedy(std::string_view ending);

/// True for endings of archives and packed files: ".zip".
bool is_packed_ending(std::string_view ending);
/// True for JSON other than JSON Lines.
bool is_json_ending(std::string_view ending);

/// Unsupported ending -> number of files that a search ignored.
using ForeignFiles = std::map<std::string_view, std::size_t>;

/// "; 6 of them are .xml: ..." for the most frequent ending; empty if there are none.
std::string describe(const ForeignFiles& files);

}  // namespace pseudo
