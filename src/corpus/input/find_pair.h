// The other file of a document that is given by one of its files.
#pragma once

#include <cstdint>
#include <span>
#include <string>
#include <string_view>

#include "corpus/input/discover.h"

namespace pseudo {

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

}  // namespace pseudo
