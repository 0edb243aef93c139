// The summary at the end of a run, and its exit code.
#pragma once

#include "cli/console.h"
#include "cli/options.h"
#include "cli/plan.h"
#include "pseudo/corpus.h"

namespace pseudo::cli {

/// Logs the summary. Returns the exit code.
int conclude(const CliOptions& options, const RunSetup& setup, const RunReport& report,
             Console& console);

}  // namespace pseudo::cli
