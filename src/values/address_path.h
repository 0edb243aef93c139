// The parts of addresses that keep their shape and no more: paths, ports, random labels.
#pragma once

#include <string>
#include <string_view>

#include "pseudo/random.h"

namespace pseudo::values {

/// Path, query and fragment with every segment scrambled, equal segments alike; delimiters, kept
/// escapes of punctuation ("%20") and well-known file endings (".html") stay.
std::string scramble_path(std::string_view path, const ScopeDraws& draws);

/// Every dot-divided label scrambled, equal ones alike in any case. `attempt`: 1, 2 ... for others.
std::string scramble_labels(std::string_view labels, const ScopeDraws& draws, unsigned attempt);

/// Digits of a port number, below 65536, without a new leading zero.
std::string scramble_port(std::string_view port, DrawStream& stream);

}  // namespace pseudo::values
