// Checks, opens and closes all files that a run writes.
#pragma once

#include <memory>

#include "corpus/input/discover.h"
#include "corpus/output/sink.h"
#include "corpus/run/report.h"
#include "corpus/run/tally.h"
#include "corpus/vault/vault_file.h"
#include "pseudo/corpus.h"
#include "pseudo/result.h"

namespace pseudo {

/// Each may be null: not wanted, or a dry run, which writes nothing but the report that was asked
/// for.
struct Outputs {
  std::unique_ptr<Sink> sink;
  std::unique_ptr<ReportFile> report;
  std::unique_ptr<VaultFile> vault;
};

/// Checks everything that can be refused before the first byte is written. With both --resume and
/// --overwrite the output of another run is replaced: then `plan` no longer resumes. A dry run only
/// warns of output that is there already.
/// Errors: kUsage, kExists, kKey, kIo.
Result<OutputPlace> prepare_output(RunPlan& plan, const Discovery& found, const RunHooks& hooks);

/// The same for a run that writes nothing but a report, which may not replace any file.
/// Errors: kUsage, kExists.
Status prepare_report(const RunPlan& plan, const Discovery& found);

/// Errors: kUsage, kExists, kIo, kKey, kMalformed.
Result<Outputs> open_outputs(const RunPlan& plan, const OutputPlace& place, const Discovery& found);

/// Counts errors that are about no document that was read, and gives each an entry of the report.
void report_unread(std::span<const Message> failures, const RunPlan& plan, Outputs& outputs,
                   RunReport& report);

/// `complete`: all documents were handled. Errors: the last one of those of its parts.
Status close_outputs(Outputs& outputs, const Tally& tally, bool complete);

}  // namespace pseudo
