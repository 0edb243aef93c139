// Converts words of the command line to the options of the engine.
#pragma once

#include <string>
#include <vector>

#include "cli/options.h"
#include "pseudo/pseudonymizer.h"

namespace pseudo::cli {

/// What --scope takes.
std::vector<std::string> scope_words();

/// Errors: kUsage.
Result<Options> make_engine_options(const CliOptions& options, LabelMap labels);

}  // namespace pseudo::cli
