// The summary at the end of a run, and its exit code.
#pragma once

#include "cli/console.h"
#include "cli/options.h"
#include "pseudo/corpus.h"

namespace pseudo::cli {

int conclude(const CliOptions& options, const RunPlan& plan, const RunReport& report,
             Console& console);

}  // namespace pseudo::cli
