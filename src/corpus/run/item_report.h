// Reports a document: messages, its entry in the report, counts.
#pragma once

#include <cstddef>
#include <optional>
#include <string>
#include <vector>

#include "corpus/run/work_item.h"

namespace pseudo {

/// The results of a batch, consumed in the order of batches.
struct BatchResult {
  std::vector<Message> messages;
  std::string lines;              ///< Lines of JSON Lines.
  std::string entries;            ///< For the report, one line each.
  std::vector<Outcome> outcomes;  ///< For RunHooks::audited.
  std::size_t done = 0;
  bool partial = false;        ///< Stopped early: nothing may follow it in a stream.
  std::optional<Error> fatal;  ///< Set if no further document can be written.
};

/// `held`: the output already contained the document, and it was compared.
void report_done(const WorkItem& item, bool held, const RunContext& context, Tally& tally,
                 BatchResult& result);
void report_skipped(const WorkItem& item, const RunContext& context, Tally& tally,
                    BatchResult& result);
void report_failure(const WorkItem& item, const Error& error, const RunContext& context,
                    Tally& tally, BatchResult& result);

}  // namespace pseudo
