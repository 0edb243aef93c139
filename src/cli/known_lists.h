// Reads the files of --allow, --deny, --ignore and --descriptions.
#pragma once

#include "cli/options.h"
#include "pseudo/pseudonymizer.h"
#include "pseudo/result.h"

namespace pseudo::cli {

/// Reads the lists of strings into `options`. Precondition: the labels of `options` are set.
/// Errors: kUsage with file and line. Messages never contain a string of a list.
Status read_known_lists(const CliOptions& from, Options& options);

/// Reads the descriptions into the style options. Errors: as read_known_lists.
Status read_descriptions(const CliOptions& from, Options& options);

}  // namespace pseudo::cli
