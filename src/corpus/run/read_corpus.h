// Reads a whole corpus into memory, for algorithms that need all documents at once.
#pragma once

#include <functional>
#include <string>
#include <vector>

#include "pseudo/corpus.h"
#include "pseudo/document.h"
#include "pseudo/result.h"

namespace pseudo {

struct ReadCorpus {
  std::vector<Document> documents;  ///< Sorted by id.
  std::vector<Message> failures;    ///< Documents and folders that could not be read.
  bool stopped = false;
};

/// Reads `plan.inputs` with its formats, shard, fields and take_unannotated. A document with a
/// duplicate id is a failure. Errors: kUsage, kIo.
Result<ReadCorpus> read_corpus(const RunPlan& plan, const LabelMap& labels,
                               const std::function<bool()>& stop);

}  // namespace pseudo
