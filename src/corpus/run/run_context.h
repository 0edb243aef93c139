// The state shared by the threads of a run, and the state of each thread.
#pragma once

#include <memory>

#include "corpus/input/discover.h"
#include "corpus/input/entry_reader.h"
#include "corpus/input/seen_ids.h"
#include "corpus/output/sink.h"
#include "corpus/run/tally.h"
#include "corpus/vault/vault_file.h"
#include "pseudo/corpus.h"

namespace pseudo {

class AcrossBatches;

/// Shared by all threads. Read-only, except for the thread-safe `vault`, `ids`, `across`.
struct RunContext {
  const RunPlan& plan;
  const Processor& processor;
  const Discovery& found;
  const Format& format;
  const Sink* sink = nullptr;           ///< Null: a dry run.
  VaultFile* vault = nullptr;           ///< Null: no vault.
  SeenIds* ids = nullptr;               ///< Null: the input has no streams.
  AcrossBatches* across = nullptr;      ///< Null: no audit, or no scope shared by documents.
  Severity lowest = Severity::kDetail;  ///< Less severe messages are not needed.
  bool keeps_outcomes = false;          ///< RunHooks::audited needs the outcomes.
};

/// The state that a thread keeps between documents: open folders, buffers, counts.
struct ThreadState {
  ThreadState(const RunContext& context, std::size_t thread)
      : reader(context.found.catalog),
        writer(context.sink != nullptr ? context.sink->make_writer(thread) : nullptr) {}
  EntryReader reader;
  std::unique_ptr<SinkWriter> writer;  ///< Null: a dry run.
  Tally tally = {};
};

}  // namespace pseudo
