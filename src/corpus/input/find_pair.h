// Finds the partner of a file.
#pragma once

#include <cstdint>
#include <span>
#include <string>
#include <string_view>

#include "corpus/input/discover.h"

namespace pseudo {

/// The files of a document that is given by one of them.
struct FoundPair {
  PairFile text;
  PairFile annotations;
};

/// Appends the document with that file, which is in the folder of the root, unless it belongs to
/// another shard. Errors: as walk.
Result<FoundPair> find_pair(Discovery& found, std::uint32_t root, const std::string& name,
                            const Shard& shard);

/// True if `name` is a second file of the same kind: x.TXT beside x.txt.
bool is_second(const FoundPair& pair, std::string_view name, std::span<const Format> formats);

}  // namespace pseudo
