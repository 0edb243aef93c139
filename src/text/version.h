// The version of the Unicode library.
#pragma once

#include <string>

namespace pseudo::text {

/// "72.1".
std::string icu_version();

}  // namespace pseudo::text
