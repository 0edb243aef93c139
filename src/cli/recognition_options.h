// The command lines of pseudo eval, and of what else has to do with recognition.
#pragma once

#include <string>
#include <vector>

#include "cli/options.h"
#include "pseudo/result.h"

namespace pseudo::cli {

/// Errors: kUsage.
Result<CliOptions> parse_eval(std::vector<std::string> arguments);

}  // namespace pseudo::cli
