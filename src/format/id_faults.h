// Checks that the ids of a document are unique and that all references resolve.
#pragma once

#include <cstdint>
#include <optional>
#include <string>

#include "pseudo/document.h"
#include "pseudo/result.h"

namespace pseudo {

struct IdFault {
  Error error;               ///< kDuplicateId or kMissingId, with code and message only.
  std::uint32_t origin = 0;  ///< The element that has the id, or that contains the reference.
  std::string id;            ///< Id of that element; may be empty.
  std::string missing = {};  ///< The id that could not be resolved.
};

/// The first element, by origin, whose id was used before; else the first that refers to an unknown
/// id. Takes the time of sorting.
std::optional<IdFault> find_id_fault(const Document& document);

}  // namespace pseudo
