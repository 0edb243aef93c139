// Secret keys: made, read from files and descriptors, wiped.
#pragma once

#include <optional>
#include <string>

#include "cli/options.h"
#include "pseudo/random.h"
#include "pseudo/result.h"

namespace pseudo::cli {

/// The path of --key-file or PSEUDO_KEY_FILE; empty if the key comes from elsewhere.
std::string key_file(const CliOptions& options);
/// The path of PSEUDO_KEY_FILE, or empty.
std::string key_file_of_environment();

/// True if a key is named, wherever.
bool names_key(const CliOptions& options);

/// The key of --key-file, --key-fd or PSEUDO_KEY_FILE; nothing if none is given. A key has 32
/// bytes, or 64 hexadecimal digits, and may end with one line end. Errors: kKey (missing, readable
/// by others, wrong length, not secret).
Result<std::optional<Key>> read_key(const CliOptions& options);

/// The key in a file. Errors: as read_key.
Result<Key> read_key_file(const std::string& path, bool insecure);

/// A new file with 32 random bytes and mode 0600. Errors: kExists, kKey.
Status make_key_file(const std::string& path);

/// Disables core dumps, and keeps other processes from reading the memory.
void forbid_core_dumps();

}  // namespace pseudo::cli
