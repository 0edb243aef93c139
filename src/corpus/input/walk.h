// Searches one folder tree for documents, or finds the partner of one file.
#pragma once

#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <vector>

#include "corpus/input/discover.h"

namespace pseudo {

/// Appends all documents below a root to the catalog, sorted. Folders and links that cannot be
/// followed go to `failures`. Errors: kUsage (one id twice: a.txt and a.TXT).
/// `mailboxes`: gets the paths of files that hold many mails, below the root, sorted; none if no
/// format of the catalog has them.
std::optional<Error> walk(Discovery& found, std::uint32_t root, const Shard& shard,
                          std::vector<std::string>& mailboxes);

/// The first part of the ids of the mails in a file: "inbox" for "inbox.mbox", and for a file
/// without an ending whose first line is that of an mbox. Nothing: it is no such file.
/// `path`: where it can be opened.
std::optional<std::string> mailbox_id(std::string_view name, const std::string& path,
                                      std::span<const Format> formats);

/// Which files belong to a document that is given by one of them.
struct FoundPair {
  PairFile text;
  PairFile annotations;
};

/// Appends the document of that file, which lies in the folder of the root, unless it belongs to
/// another shard. Errors: as walk.
Result<FoundPair> find_pair(Discovery& found, std::uint32_t root, const std::string& name,
                            const Shard& shard);

/// True if the document has another file of the same kind already: x.txt, and `name` is x.TXT.
bool is_second(const FoundPair& pair, std::string_view name, std::span<const Format> formats);
/// The error for such a file.
Error two_files(const std::string& shown);

}  // namespace pseudo
