// A T line as it is written.
#pragma once

#include <span>
#include <string>
#include <string_view>

#include "pseudo/span.h"

namespace pseudo {

/// Appends id, label, offsets and covered text, without further columns and line end. `offsets`
/// are the fragments in code points. Precondition: the fragments lie inside the text.
void append_text_bound(std::string& line, std::string_view id, std::string_view label,
                       std::span<const CodePointSpan> offsets, std::string_view text,
                       std::span<const ByteSpan> fragments);

/// True if `head`, in which a reader found id, label and offsets, is what append_text_bound writes
/// before the covered text.
bool is_written_head(std::string_view head, std::string_view id, std::string_view label,
                     std::span<const CodePointSpan> offsets);

}  // namespace pseudo
