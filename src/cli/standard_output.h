// Writes results on standard output.
#pragma once

#include <string_view>

namespace pseudo::cli {

/// Returns false if not all of the text could be written, as to a closed pipe or a full disk.
bool print(std::string_view text);

}  // namespace pseudo::cli
