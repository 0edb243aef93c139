// A mail as one text: its header fields, its parts of text, the names of its attachments.
#pragma once

#include <functional>
#include <string>
#include <string_view>

#include "pseudo/result.h"

namespace pseudo {

/// docs/mail.md says what becomes of each part. `warn` is told what was read in spite of a fault.
/// The text is UTF-8 with line feeds as line ends. Cost: linear in the mail.
/// Errors: kMalformed (no header field, parts in more than 100 levels).
/// Source: RFC 5322, 2045 to 2047, 2183.
Result<std::string> mail_text(std::string_view mail, const std::function<void(std::string)>& warn);

}  // namespace pseudo
