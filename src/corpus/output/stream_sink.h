// Writes JSON Lines, plain or packed, to standard output or to FILE.part, which is renamed to FILE
// at the end.
#pragma once

#include <memory>

#include "corpus/output/sink.h"

namespace pseudo {

/// Checks without writing. Errors: kExists, kUsage.
Status inspect_stream(const OutputPlace& place, const Discovery& found, const RunPlan& plan);

/// Errors: kIo, kExists (another run is writing there).
Result<std::unique_ptr<Sink>> open_stream_sink(const OutputPlace& place, const RunPlan& plan);

}  // namespace pseudo
