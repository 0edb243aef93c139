// pseudo train: makes a model for pseudo detect from annotated corpora.
#pragma once

#include "cli/console.h"
#include "cli/options.h"

namespace pseudo::cli {

/// Returns the exit code: 1 if documents could not be read; the model is made of the others.
int run_train(const CliOptions& options, Console& console);

}  // namespace pseudo::cli
