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

/// Each may be null: not wanted, or a dry run, which only writes a report if one is asked for.
struct Outputs {
  std::unique_ptr<Sink> sink;
  std::unique_ptr<ReportFile> report;
  std::unique_ptr<VaultFile> vault;
};

/// Performs all checks before the first byte is written. If the plan both resumes and overwrites
/// and the output is of another run, sets `plan` to overwrite only. For a dry run, existing output
/// is only a warning. Errors: kUsage, kExists, kKey, kIo.
Result<OutputPlace> prepare_output(RunPlan& plan, const Discovery& found, const RunHooks& hooks);

/// The same for a run that only writes a report, which must not replace any file. Errors: kUsage,
/// kExists.
Status prepare_report(const RunPlan& plan, const Discovery& found);

/// Errors: kUsage, kExists, kIo, kKey, kMalformed.
Result<Outputs> open_outputs(const RunPlan& plan, const OutputPlace& place, const Discovery& found);

/// Counts errors that concern no document read, and adds an entry to the report for each.
void report_unread(std::span<const Message> failures, const RunPlan& plan, Outputs& outputs,
                   RunReport& report);

/// `complete`: all documents were processed. Returns the last error of the parts.
Status close_outputs(Outputs& outputs, const Tally& tally, bool complete);

}  // namespace pseudo
