// The command lines of pseudo detect, train and eval.
#pragma once

#include <string>
#include <vector>

#include "cli/options.h"
#include "pseudo/result.h"

namespace pseudo::cli {

/// Errors: kUsage.
Result<CliOptions> parse_detect(std::vector<std::string> arguments);
Result<CliOptions> parse_train(std::vector<std::string> arguments);
Result<CliOptions> parse_eval(std::vector<std::string> arguments);

}  // namespace pseudo::cli
