// Initials of the people of a document, where they stand beside a family name.
#pragma once

#include <cstddef>
#include <string_view>

#include "pseudo/span.h"

namespace pseudo {

/// The letters of "E. Huber", "H.-P. Huber", "E Huber", "e.huber@", "e_huber" before a name that
/// begins at `name`, with their dots, not before `earliest`. Empty at `name`: there are none.
ByteSpan initials_before(std::string_view text, std::size_t name, std::size_t earliest);

/// The letters of "Huber, E.", "Huber E. M.", "huber.e@" behind a name that ends at `name`, not
/// behind `latest`. Empty at `name`: there are none.
ByteSpan initials_behind(std::string_view text, std::size_t name, std::size_t latest);

}  // namespace pseudo
