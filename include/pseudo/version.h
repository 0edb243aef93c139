// The version of the library.
//
//   std::cout << "pseudo " << pseudo::version() << '\n';
#pragma once

#include <string_view>

namespace pseudo {

/// "0.1.0". The same version, key, input and options give the same bytes.
std::string_view version();

}  // namespace pseudo
