// Creates secret keys, and reads them from files and descriptors. Buffers are wiped after use.
#pragma once

#include <optional>
#include <string>

#include "cli/options.h"
#include "pseudo/random.h"
#include "pseudo/result.h"

namespace pseudo::cli {

/// Returns the path of --key-file or PSEUDO_KEY_FILE. Empty if the key comes from elsewhere.
std::string key_file(const CliOptions& options);
/// Returns the path of PSEUDO_KEY_FILE, or "".
std::string key_file_of_environment();

/// True if an option or the environment names a key.
bool names_key(const CliOptions& options);

/// Reads the key of --key-file, --key-fd or PSEUDO_KEY_FILE. Returns nullopt if none is given. A
/// key has 32 bytes or 64 hexadecimal digits, optionally followed by one line end. Errors: kKey if
/// the key is missing, readable by others, not secret, or has a wrong length.
Result<std::optional<Key>> read_key(const CliOptions& options);

/// Reads the key in a file. `insecure`: skips the check of permissions. Errors: as read_key.
Result<Key> read_key_file(const std::string& path, bool insecure);

/// Creates a file of 32 random bytes with mode 0600. Errors: kExists, kKey.
Status make_key_file(const std::string& path);

/// Disables core dumps, and prevents other processes from reading the memory.
void forbid_core_dumps();

}  // namespace pseudo::cli
