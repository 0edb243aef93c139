// Reproducible random draws with a public key. Must not be used to hide anything.
#pragma once

#include <string>
#include <string_view>

#include "pseudo/random.h"

namespace pseudo::recognition {

inline DrawStream repeatable_draws(std::string_view purpose, std::string_view seed = {}) {
  const Key key = Key::from_bytes(std::string(Key::kBytes, 'r'));
  return ScopeDraws(key, "", "recognition", seed).stream(purpose);
}

}  // namespace pseudo::recognition
