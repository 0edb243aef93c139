// Finds initials of the people of a document beside a family name.
#pragma once

#include <cstddef>
#include <string_view>

#include "pseudo/span.h"

namespace pseudo {

/// The span of the initials before a name that begins at `name`, with their dots, not before
/// `earliest`: "E. Huber", "H.-P. Huber", "E Huber", "e.huber@", "e_huber". An empty span at `name`
/// if there are none.
ByteSpan initials_before(std::string_view text, std::size_t name, std::size_t earliest);

/// The span of the initials after a name that ends at `name`, not beyond `latest`: "Huber, E.",
/// "Huber E. M.", "huber.e@". An empty span at `name` if there are none.
ByteSpan initials_behind(std::string_view text, std::size_t name, std::size_t latest);

}  // namespace pseudo
