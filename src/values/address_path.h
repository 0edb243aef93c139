// The parts of addresses that keep only their shape: paths, ports, random labels.
#pragma once

#include <string>
#include <string_view>
#include <vector>

#include "pseudo/random.h"
#include "pseudo/span.h"

namespace pseudo::values {

/// Path, query and fragment with every segment scrambled, equal segments alike; delimiters, kept
/// escapes of punctuation ("%20") and well-known file endings (".html") stay. No word of the path
/// recurs elsewhere in it.
std::string scramble_path(std::string_view path, const ScopeDraws& draws);

/// The well-known file endings of a path, without their dots.
std::vector<ByteSpan> file_endings(std::string_view path);

/// Scrambles every label between dots; labels that differ only in case get the same result.
/// `attempt`: 1, 2 ... for other results.
std::string scramble_labels(std::string_view labels, const ScopeDraws& draws, unsigned attempt);

/// Digits of a port number, below 65536, without a new leading zero.
std::string scramble_port(std::string_view port, DrawStream& stream);

}  // namespace pseudo::values
