// What the mentions of whole people show of a word.
#pragma once

#include <cstdint>

#include "lang/common/folded_map.h"
#include "lang/common/person_words.h"

namespace pseudo::lang::de {

/// Given or family name, and how surely.
struct ShownRole {
  PersonRole role = PersonRole::kOpen;
  std::uint8_t strength = 0;  ///< 1: the usual order; 2: what the lists know; 3: signs of the text.
};
using ShownRoles = FoldedMap<ShownRole>;  // by folded word

}  // namespace pseudo::lang::de
