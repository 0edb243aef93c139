// The options of the engine, from the words of the command line.
#pragma once

#include <string>
#include <vector>

#include "cli/options.h"
#include "pseudo/pseudonymizer.h"

namespace pseudo::cli {

/// `warnings` gets what is allowed but odd. Errors: kUsage.
Result<Options> make_engine_options(const CliOptions& options, std::vector<std::string>& warnings);

}  // namespace pseudo::cli
