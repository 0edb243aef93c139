// The search through one folder tree, and the partner of one file.
#pragma once

#include <optional>
#include <string>
#include <string_view>

#include "corpus/discover.h"

namespace pseudo {

enum class Ending { kNone, kText, kAnnotations, kJsonLines };

/// By the ending of a file name, in any letter case.
Ending known_ending(std::string_view name);

/// Appends all documents below a root to the catalog, sorted. What cannot be followed goes to
/// `failures`. Errors: kUsage (one id twice: a.txt and a.TXT).
std::optional<Error> walk(Discovery& found, std::uint32_t root, const Shard& shard);

/// Appends the document of that file, which lies in the root's own folder. Errors: as walk.
std::optional<Error> find_pair(Discovery& found, std::uint32_t root, const std::string& name,
                               const Shard& shard);

}  // namespace pseudo
