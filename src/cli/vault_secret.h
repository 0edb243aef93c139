// The secrets of vaults: a key file, or a passphrase from a descriptor or the terminal.
#pragma once

#include "cli/options.h"
#include "pseudo/result.h"
#include "pseudo/vault.h"

namespace pseudo::cli {

/// `anew`: for a new vault; the terminal is asked twice for the passphrase.
/// Errors: kKey (not usable), kUsage (none is given, and there is no terminal).
Result<VaultSecret> read_vault_secret(const CliOptions& options, bool anew);

}  // namespace pseudo::cli
