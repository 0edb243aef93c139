// Reads the files of --allow, --deny, --ignore and --descriptions.
#pragma once

#include "cli/options.h"
#include "pseudo/pseudonymizer.h"
#include "pseudo/result.h"

namespace pseudo::cli {

/// Fills in the lists. Precondition: the labels of `options` are set.
/// Errors: kUsage, with file and line; never a string of a list.
Status read_known_lists(const CliOptions& from, Options& options);

/// Fills in the descriptions of styles. Errors: kUsage, with file and line, as above.
Status read_descriptions(const CliOptions& from, Options& options);

}  // namespace pseudo::cli
