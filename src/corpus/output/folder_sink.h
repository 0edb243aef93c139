// Writes documents as .txt/.ann pairs: under temporary names, then renames them, the .ann last.
#pragma once

#include <memory>

#include "corpus/output/sink.h"

namespace pseudo {

/// Makes the folder, takes its lock, removes temporary files of dead runs, writes the run record,
/// and with --overwrite removes the documents that will be replaced. Errors: kIo, kUsage.
Result<std::unique_ptr<Sink>> open_folder_sink(const OutputPlace& place, const Discovery& found,
                                               const RunPlan& plan);

}  // namespace pseudo
