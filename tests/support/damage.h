// Changes documents in ways that the engine never does, for tests of the check. The tests
// themselves do not depend on the representation of a Document.
#pragma once

#include <cstddef>
#include <string>
#include <string_view>
#include <vector>

#include "pseudo/document.h"

namespace pseudo::test {

/// Replaces `span` by `text` and moves the fragments accordingly. Text inserted at the border of a
/// fragment is outside the fragment. Precondition: no fragment begins or ends inside `span`.
Document with_text(Document document, ByteSpan span, std::string_view text);

Document with_fragments(Document document, std::size_t annotation, std::vector<ByteSpan> fragments);
Document with_id(Document document, std::size_t annotation, std::string id);
Document with_label(Document document, std::size_t annotation, std::string label);
Document without_annotation(Document document, std::size_t annotation);

/// Adds a valid line to the .ann file. Its labels become known.
Document with_line(const Document& document, std::string_view line);

}  // namespace pseudo::test
