// Searches a folder tree for documents.
#pragma once

#include <optional>
#include <string>
#include <vector>

#include "corpus/input/discover.h"

namespace pseudo {

/// Appends all documents below a root to the catalog, sorted. Folders and links that cannot be
/// followed are added to `failures`. `mailboxes`: receives the sorted paths, relative to the root,
/// of files with many mails, if a format of the catalog has them. Errors: kUsage (duplicate id:
/// a.txt and a.TXT).
std::optional<Error> walk(Discovery& found, std::uint32_t root, const Shard& shard,
                          std::vector<std::string>& mailboxes);

}  // namespace pseudo
