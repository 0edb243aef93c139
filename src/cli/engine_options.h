// Converts words of the command line to the options of the engine.
#pragma once

#include <string>
#include <vector>

#include "cli/options.h"
#include "pseudo/pseudonymizer.h"

namespace pseudo::cli {

/// Adds messages about suspicious but allowed options to `warnings`. Errors: kUsage.
Result<Options> make_engine_options(const CliOptions& options, std::vector<std::string>& warnings);

}  // namespace pseudo::cli
