// The ends of hosts that options may keep: ".at", and the "co" in ".co.uk".
#pragma once

#include <cstddef>
#include <string_view>

#include "values/locale.h"

namespace pseudo::values {

/// True for a top-level domain of the tables, in any case of letters.
bool is_top_level(std::string_view label, const Locale& locale);

/// Returns the offset of the last label if it is one under which a registry sells names, else the
/// size of `host`. `host`: without its top-level domain.
std::size_t registry_begin(std::string_view host, const Locale& locale);

}  // namespace pseudo::values
