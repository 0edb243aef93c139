// The ids of a document: each once, and none referred to that is not there.
#pragma once

#include <cstdint>
#include <optional>
#include <string>

#include "pseudo/document.h"
#include "pseudo/result.h"

namespace pseudo {

struct IdFault {
  Error error;               ///< kDuplicateId or kMissingId, with code and message only.
  std::uint32_t origin = 0;  ///< The element that has the id, or refers to it.
  std::string id;            ///< Of that element; may be empty.
  std::string missing = {};  ///< The id that it refers to.
};

/// The first element, by origin, whose id is that of another one before it; if there is none, the
/// first that refers to an id that is not there. Cost: that of sorting.
std::optional<IdFault> find_id_fault(const Document& document);

}  // namespace pseudo
