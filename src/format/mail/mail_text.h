// Converts a mail to one text: its header fields, text parts, and names of attachments.
#pragma once

#include <functional>
#include <string>
#include <string_view>

#include "pseudo/result.h"

namespace pseudo {

/// Converts a mail; see docs/mail.md. `warn` receives faults that did not prevent reading. The
/// result is UTF-8 with LF line ends. Linear. Errors: kMalformed (no header field, parts nested
/// deeper than 100 levels). Source: RFC 5322, 2045 to 2047, 2183.
Result<std::string> mail_text(std::string_view mail, const std::function<void(std::string)>& warn);

}  // namespace pseudo
