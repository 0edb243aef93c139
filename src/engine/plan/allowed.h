// Annotations that stay because their strings are allowed.
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
  std::size_t count = 0;        ///< Annotations.
  std::vector<ByteSpan> spans;  ///< In bytes of the text, sorted, disjoint.
};

/// Takes the category of each annotation whose whole text is an allowed string of its label, or a
/// form of it, and of the annotations inside it. An annotation that another one overlaps, which is
/// not inside it, is replaced with that one.
Allowed take_allowed(const Document& document, const KnownStrings& known,
                     std::vector<std::optional<Category>>& categories);

}  // namespace pseudo
