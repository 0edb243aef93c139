// The audit of a whole corpus: reads each original, finds its counterpart, and compares them.
#include <algorithm>
#include <memory>
#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include <fmt/format.h>

#include "corpus/audit/counterparts.h"
#include "corpus/audit/first_difference.h"
#include "corpus/audit/other_files.h"
#include "corpus/document_ids.h"
#include "corpus/input/discover.h"
#include "corpus/input/seen_ids.h"
#include "corpus/message_places.h"
#include "corpus/output/neutral_names.h"
#include "corpus/run/across_batches.h"
#include "corpus/run/outputs.h"
#include "corpus/run/report.h"
#include "corpus/run/threads.h"
#include "corpus/run/work_item.h"
#include "model/errors.h"
#include "pseudo/corpus.h"

namespace pseudo {

namespace {

/// Returns a finding, unless a run with these options would fail for that document, too.
Result<Outcome> missing(std::string id, Document before, const Pseudonymizer& engine) {
  const Result<Outcome> made = engine.run(before);
  if (!made) {
    Error error = made.error();
    error.message = "has no counterpart, as a run with these options fails: " + error.message;
    return error;
  }
  Outcome outcome;
  outcome.document.id = std::move(id);
  outcome.comparison.emplace().original = std::move(before);
  outcome.findings.push_back({FindingCode::kDocumentMissing, {}, {0, 0}, true});
  return outcome;
}

/// The error for an unreadable counterpart. If the text was edited, all offsets after the edit are
/// wrong, so the position of the edit is reported instead.
Error unreadable(const std::string& id, const Document& before, const Counterparts& counterparts,
                 const LabelMap& labels, Error error) {
  const bool is_offset = error.code == ErrorCode::kTextMismatch || error.code == ErrorCode::kSpan;
  if (!is_offset) return error;
  const std::optional<std::string> text = counterparts.text_of(id);
  if (!text) return error;
  const std::optional<TextPlace> place = first_difference(before, *text, labels);
  if (!place) return error;
  error.message = fmt::format(
      "its text outside of replaced spans differs from the original from line {}, column {} of "
      "that "
      "on, so that {}",
      place->line, place->column, error.message);
  return error;
}

bool is_wanted(const RunPlan& plan, const std::string& before, const std::string& after) {
  return plan.only.empty() || plan.only.contains(before) || plan.only.contains(after);
}

Processor make_auditor(const RunPlan& plan, const Pseudonymizer& engine,
                       Counterparts& counterparts) {
  return {engine.labels(),
          [&plan, &engine, &counterparts](Document before) -> Result<Outcome> {
            std::string id = output_id(plan, before.id);
            if (!is_wanted(plan, before.id, id)) return Outcome();
            Result<std::optional<Document>> after = counterparts.take(id);
            if (!after) {
              return unreadable(id, before, counterparts, engine.labels(), after.error());
            }
            if (!*after) return missing(std::move(id), std::move(before), engine);
            if (!plan.names) return engine.audit(std::move(before), **std::move(after));
            (*after)->id.clear();  // a neutral name contains an original only by chance
            Result<Outcome> outcome = engine.audit(std::move(before), **std::move(after));
            if (outcome) outcome->document.id = std::move(id);
            return outcome;
          },
          [&counterparts](std::string_view id) { return counterparts.place_of(id); }};
}

/// True if no document of the folders has a counterpart. Streams are not considered.
bool has_no_pair(const RunPlan& plan, const Discovery& found, const Counterparts& counterparts) {
  const Catalog& catalog = found.catalog;
  return !catalog.entries.empty() &&
         std::ranges::none_of(catalog.entries, [&](const CatalogEntry& entry) {
           return counterparts.contains(output_id(plan, catalog.id(entry)));
         });
}

Message no_pair(const RunPlan& plan, const Counterparts& counterparts) {
  Message message{Severity::kError, printable(plan.output), "no document of it has an original: "};
  message.text += counterparts.are_renamed()
                      ? "is this the key of its run, with the same --corpus?"
                      : "ids are the paths below a folder, and \"id\" in lines; are these the two "
                        "corpora that belong together?";
  message.place.file = message.where;
  message.place.code = "no-pair";
  return message;
}

/// A document or other file in PSEUDONYMIZED that has no original.
struct Added {
  FindingCode code = FindingCode::kDocumentAdded;
  std::string id;  ///< For a file its path relative to the folder.
  MessagePlace place;
};

Message message_of(const Added& added) {
  Message message{
      Severity::kError, {}, fmt::format("{}: {}", name(added.code), meaning(added.code))};
  message.place = added.place;
  message.place.line = message.place.stream_line;
  message.where = shown_place(message.place);
  message.place.document = printable(added.id);
  message.place.code = name(added.code);
  return message;
}

/// Finds all of them. Not available for shards.
std::vector<Added> find_added(const RunPlan& plan, const Discovery& found,
                              const Counterparts& counterparts) {
  std::vector<Added> all;
  for (const std::string& id : counterparts.untaken()) {
    all.push_back({FindingCode::kDocumentAdded, id, counterparts.place_of(id)});
  }
  std::vector<std::string> originals;
  for (const CatalogRoot& root : found.catalog.roots) originals.push_back(root.real);
  for (std::string& path : other_files(plan.output, originals, plan.formats, plan.keep_comments)) {
    MessagePlace place;
    place.file = printable(plan.output + '/' + path);
    all.push_back({FindingCode::kFileAdded, std::move(path), std::move(place)});
  }
  return all;
}

void report_added(const RunPlan& plan, const Discovery& found, const Counterparts& counterparts,
                  const RunHooks& hooks, Outputs& outputs, RunReport& report) {
  if (plan.shard.parts > 1 || !plan.only.empty() || report.stopped || report.fatal) return;
  std::string entries;
  for (const Added& added : find_added(plan, found, counterparts)) {
    ++report.findings[added.code];
    if (hooks.message) hooks.message(message_of(added));
    DocumentEntry entry;
    entry.id = added.id;
    const AuditFinding finding{added.code, {}, {0, 0}};
    entry.findings = std::span(&finding, 1);
    entries += format_entry(entry) + '\n';
  }
  if (!outputs.report || entries.empty()) return;
  if (const int fault = outputs.report->write(entries)) report.fatal = outputs.report->error(fault);
}

/// Warns if the two folders appear to be swapped, which need not cause any finding.
void warn_if_swapped(const RunPlan& plan, const RunHooks& hooks) {
  if (!hooks.message || has_run_record(plan.output)) return;
  for (const std::string& input : plan.inputs) {
    if (!has_run_record(input)) continue;
    Message message{Severity::kWarning, printable(input),
                    "it is the output of a run, and PSEUDONYMIZED is not: are the two arguments "
                    "in the right order? ORIGINAL comes first"};
    message.place.file = message.where;
    message.place.code = "swapped";
    hooks.message(message);
  }
}

void tell_failures(const Discovery& found, const Counterparts& counterparts,
                   const RunHooks& hooks) {
  if (!hooks.message) return;
  for (const Message& failure : found.failures) hooks.message(failure);
  for (const Message& failure : counterparts.failures()) hooks.message(failure);
}

void tell_if_none_paired(const RunPlan& plan, const Counterparts& counterparts,
                         const RunReport& report, const RunHooks& hooks) {
  if (!hooks.message || !plan.only.empty() || plan.shard.parts > 1) return;
  if (counterparts.taken() > 0 || report.documents == 0) return;
  hooks.message(no_pair(plan, counterparts));
}

/// Opens the counterparts. If they do not have neutral names, clears `plan.names`.
Result<std::unique_ptr<Counterparts>> open_counterparts(RunPlan& plan, const Pseudonymizer& engine,
                                                        const RunHooks& hooks) {
  Result<std::unique_ptr<Counterparts>> counterparts =
      Counterparts::open(plan.output, plan.formats, engine.labels(), hooks.stop);
  if (!counterparts) return counterparts;
  if ((*counterparts)->are_renamed() && !plan.names) {
    return usage_error(fmt::format("{} has neutral names; name the key of its run with --key-file",
                                   printable(plan.output)));
  }
  if (!(*counterparts)->are_renamed()) plan.names.reset();
  return counterparts;
}

Result<Outputs> open_report(const RunPlan& plan) {
  Outputs outputs;
  if (plan.report.empty()) return outputs;
  Result<std::unique_ptr<ReportFile>> report = ReportFile::open(plan, ReportOf::kCheck);
  if (!report) return report.error();
  outputs.report = std::move(*report);
  return outputs;
}

// Reports what was not compared: unread and added documents, corpora without a pair.
void tell_what_remains(const RunPlan& plan, const Discovery& found,
                       const Counterparts& counterparts, const RunHooks& hooks, Outputs& outputs,
                       Tally& tally) {
  report_unread(found.failures, plan, outputs, tally.report);
  report_unread(counterparts.failures(), plan, outputs, tally.report);
  report_added(plan, found, counterparts, hooks, outputs, tally.report);
  tell_if_none_paired(plan, counterparts, tally.report, hooks);
  if (const Status closed = close_outputs(outputs, tally, true); !closed && !tally.report.fatal) {
    tally.report.fatal = closed.error();
  }
}

}  // namespace

Result<RunReport> check_corpus(const RunPlan& given, const Pseudonymizer& engine,
                               const RunHooks& hooks) {
  RunPlan plan = given;
  const Result<Discovery> found = discover(plan.inputs, plan.shard, plan.formats);
  if (!found) return found.error();
  if (const Status free = prepare_report(plan, *found); !free) return free.error();
  Result<std::unique_ptr<Counterparts>> counterparts = open_counterparts(plan, engine, hooks);
  if (!counterparts) return counterparts.error();
  Result<Outputs> outputs = open_report(plan);
  if (!outputs) return outputs.error();
  tell_failures(*found, **counterparts, hooks);
  warn_if_swapped(plan, hooks);
  const bool is_paired =
      !has_no_pair(plan, *found, **counterparts) || has_streams(*found) || plan.shard.parts > 1;
  if (!is_paired && plan.names) {
    const Message hint = no_pair(plan, **counterparts);
    return usage_error(hint.where + ": " + hint.text);
  }
  const Processor auditor = make_auditor(plan, engine, **counterparts);
  SeenIds ids;
  AcrossBatches across;
  const bool compares = engine.has_wide_scope() && plan.only.empty();
  const bool streams = has_streams(*found);
  const RunContext context{.plan = plan,
                           .processor = auditor,
                           .found = *found,
                           .format = plan.formats.front(),
                           .ids = streams ? &ids : nullptr,
                           .across = compares ? &across : nullptr,
                           .lowest = hooks.lowest,
                           .keeps_outcomes = static_cast<bool>(hooks.audited)};
  Threads threads(context, hooks, *outputs, streams ? 0 : found->catalog.entries.size());
  Tally tally = threads.run();
  complete(tally.report, *found, threads);
  tally.report.compared_one_in = across.one_in();
  tally.report.output = plan.output;
  tell_what_remains(plan, *found, **counterparts, hooks, *outputs, tally);
  return std::move(tally.report);
}

}  // namespace pseudo
