#include "corpus/run/item_report.h"

#include <algorithm>
#include <string_view>
#include <utility>
#include <vector>

#include <fmt/format.h>

#include "corpus/document_ids.h"
#include "corpus/error_names.h"
#include "corpus/message_places.h"
#include "corpus/output/neutral_names.h"
#include "corpus/run/report.h"

namespace pseudo {

namespace {

/// Creates a message about a document, or about one of its annotations.
Message message_of(const WorkItem& item, const RunContext& context, Severity severity,
                   std::string code, const Error* error = nullptr) {
  Message message;
  message.severity = severity;
  message.place = locate(item.origin, context.found.catalog, error);
  message.where = shown_place(message.place);
  message.place.document = printable(item.claimed_id.empty() ? item.id : item.claimed_id);
  message.place.code = std::move(code);
  return message;
}

void warn_of_id(const WorkItem& item, const RunContext& context, Tally& tally,
                BatchResult& result) {
  ++tally.report.ids_with_originals;
  Message message = message_of(item, context, Severity::kWarning, "telling-name");
  message.text = "its name contains an original";
  message.remedy = Remedy::kRename;
  result.messages.push_back(std::move(message));
}

/// `written`: the document is in the output.
void warn_of_missed(const WorkItem& item, bool written, const RunContext& context, Tally& tally,
                    BatchResult& result) {
  for (const MissedMention& missed : item.outcome.missed) {
    ++(missed.doubtful ? tally.report.doubtful : tally.report.missed);
    Message message =
        message_of(item, context, missed.doubtful ? Severity::kInfo : Severity::kWarning,
                   missed.doubtful ? "doubtful-mention" : "missed-mention");
    MessagePlace& place = message.place;
    place.annotation = printable(missed.annotation);
    place.line = missed.before.line;
    place.column = missed.before.column;
    if (written) {
      place.output_line = missed.after.line;
      place.output_column = missed.after.column;
    }
    message.text =
        fmt::format("{} mention of {}", missed.doubtful ? "perhaps a missed" : "a missed",
                    missed.annotation.empty() ? "a denied string" : place.annotation);
    result.messages.push_back(std::move(message));
  }
}

void warn_of_reading(const WorkItem& item, const RunContext& context, BatchResult& result) {
  for (const std::string& warning : item.warnings) {
    result.messages.push_back(message_of(item, context, Severity::kWarning, "faulty-part"));
    result.messages.back().text = warning;
  }
}

/// Names the annotation of MessagePlace::annotation first.
std::string doubt_words(const DoubtfulAnnotation& one) {
  const std::string words = fmt::format("{} {}", printable(one.annotation), meaning(one.doubt));
  if (one.move_by != 0) return fmt::format("{} ({})", words, advice(one));
  return one.other.empty() ? words : fmt::format("{} ({})", words, printable(one.other));
}

void warn_of_doubts(const WorkItem& item, const RunContext& context, Tally& tally,
                    BatchResult& result) {
  for (const DoubtfulAnnotation& one : item.outcome.doubts) {
    ++tally.report.doubts[one.doubt];
    Message message = message_of(item, context, Severity::kWarning, std::string(name(one.doubt)));
    message.place.annotation = printable(one.annotation);
    message.place.other = printable(one.other);
    message.place.move_by = one.move_by;
    message.place.line = one.place.line;
    message.place.column = one.place.column;
    message.text = doubt_words(one);
    result.messages.push_back(std::move(message));
  }
}

/// Refers to the pseudonymized file, or to the original if the finding concerns nothing else.
Message message_of(const AuditFinding& finding, const WorkItem& item, const RunContext& context) {
  Message message = message_of(item, context, Severity::kError, std::string(name(finding.code)));
  MessagePlace& place = message.place;
  if (!finding.in_original && context.processor.counterpart) {
    const MessagePlace shown = context.processor.counterpart(item.outcome.document.id);
    place.file = shown.file;
    place.stream_line = place.line = shown.stream_line;
    message.where = shown_place(place);
  }
  place.annotation = printable(finding.annotation);
  const bool has_place = finding.place.line > 0;
  if (has_place) {
    place.line = finding.place.line;
    place.column = finding.place.column;
  }
  place.in_original = has_place && finding.in_original;
  place.in_output = has_place && !finding.in_original;
  const std::string whose = place.annotation.empty() ? "" : " of " + place.annotation;
  message.text = fmt::format("{}{}: {}", name(finding.code), whose, meaning(finding.code));
  return message;
}

void report_findings(const WorkItem& item, const RunContext& context, Tally& tally,
                     BatchResult& result) {
  for (const AuditFinding& finding : item.outcome.findings) {
    ++tally.report.findings[finding.code];
    result.messages.push_back(message_of(finding, item, context));
  }
}

/// Sets line and column, which from then on refer to the text of the document.
void set_place(const TextPlace& text, const std::string& annotation, const std::string& other,
               MessagePlace& place) {
  place.annotation = printable(annotation);
  place.other = printable(other);
  place.line = text.line;
  place.column = text.column;
}

/// Sets the fields for the (first) subject of an error.
void set_place(const WorkItem& item, const Error& error, MessagePlace& place) {
  const Outcome& outcome = item.outcome;
  if (error.code == ErrorCode::kDoubtful && !outcome.doubts.empty()) {
    const DoubtfulAnnotation& first = outcome.doubts.front();
    place.move_by = first.move_by;
    return set_place(first.place, first.annotation, first.other, place);
  }
  if (!outcome.findings.empty()) {
    const AuditFinding& first = outcome.findings.front();
    if (first.place.line > 0) return set_place(first.place, first.annotation, {}, place);
    place.annotation = printable(first.annotation);
    return;
  }
  const auto missed = std::ranges::find(outcome.missed, false, &MissedMention::doubtful);
  if (error.remedy == Remedy::kAnnotateOrReportMissed && missed != outcome.missed.end()) {
    return set_place(missed->before, missed->annotation, {}, place);
  }
  if (item.misfits.empty()) return;
  const Misfit& first = item.misfits.front();
  place.annotation = printable(first.annotation);
  place.other = printable(first.other);
  if (first.column > 0) set_place({first.line, first.column}, first.annotation, first.other, place);
}

/// All annotations with wrong offsets.
std::vector<Misfit> misfits_of(const WorkItem& item, const Error& error) {
  std::vector<Misfit> misfits;
  if (error.code != ErrorCode::kSpan && error.code != ErrorCode::kTextMismatch) return misfits;
  for (Misfit misfit : item.misfits) {
    misfit.annotation = printable(misfit.annotation);
    misfits.push_back(std::move(misfit));
  }
  return misfits;
}

/// The id of a failed document in the report: the one that the output would have; or the position
/// of a line whose id is unknown, or used by another document.
std::string reported_id(const WorkItem& item, const std::string& where, const RunContext& context) {
  const std::string& id = item.id.empty() ? item.claimed_id : item.id;
  return id.empty() || item.repeats_id ? where : output_id(context.plan, id);
}

}  // namespace

void report_done(const WorkItem& item, bool held, const RunContext& context, Tally& tally,
                 BatchResult& result) {
  const Outcome& outcome = item.outcome;
  if (outcome.id_shows_original && !context.plan.names) warn_of_id(item, context, tally, result);
  warn_of_reading(item, context, result);
  warn_of_doubts(item, context, tally, result);
  warn_of_missed(item, true, context, tally, result);
  report_findings(item, context, tally, result);
  ++(held ? tally.report.skipped : tally.report.documents);
  add(outcome, tally.report);
  if (context.keeps_outcomes) result.outcomes.push_back(outcome);
  if (context.lowest == Severity::kDetail) {
    Message message = message_of(item, context, Severity::kDetail, "done");
    message.text = "done";
    result.messages.push_back(std::move(message));
  }
  if (context.plan.report.empty()) return;
  DocumentEntry entry;
  entry.id = outcome.document.id;
  if (held) entry.status = DocumentStatus::kVerified;
  entry.before = item.before.sum;
  tally.before.merge(item.before);
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
  warn_of_doubts(item, context, tally, result);
  warn_of_missed(item, false, context, tally, result);
  Message message =
      message_of(item, context, Severity::kError, std::string(name(error.code)), &error);
  set_place(item, error, message.place);
  message.place.misfits = misfits_of(item, error);
  if (!context.plan.report.empty()) {
    const std::string id = reported_id(item, message.where, context);
    DocumentEntry entry;
    entry.id = id;
    entry.status = DocumentStatus::kFailed;
    entry.fault = error.message;
    entry.place = message.place;
    entry.doubts = item.outcome.doubts;
    entry.missed = item.outcome.missed;
    result.entries += format_entry(entry) + '\n';
  }
  // Unknown labels are reported once, at the end of the run.
  const bool is_label = error.code == ErrorCode::kUnknownLabel;
  if (is_label) ++tally.report.unknown_labels;
  if (is_label && context.lowest != Severity::kDetail) return;
  message.text = error.message;
  if (!is_label) message.remedy = error.remedy;
  result.messages.push_back(std::move(message));
}

}  // namespace pseudo
