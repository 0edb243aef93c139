// Converts words of the command line to the options of the engine.
#pragma once

#include <string>
#include <vector>

#include "cli/options.h"
#include "pseudo/pseudonymizer.h"

namespace pseudo::cli {

/// What --scope takes.
std::vector<std::string> scope_words();

/// Warnings about --scope where nothing gets what is the same within a scope.
std::vector<std::string> scopes_without_effect(const CliOptions& from, const Options& options);

/// Errors: kUsage.
Result<Options> make_engine_options(const CliOptions& options, LabelMap labels);

}  // namespace pseudo::cli
