// The search through one folder tree, and the partner of one file.
#pragma once

#include <optional>
#include <string>
#include <string_view>

#include "corpus/input/discover.h"

namespace pseudo {

enum class Ending { kNone, kText, kAnnotations, kJsonLines };

/// By the ending of a file name, in any letter case.
Ending known_ending(std::string_view name);

/// Appends all documents below a root to the catalog, sorted. What cannot be followed goes to
/// `failures`. Errors: kUsage (one id twice: a.txt and a.TXT).
std::optional<Error> walk(Discovery& found, std::uint32_t root, const Shard& shard);

/// Which files belong to a document that is given by one of them.
struct FoundPair {
  PairFile text;
  PairFile annotations;
};

/// Appends the document of that file, which lies in the root's own folder, unless it is another
/// shard's. Errors: as walk.
Result<FoundPair> find_pair(Discovery& found, std::uint32_t root, const std::string& name,
                            const Shard& shard);

/// True for a second file of such a document that stands beside the first one of its kind:
/// x.TXT beside x.txt.
bool is_second(const FoundPair& pair, std::string_view name);
/// What to say of it.
Error two_files(const std::string& shown);

}  // namespace pseudo
