// Marks that the reader of mail writes in place of non-text parts, shared with code that analyzes
// the texts of mails.
#pragma once

#include <string_view>

namespace pseudo {

/// Precedes the name of an attachment, on a line of its own that ends with "]".
inline constexpr std::string_view kAttachmentMark = "[Attachment: ";

}  // namespace pseudo
