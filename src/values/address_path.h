// Replaces the parts of addresses of which only the shape is kept: paths, ports, random labels.
#pragma once

#include <string>
#include <string_view>
#include <vector>

#include "pseudo/random.h"
#include "pseudo/span.h"

namespace pseudo::values {

/// Scrambles every segment of path, query and fragment; equal segments get equal results. Keeps
/// delimiters, escaped punctuation ("%20") and well-known file endings (".html"). No word of the
/// path recurs anywhere in the result.
std::string scramble_path(std::string_view path, const ScopeDraws& draws);

/// The spans of well-known file endings in a path, without their dots.
std::vector<ByteSpan> file_endings(std::string_view path);

/// Scrambles every label between dots; labels that differ only in case get the same result.
/// `attempt`: 1, 2 ... give different results.
std::string scramble_labels(std::string_view labels, const ScopeDraws& draws, unsigned attempt);

/// Draws a port number with as many digits, below 65536, without a new leading zero.
std::string scramble_port(std::string_view port, DrawStream& stream);

}  // namespace pseudo::values
