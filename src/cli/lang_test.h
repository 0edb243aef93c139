// pseudo lang test LANG: runs the self-test of a language module.
#pragma once

#include "cli/console.h"
#include "cli/options.h"

namespace pseudo::cli {

/// Runs the rows of table `writing_cases`. Prints failing rows on standard output and their number
/// on the console. Returns the exit code: 0 if all pass, 1 if some fail, 2 if the language or its
/// lexicon does not exist.
int lang_test(const CliOptions& options, Console& console);

}  // namespace pseudo::cli
