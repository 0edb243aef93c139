// Reads the secret of a vault: a key file, or a passphrase from a descriptor or the terminal.
#pragma once

#include "cli/options.h"
#include "pseudo/result.h"
#include "pseudo/vault.h"

namespace pseudo::cli {

/// `anew`: for a new vault, in which case the user must type the passphrase twice. Errors: kKey if
/// the secret is unusable, kUsage if none is given and there is no terminal.
Result<VaultSecret> read_vault_secret(const CliOptions& options, bool anew);

}  // namespace pseudo::cli
