// What becomes of a processed document: its output, its record in the vault, what is told of it.
#include <utility>

#include <fmt/format.h>

#include "corpus/output/neutral_names.h"
#include "corpus/run/in_hand.h"
#include "corpus/run/report.h"
#include "corpus/run/work.h"
#include "pseudo/format.h"

namespace pseudo {

namespace {

/// Which of the inputs a stream is.
std::size_t stream_number(const Discovery& found, const std::string* stream) {
  std::size_t number = 0;
  while (number < found.parts.size() && found.parts[number].stream != *stream) ++number;
  return number;
}

}  // namespace

void Worker::deliver(InHand& one) {
  ++result_.done;
  if (one.skipped) return tell_skipped(one.id);
  Place& place = one.place;
  if (one.fault) {
    drop_outdated(*one.fault, one.id);
    return fail(*one.fault, place, one.id);
  }
  place.id = one.id;
  place.text = one.text;
  place.notation = one.notation;
  Outcome& outcome = one.outcome;
  if (setup_.plan.names) outcome.document.id = output_id(setup_.plan, one.id);
  if (std::optional<Error> error = write(outcome, place)) {
    // A full disk is told once, not for each document.
    if (!result_.fatal) fail(*error, place, one.id);
    return;
  }
  if (one.telling) {
    ++tally_.report.telling_names;
    result_.messages.push_back(
        {Severity::kWarning, place.shown(setup_.found.catalog, nullptr),
         "its name contains an annotated original; rename it, or say --rename"});
  }
  warn(outcome, place);
  finish(outcome, place, one.before);
}

void Worker::tell_skipped(const std::string& id) {
  ++tally_.report.skipped;
  if (setup_.plan.report.empty()) return;
  DocumentEntry entry;
  entry.id = output_id(setup_.plan, id);
  entry.status = DocumentStatus::kSkipped;
  result_.entries += format_entry(entry) + '\n';
}

std::optional<Error> Worker::write(const Outcome& outcome, const Place& place) {
  was_there_ = false;
  if (setup_.format == DataFormat::kJsonLines) return write_line(outcome, place);
  return write_files(outcome, place);
}

std::optional<Error> Worker::write_line(const Outcome& outcome, const Place& place) {
  std::string& lines = result_.lines;
  const std::size_t begin = lines.size();
  append_json_line(lines, outcome.document);
  if (const Status kept = keep(outcome, place, std::string_view(lines).substr(begin), {}); !kept) {
    lines.resize(begin);
    result_.fatal = kept.error();
    return kept.error();
  }
  lines += '\n';
  was_there_ = place.there;
  // What is there is compared where it is written.
  const bool again = setup_.plan.resume == Resume::kVerify;
  if (place.there && !again) lines.resize(begin);
  tally_.report.beyond_json += count_beyond_json(outcome.document);
  return std::nullopt;
}

std::optional<Error> Worker::write_files(const Outcome& outcome, const Place& place) {
  const Document& document = outcome.document;
  const std::string annotations = write_brat(document);
  if (!writer_) return std::nullopt;
  was_there_ = setup_.plan.resume == Resume::kVerify && is_current(document.id, place);
  if (was_there_ && !writer_->same(document.id, document.text, annotations)) {
    return Error{ErrorCode::kTextMismatch,
                 "what stands in the output is not what this run makes of it; use --overwrite"};
  }
  if (const Status kept = keep(outcome, place, document.text, annotations); !kept) {
    result_.fatal = kept.error();
    return kept.error();
  }
  if (was_there_) return std::nullopt;
  std::optional<WriteFault> fault = writer_->write(document.id, document.text, annotations);
  if (!fault) return std::nullopt;
  if (fault->fatal) result_.fatal = fault->error;
  return std::move(fault->error);
}

/// The record of a document in the vault, before the document is to be seen.
Status Worker::keep(const Outcome& outcome, const Place& place, std::string_view written,
                    std::string_view written_annotations) {
  if (setup_.vault == nullptr) return Done{};
  const Document& document = outcome.document;
  if (was_there_ && setup_.vault->holds(document.id)) return Done{};
  VaultRecord record;
  record.id = place.id;
  record.name = document.id;
  record.written = vault_digest(written);
  if (setup_.format == DataFormat::kBrat) {
    record.written_annotations = vault_digest(written_annotations);
  }
  if (place.entry != nullptr) {
    record.text_ending = file_name("", false, place.entry->text.ending).substr(1);
    record.annotations_ending = file_name("", true, place.entry->annotations.ending).substr(1);
    record.original = place.notation;
  } else {
    record.form = OriginalForm::kLine;
    record.stream = stream_number(setup_.found, place.stream);
    record.line = place.line;
    record.original = place.raw;
  }
  std::vector<VaultSpan> spans;
  for (const ReplacedSpan& span : outcome.replaced) {
    if (span.before.begin > span.before.end || span.before.end > place.text.size()) continue;
    spans.push_back({span.before, span.after,
                     std::string(place.text.substr(span.before.begin, span.before.size()))});
  }
  record.replaced = keep_spans(place.text, document.text, std::move(spans));
  return setup_.vault->append(record);
}

void Worker::warn(const Outcome& outcome, const Place& place) {
  for (const MissedMention& missed : outcome.missed) {
    ++(missed.doubtful ? tally_.report.doubtful : tally_.report.missed);
    const std::string_view kind = missed.doubtful ? "perhaps a missed" : "a missed";
    result_.messages.push_back({missed.doubtful ? Severity::kInfo : Severity::kWarning,
                                place.shown(setup_.found.catalog, nullptr),
                                fmt::format("{} mention of {} at offset {} of the result", kind,
                                            printable(missed.annotation), missed.offset)});
  }
}

void Worker::finish(const Outcome& outcome, const Place& place, const DocumentSize& before) {
  RunReport& report = tally_.report;
  ++(was_there_ ? report.skipped : report.documents);
  add(outcome.labels, report.labels);
  report.notes_dropped += outcome.notes_dropped;
  report.normalizations_dropped += outcome.normalizations_dropped;
  report.texts_rewritten += outcome.texts_rewritten;
  report.inner_without_counterpart += outcome.inner_without_counterpart;
  report.plain_surrogates += outcome.plain_surrogates;
  report.collisions += outcome.collisions;
  report.weekdays += outcome.weekdays;
  report.holidays += outcome.holidays;
  if (setup_.lowest == Severity::kDetail) {
    result_.messages.push_back(
        {Severity::kDetail, place.shown(setup_.found.catalog, nullptr), "done"});
  }
  if (setup_.plan.report.empty()) return;
  DocumentEntry entry;
  entry.id = outcome.document.id;
  if (was_there_) entry.status = DocumentStatus::kVerified;
  entry.before = before;
  entry.after = measure(outcome.document, setup_.plan.labels, tally_.after);
  for (const MissedMention& missed : outcome.missed) {
    ++(missed.doubtful ? entry.doubtful : entry.missed);
  }
  result_.entries += format_entry(entry) + '\n';
}

/// The older form of a document that a run replaces, where its new form failed: it would stay as
/// if it were one of this run. Not where only the reading failed.
void Worker::drop_outdated(const Error& error, std::string_view id) {
  if (!writer_ || setup_.plan.resume == Resume::kVerify || id_fault(id)) return;
  if (error.code != ErrorCode::kIo && error.code != ErrorCode::kMissingPartner)
    writer_->remove(output_id(setup_.plan, id));
}

void Worker::fail(const Error& error, const Place& place, std::string_view id) {
  ++tally_.report.failed;
  const std::string where = place.shown(setup_.found.catalog, &error);
  if (!setup_.plan.report.empty()) {
    DocumentEntry entry;
    const bool named = !id.empty() || (setup_.plan.names && place.entry != nullptr);
    const std::string name =
        !named ? where
               : output_id(setup_.plan,
                           id.empty() ? setup_.found.catalog.id(*place.entry) : std::string(id));
    entry.id = name;
    entry.status = DocumentStatus::kFailed;
    entry.fault = error.message;
    result_.entries += format_entry(entry) + '\n';
  }
  result_.messages.push_back({Severity::kError, where, error.message});
}

}  // namespace pseudo
