// The work on one batch of documents, by one thread.
#pragma once

#include <functional>

#include "corpus/input/source.h"
#include "corpus/run/item_report.h"
#include "corpus/run/run_context.h"

namespace pseudo {

/// Takes each document of the batch through its steps. Ends early once `stop` returns true, and
/// where no document can be written any more.
BatchResult work_batch(const Batch& batch, const RunContext& context, ThreadState& thread,
                       const std::function<bool()>& stop);

}  // namespace pseudo
