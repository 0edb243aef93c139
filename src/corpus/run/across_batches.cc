#include "corpus/run/across_batches.h"

namespace pseudo {

void AcrossBatches::enter(std::size_t batch, std::span<WorkItem> items) {
  const Turns::Lock turn = turns_.wait_for(batch);
  for (WorkItem& item : items) {
    if (!item.fault) across_.enter(item.outcome);
  }
}

void AcrossBatches::end(std::size_t batch) { turns_.end(batch); }

}  // namespace pseudo
