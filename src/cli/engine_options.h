// The options of the engine, from the words of the command line.
#pragma once

#include <string>
#include <vector>

#include "cli/options.h"
#include "pseudo/pseudonymizer.h"

namespace pseudo::cli {

/// `warnings` gets what is allowed but odd. Errors: kUsage, kIo (the file of letter classes).
Result<Options> make_engine_options(const CliOptions& options, std::vector<std::string>& warnings);

/// 16 hexadecimal digits over the options that matter to the bytes of the output.
std::string digest_options(const CliOptions& options, int language_version);

}  // namespace pseudo::cli
