// Where mails begin in an mbox.
#pragma once

#include <cstddef>
#include <string>
#include <string_view>
#include <vector>

#include "pseudo/result.h"

namespace pseudo {

/// The first bytes of a mail in an mbox.
inline constexpr std::string_view kFromLine = "From ";

/// The bytes at which mails begin: lines with "From " at their beginning that are the first line or
/// follow a blank one, and that end in a year or precede a header field. Searches from `from` on.
/// Leaves out lines whose next line is not complete yet, unless `is_end`.
/// Source: RFC 4155, appendix A; qmail's manual page mbox(5).
std::vector<std::size_t> find_mails(std::string_view bytes, std::size_t from, bool is_end);

/// One mail of an mbox as it was before: without its "From " line, and without the > that was put
/// before lines like it (mboxrd).
/// Errors: kMalformed (it does not begin with such a line).
Result<std::string> unquoted_mail(std::string_view mail);

}  // namespace pseudo
