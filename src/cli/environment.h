// The environment: which of its variables are ours, and which were probably meant to be.
#pragma once

#include <string>
#include <vector>

#include "cli/options.h"
#include "pseudo/result.h"

namespace pseudo::cli {

/// Warnings about variables that begin like ours and are none. Values are never shown.
/// Errors: kUsage, where the key would come from the environment and does not: PSEUDO_KEY_FILE is
/// empty, or has another name.
Result<std::vector<std::string>> check_environment(const CliOptions& options);

}  // namespace pseudo::cli
