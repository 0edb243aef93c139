// Document ids: validation, shards, printable form.
#pragma once

#include <optional>
#include <string>
#include <string_view>

#include "pseudo/corpus.h"

namespace pseudo {

/// The reason why `id` is invalid, if it is. A valid id has at most 4096 bytes of UTF-8, components
/// of 1 to 200 bytes that do not consist of dots only, no NUL, no backslash, and no leading slash.
std::optional<std::string> id_fault(std::string_view id);

bool in_shard(std::string_view id, const Shard& shard);

/// Makes a path or id printable on one line: control characters and invalid UTF-8 become \xNN.
std::string printable(std::string_view path);

}  // namespace pseudo
