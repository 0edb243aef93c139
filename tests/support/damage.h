// Changes to a document that the engine never makes, for tests of the check. Only this file knows
// the inside of a Document.
#pragma once

#include <cstddef>
#include <string>
#include <string_view>
#include <vector>

#include "pseudo/document.h"

namespace pseudo::test {

/// Writes `text` in place of `span`; the fragments move along. An insertion at the border of a
/// fragment is outside of it. Precondition: no fragment begins or ends inside `span`.
Document with_text(Document document, ByteSpan span, std::string_view text);

Document with_fragments(Document document, std::size_t annotation, std::vector<ByteSpan> fragments);
Document with_id(Document document, std::size_t annotation, std::string id);
Document with_label(Document document, std::size_t annotation, std::string label);
Document without_annotation(Document document, std::size_t annotation);

/// With one more line in its .ann file, a valid one. The labels that the line needs are known.
Document with_line(const Document& document, std::string_view line);

}  // namespace pseudo::test
