// Random documents with everything that BRAT allows, for property tests.
#pragma once

#include <cstdint>

#include "support/oracle.h"

namespace pseudo::test {

/// Returns a valid document of invented text with all 15 labels and the inner nodes of the
/// hierarchy, kept labels ("Opinion"), nested, identical, overlapping, adjacent and discontinuous
/// spans, names over line breaks, relations, events, attributes, notes, ß, emoji, combining marks,
/// CRLF and BOM. Equal seeds give equal documents.
RawPair random_pair(std::uint64_t seed);

}  // namespace pseudo::test
