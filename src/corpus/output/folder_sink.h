// Writes documents as .txt/.ann pairs under temporary names, then renames them, the .ann last.
#pragma once

#include <memory>

#include "corpus/output/sink.h"

namespace pseudo {

/// Creates and locks the folder, removes temporary files of dead runs, writes the run record; with
/// RunPlan::overwrite also removes the documents to be replaced. Errors: kIo, kUsage.
Result<std::unique_ptr<Sink>> open_folder_sink(const OutputPlace& place, const Discovery& found,
                                               const RunPlan& plan);

}  // namespace pseudo
