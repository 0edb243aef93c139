// Checks the paths of files that commands create in addition to documents: a model, a scheme.
#pragma once

#include <string>

#include "pseudo/corpus.h"
#include "pseudo/result.h"

namespace pseudo::cli {

/// True if writing `path`, via PATH.part, would replace `file`.
bool would_replace(const std::string& path, const std::string& file);

/// Checks that a new file is not inside an input of `plan`, does not have the name of a document,
/// and does not replace a file that the command reads. `what`: for messages, such as "the model".
/// Errors: kUsage, kIo.
Status keep_off_inputs(const std::string& what, const std::string& path, const RunPlan& plan);

}  // namespace pseudo::cli
