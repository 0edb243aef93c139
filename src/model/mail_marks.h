// What the reader of mail writes in the place of parts that are no text, and who reads texts of
// mails must know.
#pragma once

#include <string_view>

namespace pseudo {

/// Before the name of an attachment, on a line of its own; "]" stands behind it.
inline constexpr std::string_view kAttachmentMark = "[Attachment: ";

}  // namespace pseudo
