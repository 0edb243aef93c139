// Line ends inside a paragraph, which only wrap the text.
#pragma once

#include <cstddef>
#include <optional>
#include <string_view>

#include "lang/de/rules.h"
#include "pseudo/span.h"

namespace pseudo::lang::de {

/// True for a single line end with optional blanks and quote marks (">") around it.
bool is_wrap(std::string_view gap);
/// Returns the previous word on the line, or the last word of the line above.
std::optional<ByteSpan> word_before_wrap(std::string_view text, std::size_t pos);
/// True if a given name at the end of a line and a family name at the beginning of the next may be
/// one person: the line is full, and does not end with the name of a greeted or signing person.
/// Precondition: is_wrap() holds for the text between them.
bool goes_on_below(const Rules& rules, const Lexicons& lexicons, std::string_view text,
                   ByteSpan given, ByteSpan family);

}  // namespace pseudo::lang::de
