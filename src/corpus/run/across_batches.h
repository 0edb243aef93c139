// Compares the documents of an audit with one another, in the order of the input.
#pragma once

#include <cstddef>
#include <span>

#include "corpus/run/work_item.h"
#include "corpus/turns.h"
#include "pseudo/across_documents.h"

namespace pseudo {

/// Thread-safe.
class AcrossBatches {
 public:
  /// Enters documents of a batch, after waiting for all batches with smaller numbers.
  void enter(std::size_t batch, std::span<WorkItem> items);
  /// Must be called for each batch, even without documents.
  void end(std::size_t batch);
  void give_up() { turns_.give_up(); }
  /// AcrossDocuments::one_in, at the end of the audit.
  [[nodiscard]] std::size_t one_in() const { return across_.one_in(); }

 private:
  Turns turns_;
  AcrossDocuments across_;  // protected by the turn
};

}  // namespace pseudo
