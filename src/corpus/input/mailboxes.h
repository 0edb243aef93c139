// Detects mbox files and Maildir folders.
#pragma once

#include <optional>
#include <span>
#include <string>
#include <string_view>

#include "corpus/file_kinds.h"

namespace pseudo {

/// The prefix of mail ids in an mbox: "inbox" for "inbox.mbox", or for a file without ending whose
/// first line is that of an mbox. Nothing if the file is not an mbox. `path`: for opening the file.
std::optional<std::string> mailbox_id(std::string_view name, const std::string& path,
                                      std::span<const Format> formats);

/// True for a folder that contains folders "cur", "new" and "tmp". Source:
/// https://cr.yp.to/proto/maildir.html
bool is_maildir(const std::string& path);

/// True for the folders "cur" and "new" of a Maildir, which contain complete mails, unlike "tmp".
bool is_in_maildir(const std::string& path);

/// Splits the name of a Maildir message; mail programs append flags to it (":2,S").
SplitName message_name(std::string_view name, std::span<const Format> formats);

}  // namespace pseudo
