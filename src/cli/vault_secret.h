// What closes and opens vaults: a key file, or a passphrase from a descriptor or the terminal.
#pragma once

#include "cli/options.h"
#include "pseudo/result.h"
#include "pseudo/vault.h"

namespace pseudo::cli {

/// `anew`: for a vault that is not there yet; a passphrase from the terminal is asked for twice.
/// Errors: kKey (none that can be used), kUsage (none was named, and there is no terminal).
Result<VaultSecret> read_vault_secret(const CliOptions& options, bool anew);

}  // namespace pseudo::cli
