// The options of the engine, from the words of the command line.
#pragma once

#include <string>
#include <vector>

#include "cli/options.h"
#include "pseudo/pseudonymizer.h"

namespace pseudo::cli {

/// `warnings` gets what is allowed but odd. Errors: kUsage.
Result<Options> make_engine_options(const CliOptions& options, std::vector<std::string>& warnings);

/// 16 hexadecimal digits over the options that matter to the bytes of the output.
/// `engine`: what was made of them.
std::string digest_options(const CliOptions& options, const Options& engine, int language_version);

}  // namespace pseudo::cli
