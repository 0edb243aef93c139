// Searches one folder tree for documents.
#pragma once

#include <optional>
#include <string>
#include <vector>

#include "corpus/input/discover.h"

namespace pseudo {

/// Appends all documents below a root to the catalog, sorted. Folders and links that cannot be
/// followed go to `failures`. Errors: kUsage (one id twice: a.txt and a.TXT).
/// `mailboxes`: gets the paths of files that hold many mails, below the root, sorted; none if no
/// format of the catalog has them.
std::optional<Error> walk(Discovery& found, std::uint32_t root, const Shard& shard,
                          std::vector<std::string>& mailboxes);

}  // namespace pseudo
