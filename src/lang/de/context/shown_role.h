// The role of a word as a name, as mentions of whole people show it.
#pragma once

#include <cstdint>

#include "lang/common/folded_map.h"
#include "lang/common/person_words.h"

namespace pseudo::lang::de {

/// Given or family name, with the strength of the evidence.
struct ShownRole {
  PersonRole role = PersonRole::kOpen;
  std::uint8_t strength = 0;  ///< 1: usual order; 2: lists; 3: evidence in the text.
};
using ShownRoles = FoldedMap<ShownRole>;  // by folded word

}  // namespace pseudo::lang::de
