// Processes a batch of documents on one thread.
#pragma once

#include <functional>

#include "corpus/input/source.h"
#include "corpus/run/item_report.h"
#include "corpus/run/run_context.h"

namespace pseudo {

/// Processes the documents of a batch. Ends early if `stop` returns true, or if no further document
/// can be written.
BatchResult work_batch(const Batch& batch, const RunContext& context, ThreadState& thread,
                       const std::function<bool()>& stop);

}  // namespace pseudo
