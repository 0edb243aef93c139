// The key of the tests of values.
#pragma once

#include "pseudo/random.h"

namespace pseudo::values {

inline const Key kKey = Key::from_bytes("0123456789abcdef0123456789abcdef");

}  // namespace pseudo::values
