// Finds annotations that are kept because their strings are allowed.
#pragma once

#include <cstddef>
#include <optional>
#include <vector>

#include "engine/forms/known_strings.h"
#include "pseudo/category.h"
#include "pseudo/document.h"
#include "pseudo/span.h"

namespace pseudo {

struct Allowed {
  std::size_t count = 0;        ///< Number of annotations.
  std::vector<ByteSpan> spans;  ///< In bytes of the text, sorted, disjoint.
};

/// Resets the category of each annotation whose whole text is an allowed string of its label, or a
/// form of one, and of the annotations inside it. Exception: if another annotation overlaps it and
/// is not inside any allowed one, both are replaced.
Allowed take_allowed(const Document& document, const KnownStrings& known,
                     std::vector<std::optional<Category>>& categories);

}  // namespace pseudo
