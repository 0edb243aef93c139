// Files and folders of mail: what an mbox and a Maildir look like.
#pragma once

#include <optional>
#include <span>
#include <string>
#include <string_view>

#include "corpus/file_kinds.h"

namespace pseudo {

/// The first part of the ids of the mails in a file: "inbox" for "inbox.mbox", and for a file
/// without an ending whose first line is that of an mbox. Nothing: it is no such file.
/// `path`: where it can be opened.
std::optional<std::string> mailbox_id(std::string_view name, const std::string& path,
                                      std::span<const Format> formats);

/// True for a folder with the folders "cur", "new" and "tmp".
/// Source: https://cr.yp.to/proto/maildir.html
bool is_maildir(const std::string& path);

/// True for the folders "cur" and "new" of a Maildir: whole mails. "tmp" holds unfinished ones.
bool is_in_maildir(const std::string& path);

/// A message of a Maildir: behind its name stands what a mail program knows of it (":2,S").
SplitName message_name(std::string_view name, std::span<const Format> formats);

}  // namespace pseudo
