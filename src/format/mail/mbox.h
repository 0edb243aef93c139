// Splits an mbox into mails.
#pragma once

#include <cstddef>
#include <string>
#include <string_view>
#include <vector>

#include "pseudo/result.h"

namespace pseudo {

/// The begin of each mail in an mbox.
inline constexpr std::string_view kFromLine = "From ";

/// The offsets of mails from `from` on: lines that begin with "From ", are the first line or follow
/// a blank one, and either end in a year or precede a header field. Omits lines whose next line is
/// still incomplete, unless `is_end`. Source: RFC 4155, appendix A; qmail's manual page mbox(5).
std::vector<std::size_t> find_mails(std::string_view bytes, std::size_t from, bool is_end);

/// The mail without its "From " line and without the > before other lines like it (mboxrd). Errors:
/// kMalformed (it does not begin with a "From " line).
Result<std::string> unquoted_mail(std::string_view mail);

}  // namespace pseudo
