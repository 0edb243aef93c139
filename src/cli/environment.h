// Checks the environment for misspelled variables of this program.
#pragma once

#include <string>
#include <vector>

#include "cli/options.h"
#include "pseudo/result.h"

namespace pseudo::cli {

/// Returns warnings about unknown variables that begin like those of this program. Never shows
/// values. Errors: kUsage if the key should come from the environment, but PSEUDO_KEY_FILE is empty
/// or misspelled.
Result<std::vector<std::string>> check_environment(const CliOptions& options);

}  // namespace pseudo::cli
