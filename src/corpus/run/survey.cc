// Counts the labels of a corpus without a run.
#include <string>
#include <utility>

#include "corpus/input/discover.h"
#include "corpus/input/seen_ids.h"
#include "corpus/run/outputs.h"
#include "corpus/run/threads.h"
#include "pseudo/corpus.h"

namespace pseudo {

namespace {

Processor reader_of(const LabelMap& labels) {
  return {labels, [](Document document) -> Result<Outcome> {
            Outcome outcome;
            outcome.document.id = std::move(document.id);
            return outcome;
          }};
}

}  // namespace

Result<RunReport> survey_labels(const RunPlan& plan, const LabelMap& labels,
                                const RunHooks& hooks) {
  const Result<Discovery> found = discover(plan.inputs, plan.shard, plan.formats);
  if (!found) return found.error();
  if (hooks.message) {
    for (const Message& failure : found->failures) hooks.message(failure);
  }
  const Processor reader = reader_of(labels);
  SeenIds ids;
  const bool streams = has_streams(*found);
  const RunContext context{.plan = plan,
                           .processor = reader,
                           .found = *found,
                           .format = plan.formats.front(),
                           .ids = streams ? &ids : nullptr,
                           .lowest = hooks.lowest};
  Outputs none;
  Threads threads(context, hooks, none, streams ? 0 : found->catalog.entries.size());
  Tally tally = threads.run();
  complete(tally.report, *found, threads);
  tally.report.failed += found->failures.size();
  return std::move(tally.report);
}

}  // namespace pseudo
