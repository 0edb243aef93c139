// Writes JSON Lines to standard output, or to FILE.part, plain or packed, which becomes FILE at the
// end.
#pragma once

#include <memory>

#include "corpus/output/sink.h"

namespace pseudo {

/// Writes nothing. Errors: kExists, kUsage.
Status inspect_stream(const OutputPlace& place, const Discovery& found, const RunPlan& plan);

/// Errors: kIo, kExists (another run writes there).
Result<std::unique_ptr<Sink>> open_stream_sink(const OutputPlace& place, const RunPlan& plan);

}  // namespace pseudo
