// Where the end of a line is only a blank: a paragraph that goes on in the next line.
#pragma once

#include <cstddef>
#include <optional>
#include <string_view>

#include "lang/de/rules.h"
#include "pseudo/span.h"

namespace pseudo::lang::de {

/// A line end with blanks and quote marks around it, and no empty line.
bool is_wrap(std::string_view gap);
/// The word before on the line, or the last one of the line above.
std::optional<ByteSpan> word_before_wrap(std::string_view text, std::size_t pos);
/// True if a given name at the end of a line and the family name that begins the next one may be
/// one person: the line is full, and does not end with whom it greets or who signs it.
/// Precondition: only a wrap stands between the two.
bool goes_on_below(const Rules& rules, const Lexicons& lexicons, std::string_view text,
                   ByteSpan given, ByteSpan family);

}  // namespace pseudo::lang::de
