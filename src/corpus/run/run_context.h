// The state that the threads of a run share, and the state of each thread.
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

/// Shared by all threads. Read-only but for those that guard themselves: `vault`, `ids`, `across`.
struct RunContext {
  const RunPlan& plan;
  const Processor& processor;
  const Discovery& found;
  const Format& format;
  const Sink* sink = nullptr;           ///< Null: a dry run.
  VaultFile* vault = nullptr;           ///< Null: none is written.
  SeenIds* ids = nullptr;               ///< Null: no stream is among the inputs.
  AcrossBatches* across = nullptr;      ///< Null: no audit, or no scope that documents share.
  Severity lowest = Severity::kDetail;  ///< Messages below it are not wanted.
  bool keeps_outcomes = false;          ///< RunHooks::audited wants them.
};

/// The state of one thread from document to document: open folders, buffers, counts.
struct ThreadState {
  ThreadState(const RunContext& context, std::size_t thread)
      : reader(context.found.catalog),
        writer(context.sink != nullptr ? context.sink->make_writer(thread) : nullptr) {}
  EntryReader reader;
  std::unique_ptr<SinkWriter> writer;  ///< Null: a dry run.
  Tally tally = {};
};

}  // namespace pseudo
