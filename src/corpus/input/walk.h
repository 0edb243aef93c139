// Searches one folder tree for documents, or finds the partner of one file.
#pragma once

#include <optional>
#include <span>
#include <string>
#include <string_view>

#include "corpus/input/discover.h"

namespace pseudo {

/// Appends all documents below a root to the catalog, sorted. Folders and links that cannot be
/// followed go to `failures`. Errors: kUsage (one id twice: a.txt and a.TXT).
std::optional<Error> walk(Discovery& found, std::uint32_t root, const Shard& shard);

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
