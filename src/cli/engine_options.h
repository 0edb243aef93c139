// Converts options of the command line to options of the engine.
#pragma once

#include <string>
#include <vector>

#include "cli/options.h"
#include "pseudo/pseudonymizer.h"

namespace pseudo::cli {

/// The words that --scope accepts.
std::vector<std::string> scope_words();

/// Returns warnings about --scope for labels without surrogates that a scope could share.
std::vector<std::string> scopes_without_effect(const CliOptions& from, const Options& options);

/// Errors: kUsage.
Result<Options> make_engine_options(const CliOptions& options, LabelMap labels);

}  // namespace pseudo::cli
