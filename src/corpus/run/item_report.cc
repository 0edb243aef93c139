#include "corpus/run/item_report.h"

#include <string_view>
#include <utility>

#include <fmt/format.h>

#include "corpus/document_ids.h"
#include "corpus/output/neutral_names.h"
#include "corpus/run/report.h"

namespace pseudo {

namespace {

void warn_of_id(const std::string& where, Tally& tally, BatchResult& result) {
  ++tally.report.ids_with_originals;
  result.messages.push_back(
      {Severity::kWarning, where, "its name contains an original", Remedy::kRename});
}

void warn_of_missed(const Outcome& outcome, const std::string& where, Tally& tally,
                    BatchResult& result) {
  for (const MissedMention& missed : outcome.missed) {
    ++(missed.doubtful ? tally.report.doubtful : tally.report.missed);
    const std::string_view kind = missed.doubtful ? "perhaps a missed" : "a missed";
    const std::string whose =
        missed.annotation.empty() ? "a denied string" : printable(missed.annotation);
    result.messages.push_back(
        {missed.doubtful ? Severity::kInfo : Severity::kWarning, where,
         fmt::format("{} mention of {} at line {}, column {} (in the output: "
                     "line {}, column {})",
                     kind, whose, missed.before.line, missed.before.column,
                     missed.after.line, missed.after.column)});
  }
}

void warn_of_doubts(const Outcome& outcome, const std::string& where, BatchResult& result) {
  for (const DoubtfulAnnotation& one : outcome.doubts) {
    const std::string other = one.other.empty() ? std::string() : ": " + printable(one.other);
    result.messages.push_back(
        {Severity::kWarning, where,
         fmt::format("{} {}{} (line {}, column {})", printable(one.annotation), meaning(one.doubt),
                     other, one.place.line, one.place.column)});
  }
}

void report_findings(const Outcome& outcome, const std::string& where, Tally& tally,
                     BatchResult& result) {
  for (const AuditFinding& finding : outcome.findings) {
    ++tally.report.findings[finding.code];
    const std::string of =
        finding.annotation.empty() ? std::string() : " of " + printable(finding.annotation);
    result.messages.push_back(
        {Severity::kError, where,
         fmt::format("{}{} at line {}, column {} of the pseudonymized text", name(finding.code), of,
                     finding.place.line, finding.place.column)});
  }
}

/// The id of a failed document in the report: the one that the output would have, or the place of
/// a line whose id is not known.
std::string reported_id(const WorkItem& item, const std::string& where, const RunContext& context) {
  if (!item.id.empty()) return output_id(context.plan, item.id);
  if (!context.plan.names || item.origin.entry == nullptr) return where;
  return output_id(context.plan, context.found.catalog, *item.origin.entry);
}

}  // namespace

void report_done(const WorkItem& item, bool held, const RunContext& context, Tally& tally,
                 BatchResult& result) {
  const Outcome& outcome = item.outcome;
  const std::string where = describe(item.origin, context.found.catalog);
  if (outcome.id_shows_original && !context.plan.names) warn_of_id(where, tally, result);
  warn_of_doubts(outcome, where, result);
  warn_of_missed(outcome, where, tally, result);
  report_findings(outcome, where, tally, result);
  ++(held ? tally.report.skipped : tally.report.documents);
  add(outcome, tally.report);
  if (context.lowest == Severity::kDetail) {
    result.messages.push_back({Severity::kDetail, where, "done"});
  }
  if (context.plan.report.empty()) return;
  DocumentEntry entry;
  entry.id = outcome.document.id;
  if (held) entry.status = DocumentStatus::kVerified;
  entry.before = item.before;
  entry.after = measure(outcome.document, context.processor.labels, tally.after);
  entry.date_shifts = outcome.date_shifts;
  entry.name_candidates = outcome.name_candidates;
  entry.doubts = outcome.doubts;
  entry.missed = outcome.missed;
  entry.findings = outcome.findings;
  result.entries += format_entry(entry) + '\n';
}

void report_skipped(const WorkItem& item, const RunContext& context, Tally& tally,
                    BatchResult& result) {
  ++tally.report.skipped;
  if (context.plan.report.empty()) return;
  const std::string id = output_id(context.plan, item.id);
  DocumentEntry entry;
  entry.id = id;
  entry.status = DocumentStatus::kSkipped;
  result.entries += format_entry(entry) + '\n';
}

void report_failure(const WorkItem& item, const Error& error, const RunContext& context,
                    Tally& tally, BatchResult& result) {
  ++tally.report.failed;
  const std::string where = describe(item.origin, context.found.catalog, &error);
  if (!context.plan.report.empty()) {
    const std::string id = reported_id(item, where, context);
    DocumentEntry entry;
    entry.id = id;
    entry.status = DocumentStatus::kFailed;
    entry.fault = error.message;
    result.entries += format_entry(entry) + '\n';
  }
  // The labels of the whole input are told once, at its end.
  const bool is_label = error.code == ErrorCode::kUnknownLabel;
  if (is_label) ++tally.report.unknown_labels;
  if (is_label && context.lowest != Severity::kDetail) return;
  result.messages.push_back({is_label ? Severity::kDetail : Severity::kError, where, error.message,
                             is_label ? Remedy::kNone : error.remedy});
}

}  // namespace pseudo
