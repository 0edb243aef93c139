// The audit of a whole corpus: each original is read, paired with its counterpart, and compared.
#include <memory>
#include <optional>
#include <span>
#include <string>
#include <utility>

#include <fmt/format.h>

#include "corpus/audit/counterparts.h"
#include "corpus/document_ids.h"
#include "corpus/input/discover.h"
#include "corpus/input/seen_ids.h"
#include "corpus/output/neutral_names.h"
#include "corpus/run/outputs.h"
#include "corpus/run/report.h"
#include "corpus/run/threads.h"
#include "pseudo/corpus.h"

namespace pseudo {

namespace {

Error usage(std::string message) { return {ErrorCode::kUsage, std::move(message)}; }

Outcome missing(std::string id) {
  Outcome outcome;
  outcome.document.id = std::move(id);
  outcome.findings.push_back({FindingCode::kDocumentMissing, {}, {}});
  return outcome;
}

Processor make_auditor(const RunPlan& plan, const Pseudonymizer& engine,
                       Counterparts& counterparts) {
  return {engine.labels(), [&plan, &engine, &counterparts](Document before) -> Result<Outcome> {
            const std::string id = output_id(plan, before.id);
            Result<std::optional<Document>> after = counterparts.take(id);
            if (!after) {
              Error error = after.error();
              error.message = "the pseudonymized document: " + error.message;
              return error;
            }
            if (!*after) return missing(id);
            return engine.audit(std::move(before), **std::move(after));
          }};
}

/// Pseudonymized documents without an original, which a shard cannot know of.
void report_added(const RunPlan& plan, const Counterparts& counterparts, const RunHooks& hooks,
                  Outputs& outputs, RunReport& report) {
  if (plan.shard.parts > 1 || report.stopped || report.fatal) return;
  std::string entries;
  for (const std::string& id : counterparts.untaken()) {
    ++report.findings[FindingCode::kDocumentAdded];
    if (hooks.message) {
      Message message{Severity::kError, printable(id),
                      fmt::format("{}: {}", name(FindingCode::kDocumentAdded),
                                  meaning(FindingCode::kDocumentAdded))};
      message.place.document = message.where;
      message.place.code = name(FindingCode::kDocumentAdded);
      hooks.message(message);
    }
    DocumentEntry entry;
    entry.id = id;
    const AuditFinding added{FindingCode::kDocumentAdded, {}, {}};
    entry.findings = std::span(&added, 1);
    entries += format_entry(entry) + '\n';
  }
  if (!outputs.report || entries.empty()) return;
  if (const int fault = outputs.report->write(entries)) report.fatal = outputs.report->error(fault);
}

}  // namespace

Result<RunReport> check_corpus(const RunPlan& given, const Pseudonymizer& engine,
                               const RunHooks& hooks) {
  RunPlan plan = given;
  const Result<Discovery> found = discover(plan.inputs, plan.shard, plan.formats);
  if (!found) return found.error();
  if (const Status free = prepare_report(plan, *found); !free) return free.error();
  Result<std::unique_ptr<Counterparts>> counterparts =
      Counterparts::open(plan.output, plan.formats, engine.labels(), hooks.stop);
  if (!counterparts) return counterparts.error();
  if ((*counterparts)->are_renamed() && !plan.names) {
    return usage(fmt::format("{} has neutral names; name the key of its run with --key-file",
                             printable(plan.output)));
  }
  if (!(*counterparts)->are_renamed()) plan.names.reset();
  Outputs outputs;
  if (!plan.report.empty()) {
    Result<std::unique_ptr<ReportFile>> report = ReportFile::open(plan);
    if (!report) return report.error();
    outputs.report = std::move(*report);
  }
  if (hooks.message) {
    for (const Message& failure : found->failures) hooks.message(failure);
    for (const Message& failure : (*counterparts)->failures()) hooks.message(failure);
  }
  const Processor auditor = make_auditor(plan, engine, **counterparts);
  SeenIds ids;
  const bool streams = has_streams(*found);
  const RunContext context{.plan = plan,
                           .processor = auditor,
                           .found = *found,
                           .format = plan.formats.front(),
                           .ids = streams ? &ids : nullptr,
                           .lowest = hooks.lowest};
  Threads threads(context, hooks, outputs, streams ? 0 : found->catalog.entries.size());
  Tally tally = threads.run();
  complete(tally.report, *found, threads);
  tally.report.output = plan.output;
  tally.report.failed += (*counterparts)->failures().size();
  report_added(plan, **counterparts, hooks, outputs, tally.report);
  if (const Status closed = close_outputs(outputs, tally, true); !closed && !tally.report.fatal) {
    tally.report.fatal = closed.error();
  }
  return std::move(tally.report);
}

}  // namespace pseudo
