// pseudo lang test LANG: a language module checks its own rules.
#pragma once

#include "cli/console.h"
#include "cli/options.h"

namespace pseudo::cli {

/// Runs the rows of the table `writing_cases`. Prints failing rows on standard output and the count
/// on the console. Exit code: 0 all hold, 1 some fail, 2 no such language or lexicon.
int lang_test(const CliOptions& options, Console& console);

}  // namespace pseudo::cli
