// Files that commands make beside their inputs: a model, a scheme.
#pragma once

#include <string>

#include "pseudo/corpus.h"
#include "pseudo/result.h"

namespace pseudo::cli {

/// True if writing `path`, first as PATH.part, would replace that file.
bool would_replace(const std::string& path, const std::string& file);

/// `what`: "the model". The file may neither lie inside an input of `plan`, nor have the name of a
/// document, nor replace what the command reads. Errors: kUsage, kIo.
Status keep_off_inputs(const std::string& what, const std::string& path, const RunPlan& plan);

}  // namespace pseudo::cli
