// Compares the documents of an audit with each other, in the order of the input.
#pragma once

#include <cstddef>
#include <span>

#include "corpus/run/work_item.h"
#include "corpus/turns.h"
#include "pseudo/across_documents.h"

namespace pseudo {

/// Threads: any.
class AcrossBatches {
 public:
  /// Documents of a batch, after those of all batches with smaller numbers, for which it waits.
  void enter(std::size_t batch, std::span<WorkItem> items);
  /// Each batch must end, even without documents.
  void end(std::size_t batch);
  void give_up() { turns_.give_up(); }
  /// AcrossDocuments::one_in, when all is done.
  [[nodiscard]] std::size_t one_in() const { return across_.one_in(); }

 private:
  Turns turns_;
  AcrossDocuments across_;  // guarded by the turn
};

}  // namespace pseudo
