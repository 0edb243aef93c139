// pseudo train: trains a model for pseudo detect on annotated corpora.
#pragma once

#include "cli/console.h"
#include "cli/options.h"

namespace pseudo::cli {

/// Returns the exit code: 1 if some documents could not be read, in which case the model is trained
/// on the others.
int run_train(const CliOptions& options, Console& console);

}  // namespace pseudo::cli
