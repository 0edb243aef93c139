// Processes one batch of documents on one thread.
#pragma once

#include <functional>

#include "corpus/input/source.h"
#include "corpus/run/item_report.h"
#include "corpus/run/run_context.h"

namespace pseudo {

/// Takes each document of the batch through its steps. Ends early if `stop` returns true, or if no
/// document can be written any more.
BatchResult work_batch(const Batch& batch, const RunContext& context, ThreadState& thread,
                       const std::function<bool()>& stop);

}  // namespace pseudo
