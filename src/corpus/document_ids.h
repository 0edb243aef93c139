// The ids of documents: which strings are ids, the shard of an id, its printable form.
#pragma once

#include <optional>
#include <string>
#include <string_view>

#include "pseudo/corpus.h"

namespace pseudo {

/// The reason why `id` is not valid; nothing if it is. At most 4096 bytes; components of
/// 1 to 200 bytes, none that consists of dots only, no NUL, no backslash, no leading slash, valid
/// UTF-8.
std::optional<std::string> id_fault(std::string_view id);

bool in_shard(std::string_view id, const Shard& shard);

/// A path or id on one line of a terminal: control characters and bytes that are not UTF-8 as
/// \xNN.
std::string printable(std::string_view path);

}  // namespace pseudo
