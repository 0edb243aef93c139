// Prints elements of a document as lines of an .ann file in canonical form, without further columns
// and line end.
#pragma once

#include <span>
#include <string>
#include <string_view>

#include "pseudo/document.h"
#include "pseudo/span.h"

namespace pseudo {

/// Appends id, label, offsets and covered text. `offsets`: the fragments in code points.
/// Precondition: the fragments lie inside the text.
void append_text_bound(std::string& line, std::string_view id, std::string_view label,
                       std::span<const CodePointSpan> offsets, std::string_view text,
                       std::span<const ByteSpan> fragments);

void append_link(std::string& line, const Link& link);
void append_note(std::string& line, const Remark& note);

/// Appends free text, with line feeds replaced by blanks.
void append_free_text(std::string& line, std::string_view text);

}  // namespace pseudo
