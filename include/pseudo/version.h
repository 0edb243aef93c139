// The version of the library.
//
//   std::cout << "pseudo " << pseudo::version() << '\n';
#pragma once

#include <string_view>

namespace pseudo {

/// "0.1.0". Equal versions, keys, inputs and options give equal bytes.
std::string_view version();

}  // namespace pseudo
