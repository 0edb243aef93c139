// Runs over whole corpora: finds documents, opens outputs, starts threads, closes outputs.
#include <algorithm>
#include <cstddef>
#include <iterator>
#include <optional>
#include <string>
#include <utility>
#include <vector>

#include <fmt/format.h>

#include "corpus/document_ids.h"
#include "corpus/input/discover.h"
#include "corpus/input/seen_ids.h"
#include "corpus/output/configurations.h"
#include "corpus/run/outputs.h"
#include "corpus/run/threads.h"
#include "pseudo/corpus.h"
#include "text/counted.h"

namespace pseudo {

namespace {

void tell(const RunHooks& hooks, Severity severity, std::string text) {
  if (hooks.message) hooks.message({severity, "", std::move(text)});
}

Error not_in_input(const std::string& output, std::size_t documents) {
  return {ErrorCode::kUsage,
          fmt::format("{} holds {} that the input does not have, or not in that order; name the "
                      "inputs of the run that is resumed",
                      printable(output), text::counted(documents, "document"))};
}

// Errors before the first document: inputs that could not be read, and BRAT configuration files
// that could not be copied.
std::vector<Message> before_documents(const RunPlan& plan, const OutputPlace& place,
                                      const Discovery& found, bool carries) {
  std::vector<Message> told = found.failures;
  if (!carries) return told;
  std::ranges::move(carry_configurations(plan, place, found), std::back_inserter(told));
  return told;
}

bool holds_configurations(const OutputPlace& place) { return place.format->name == "brat"; }

void tell_left_out(std::size_t lines, const Format& format, const RunHooks& hooks) {
  if (lines == 0) return;
  tell(hooks, Severity::kWarning,
       fmt::format("{} (relations, events, attributes, notes, fields) {} left out: the format {} "
                   "cannot hold them",
                   text::counted(lines, "line"), lines == 1 ? "was" : "were", format.name));
}

/// Processes all documents from input to outputs, which stay open.
Tally run_documents(const RunPlan& plan, const Processor& processor, const RunHooks& hooks,
                    const Discovery& found, const OutputPlace& place, Outputs& outputs) {
  SeenIds ids;
  const bool streams = has_streams(found);
  const RunContext context{.plan = plan,
                           .processor = processor,
                           .found = found,
                           .format = *place.format,
                           .sink = outputs.sink.get(),
                           .vault = outputs.vault.get(),
                           .ids = streams ? &ids : nullptr,
                           .lowest = hooks.lowest};
  Threads threads(context, hooks, outputs, streams ? 0 : found.catalog.entries.size());
  Tally tally = threads.run();
  RunReport& report = tally.report;
  complete(report, found, threads);
  report.output = place.path;
  if (!report.fatal && !report.stopped && threads.not_in_input() > 0) {
    report.fatal = not_in_input(report.output, threads.not_in_input());
  }
  return tally;
}

}  // namespace

Processor make_processor(const Pseudonymizer& engine) {
  return {engine.labels(),
          [&engine](Document document) { return engine.run_unjudged(std::move(document)); },
          {},
          [&engine](const Outcome& outcome) { return engine.judge(outcome); }};
}

Status check_run(const RunPlan& given, const RunHooks& hooks) {
  RunPlan plan = given;
  const Result<Discovery> found = discover(plan.inputs, plan.shard, plan.formats);
  if (!found) return found.error();
  const Result<OutputPlace> place = prepare_output(plan, *found, hooks);
  if (!place) return place.error();
  return Done{};
}

Result<RunReport> run_corpus(const RunPlan& given, const Processor& processor,
                             const RunHooks& hooks) {
  RunPlan plan = given;
  const Result<Discovery> found = discover(plan.inputs, plan.shard, plan.formats);
  if (!found) return found.error();
  const Result<OutputPlace> place = prepare_output(plan, *found, hooks);
  if (!place) return place.error();
  Result<Outputs> outputs = open_outputs(plan, *place, *found);
  if (!outputs) return outputs.error();
  const bool carries = holds_configurations(*place);
  const std::vector<Message> told =
      before_documents(plan, *place, *found, carries && outputs->sink);
  if (hooks.message) {
    for (const Message& one : told) hooks.message(one);
  }
  Tally tally = run_documents(plan, processor, hooks, *found, *place, *outputs);
  RunReport& report = tally.report;
  report_unread(told, plan, *outputs, report);
  if (!carries) report.ignored += found->catalog.configurations.size();
  tell_left_out(report.not_held, *place->format, hooks);
  const bool whole = !report.stopped && !report.fatal && !report.output_closed;
  if (const Status closed = close_outputs(*outputs, tally, whole); !closed && !report.fatal) {
    report.fatal = closed.error();
  }
  return std::move(report);
}

}  // namespace pseudo
