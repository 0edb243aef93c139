// Files of formats that are not read: what to do with them, for messages.
#pragma once

#include <cstddef>
#include <map>
#include <string>
#include <string_view>

namespace pseudo {

/// The ending of a file of a known other format, in small letters: ".xml"; empty for other files.
std::string_view foreign_ending(std::string_view name);

/// What to do with files of a foreign ending: "export it as BRAT standoff ...".
std::string_view foreign_remedy(std::string_view ending);

/// True for the ending of an archive or packed file: ".zip".
bool is_packed_ending(std::string_view ending);
/// JSON that is no JSON Lines.
bool is_json_ending(std::string_view ending);

/// How many of the files that a search passed over have which foreign ending.
using ForeignFiles = std::map<std::string_view, std::size_t>;

/// "; 6 of them are .xml: ..." for the most frequent ending; empty if there is none.
std::string describe(const ForeignFiles& files);

}  // namespace pseudo
