#include "corpus/work.h"

#include <sys/stat.h>

#include <utility>

#include <fmt/format.h>

#include "corpus/ids.h"
#include "corpus/line_batch.h"
#include "corpus/neutral_names.h"
#include "corpus/report.h"
#include "corpus/telling_names.h"
#include "pseudo/format.h"

namespace pseudo {

/// A document of a stream, as it came.
struct Worker::ParsedLine {
  BatchLine at;
  Result<Document> document;
};

/// Where a document comes from, for messages.
struct Worker::Place {
  const CatalogEntry* entry = nullptr;
  const std::string* stream = nullptr;
  std::size_t line = 0;
  bool there = false;              ///< The output stream holds it already.
  std::string_view raw = {};       ///< Of a line: with its end and the blank lines around.
  std::string_view id = {};        ///< As it came.
  std::string_view text = {};      ///< The original, where a vault is written.
  std::string_view notation = {};  ///< The original .ann, where a vault is written.

  [[nodiscard]] std::string shown(const Catalog& catalog, const Error* error) const {
    if (entry == nullptr) {
      return fmt::format("{}:{}", *stream == "-" ? "standard input" : printable(*stream), line);
    }
    const bool annotations = error != nullptr && error->part == "ann";
    std::string path = printable(catalog.shown(*entry, annotations));
    if (error != nullptr && error->line != 0) path += fmt::format(":{}", error->line);
    return path;
  }
};

/// A document on its way: read, then processed, then delivered.
struct Worker::InHand {
  Place place;
  std::string id;
  std::string text = {};            ///< The original, where a vault is written.
  std::string notation = {};        ///< The original .ann, where a vault is written.
  std::optional<Error> fault = {};  ///< What ended its way.
  bool skipped = false;             ///< The output holds it already.
  bool telling = false;             ///< Its id shows an original.
  std::size_t bytes = 0;            ///< Of both files.
  DocumentSize before = {};
  Document document = {};
  Outcome outcome = {};
};

namespace {

/// Files are read, processed and written in groups: the kernel's work on a file drives the
/// engine's code and tables out of the caches, and the other way round.
constexpr std::size_t kGroup = std::size_t{1} << 18U;  // bytes of both files

/// Which of the inputs a stream is.
std::size_t stream_number(const Discovery& found, const std::string* stream) {
  std::size_t number = 0;
  while (number < found.parts.size() && found.parts[number].stream != *stream) ++number;
  return number;
}

/// When a stream was changed last. Nothing where that cannot be known.
std::optional<std::timespec> stream_changed(const std::string& stream) {
  struct stat status {};
  if (stream == "-") return std::timespec{};
  if (::stat(stream.c_str(), &status) != 0) return std::nullopt;
  return status.st_mtim;
}

Error repeated_id() {
  return {ErrorCode::kDuplicateId,
          "its id has come before in this run; give every document an id of its own"};
}

}  // namespace

Worker::Worker(const WorkSetup& setup, std::size_t number)
    : setup_(setup), files_(setup.found.catalog) {
  if (setup.folder != nullptr) writer_.emplace(*setup.folder, number);
}

BatchResult Worker::run(const Batch& batch, const std::function<bool()>& stop) {
  result_ = BatchResult();
  const auto go_on = [&] {
    if (!result_.fatal && !(stop && stop())) return true;
    result_.partial = true;
    return false;
  };
  if (batch.stream == nullptr) {
    run_entries(batch, go_on);
  } else {
    run_lines(batch, go_on);
  }
  return std::move(result_);
}

/// All lines are parsed first: their ids enter in the order of the input, while documents of other
/// batches are worked on.
void Worker::run_lines(const Batch& batch, const std::function<bool()>& go_on) {
  std::vector<ParsedLine> lines = parse_lines(batch);
  mark_repeated(batch, lines);
  result_.lines.reserve(batch.lines.size() + batch.lines.size() / 8);
  for (ParsedLine& line : lines) {
    if (!go_on()) return;
    Place place{nullptr, batch.stream, line.at.number};
    place.there = batch.there.count(line.at.number - batch.first_line) > 0;
    place.raw = line.at.raw;
    run_line(line, place);
  }
  if (batch.fault) {
    const std::size_t number = batch.first_line + count_line_ends(batch.lines);
    fail(*batch.fault, {nullptr, batch.stream, number}, "");
  }
}

/// The parser, which takes more memory than a long line, is gone in the end.
std::vector<Worker::ParsedLine> Worker::parse_lines(const Batch& batch) {
  std::vector<ParsedLine> lines;
  JsonLineReader reader(setup_.plan.labels, setup_.plan.keep_fields);
  const std::vector<BatchLine> raw = split_lines(batch);
  lines.reserve(raw.size());
  for (const BatchLine& line : raw) {
    ++tally_.report.found;
    Result<Document> document = reader.read(line.text);
    if (document && !in_shard(document->id, setup_.plan.shard)) continue;
    lines.push_back({line, std::move(document)});
  }
  return lines;
}

void Worker::mark_repeated(const Batch& batch, std::vector<ParsedLine>& lines) {
  if (setup_.ids == nullptr) return;
  std::vector<std::string_view> ids;
  ids.reserve(lines.size());
  for (const ParsedLine& line : lines) {
    if (line.document) ids.push_back(line.document->id);
  }
  const std::vector<bool> seen = setup_.ids->enter(batch.number, ids);
  std::size_t next = 0;
  for (ParsedLine& line : lines) {
    if (line.document && seen[next++]) line.document = repeated_id();
  }
}

void Worker::run_entries(const Batch& batch, const std::function<bool()>& go_on) {
  const std::vector<bool> seen = mark_repeated_entries(batch);
  for (std::size_t next = batch.begin; next < batch.end && go_on();) {
    std::vector<InHand> group;
    group.reserve(batch.end - next);
    for (std::size_t bytes = 0; next < batch.end && bytes < kGroup; ++next) {
      const CatalogEntry& entry = setup_.found.catalog.entries[next];
      const std::size_t at = next - batch.begin;
      if (seen[at]) {
        group.push_back({.place = {&entry}, .id = "", .fault = repeated_id()});
      } else {
        group.push_back(read_entry(entry, batch.there.count(at) > 0));
      }
      bytes += group.back().bytes;
    }
    for (InHand& one : group) process(one);
    for (InHand& one : group) {
      if (result_.fatal) break;
      deliver(one);
    }
  }
}

std::vector<bool> Worker::mark_repeated_entries(const Batch& batch) {
  if (setup_.ids == nullptr) return std::vector<bool>(batch.end - batch.begin);
  std::vector<std::string> ids;
  for (std::size_t i = batch.begin; i < batch.end; ++i) {
    ids.push_back(setup_.found.catalog.id(setup_.found.catalog.entries[i]));
  }
  return setup_.ids->enter(batch.number, std::vector<std::string_view>(ids.begin(), ids.end()));
}

Worker::InHand Worker::read_entry(const CatalogEntry& entry, bool there) {
  InHand one{.place = {&entry}, .id = setup_.found.catalog.id(entry)};
  one.place.there = there;
  one.skipped = is_there(one.id, one.place);
  if (one.skipped) return one;
  Result<Document> document = files_.read(entry, one.id, setup_.plan.labels);
  one.bytes = files_.notation().size();
  if (setup_.vault != nullptr) one.notation = files_.notation();
  files_.forget_notation();
  if (document) {
    one.document = std::move(*document);
    one.bytes += one.document.text.size();
  } else {
    one.fault = document.error();
  }
  return one;
}

/// True for what the output, and the vault if there is one, hold already.
bool Worker::is_there(const std::string& id, const Place& place) {
  if (setup_.plan.resume != Resume::kSkip || id_fault(id)) return false;
  const bool stream = setup_.format == DataFormat::kJsonLines;
  const std::string name = output_id(setup_.plan, id);
  if (!(stream ? place.there : is_current(name, place))) return false;
  return setup_.vault == nullptr || setup_.vault->holds(name);
}

void Worker::tell_skipped(const std::string& id) {
  ++tally_.report.skipped;
  if (setup_.plan.report.empty()) return;
  DocumentEntry entry;
  entry.id = output_id(setup_.plan, id);
  entry.status = DocumentStatus::kSkipped;
  result_.entries += format_entry(entry) + '\n';
}

bool Worker::is_current(std::string_view id, const Place& place) {
  if (!writer_) return false;
  const std::optional<std::timespec> input =
      place.entry != nullptr ? files_.changed(*place.entry) : stream_changed(*place.stream);
  return input && writer_->holds(id, *input);
}

void Worker::run_line(ParsedLine& line, Place place) {
  InHand one{.place = place, .id = ""};
  if (!line.document) {
    one.fault = line.document.error();
  } else if (const auto fault = id_fault(line.document->id)) {
    one.fault = {ErrorCode::kMalformed, fmt::format("the id is not allowed: {}", *fault)};
  } else {
    one.id = line.document->id;
    one.skipped = is_there(one.id, place);
    one.document = std::move(*line.document);
  }
  process(one);
  deliver(one);
}

void Worker::process(InHand& one) {
  if (one.skipped || one.fault) return;
  const LabelMap& labels = setup_.plan.labels;
  if (!setup_.plan.report.empty()) one.before = measure(one.document, labels, tally_.before);
  one.telling = !setup_.plan.names && id_tells(one.document, labels);
  if (setup_.vault != nullptr) one.text = one.document.text;
  Result<Outcome> outcome = setup_.process(std::move(one.document));
  if (outcome) {
    one.outcome = std::move(*outcome);
  } else {
    one.fault = outcome.error();
  }
}

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
