// The visible header fields of a mail.
#pragma once

#include <string>
#include <string_view>

#include "format/mail/gmime_handles.h"

namespace pseudo {

/// One line for each From, To, Cc, Subject and Date, in this order: unfolded, decoded, without
/// control characters, dates as 2019-05-03 14:12:05 +0200. Empty if there are none.
std::string shown_fields(GMimeHeaderList* fields);

/// Converts bytes to a line of UTF-8; control characters and line breaks become blanks.
std::string one_line(std::string_view bytes);

/// Compares names of fields in any letter case. False for null.
bool same_word(const char* word, std::string_view wanted);

}  // namespace pseudo
