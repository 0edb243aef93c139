// The header fields of a mail that are shown.
#pragma once

#include <string>
#include <string_view>

#include "format/mail/gmime_handles.h"

namespace pseudo {

/// A line for each From, To, Cc, Subject and Date, in this order: unfolded, decoded, without
/// control characters, dates as 2019-05-03 14:12:05 +0200. Empty if there is none.
std::string shown_fields(GMimeHeaderList* fields);

/// Bytes as a line of UTF-8: control characters and line breaks are blanks.
std::string one_line(std::string_view bytes);

/// True if the two are the same in any letter case, as names of fields are. False for null.
bool same_word(const char* word, std::string_view wanted);

}  // namespace pseudo
