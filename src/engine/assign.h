// From entities to new texts: every part of every mention gets what stands in for it.
#pragma once

#include <cstddef>
#include <map>
#include <string>
#include <vector>

#include "engine/compose.h"
#include "engine/resolve.h"
#include "engine/setup.h"
#include "pseudo/document.h"

namespace pseudo {

struct Assigned {
  std::vector<Composed> composed;  ///< New text of each mention.
  /// Of the slots of the targets that have several, by the number of the target.
  std::map<std::size_t, std::vector<std::string>> dealt;
  std::size_t plain = 0;  ///< Invented words.
  std::size_t collisions = 0;
  std::size_t weekdays = 0;
  std::size_t holidays = 0;
};

/// Draws in the order names, dates, numbers, addresses: each may lean on those before. Surrogates
/// are left in the entities of `resolved`.
Assigned assign(const Document& document, Resolved& resolved, const Pseudonymizer::Setup& setup);

}  // namespace pseudo
