#include "corpus/work.h"

#include <fcntl.h>

#include <cerrno>
#include <utility>

#include <fmt/format.h>

#include "corpus/ids.h"
#include "corpus/report.h"
#include "corpus/telling_names.h"
#include "pseudo/format.h"

namespace pseudo {

/// Where a document comes from, for messages.
struct Worker::Place {
  const CatalogEntry* entry = nullptr;
  const std::string* stream = nullptr;
  std::size_t line = 0;

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

void Tally::merge(const Tally& other) {
  const RunReport& from = other.report;
  report.found += from.found;
  report.documents += from.documents;
  report.failed += from.failed;
  report.missed += from.missed;
  report.doubtful += from.doubtful;
  for (const auto& [label, count] : from.labels) {
    report.labels[label].mentions += count.mentions;
    report.labels[label].entities += count.entities;
  }
  report.notes_dropped += from.notes_dropped;
  report.normalizations_dropped += from.normalizations_dropped;
  report.texts_rewritten += from.texts_rewritten;
  report.inner_without_counterpart += from.inner_without_counterpart;
  report.plain_surrogates += from.plain_surrogates;
  report.collisions += from.collisions;
  report.weekdays += from.weekdays;
  report.holidays += from.holidays;
  report.beyond_json += from.beyond_json;
  report.telling_names += from.telling_names;
  before.merge(other.before);
  after.merge(other.after);
}

Worker::Worker(const WorkSetup& setup, std::size_t number) : setup_(setup) {
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
    for (std::size_t i = batch.begin; i < batch.end && go_on(); ++i) {
      run_entry(setup_.found.catalog.entries[i]);
    }
    return std::move(result_);
  }
  std::string_view lines(batch.lines);
  std::size_t number = batch.first_line;
  for (; !lines.empty() && go_on(); ++number) {
    const std::size_t end = std::min(lines.find('\n'), lines.size());
    run_line(lines.substr(0, end), batch, number);
    lines.remove_prefix(std::min(end + 1, lines.size()));
  }
  if (batch.fault) fail(*batch.fault, {nullptr, batch.stream, number}, "");
  return std::move(result_);
}

void Worker::run_entry(const CatalogEntry& entry) {
  const std::string id = setup_.found.catalog.id(entry);
  const Place place{&entry};
  ++result_.done;
  Result<Document> document = read_entry(entry, id);
  if (!document) return fail(document.error(), place, id);
  run_document(std::move(*document), place);
}

Result<Document> Worker::read_entry(const CatalogEntry& entry, const std::string& id) {
  if (const auto fault = id_fault(id)) {
    return Error{ErrorCode::kMalformed,
                 fmt::format("its path cannot be an id: {}; rename it", *fault)};
  }
  if (!entry.text.present || !entry.annotations.present) {
    const bool text = entry.text.present;
    return Error{ErrorCode::kMissingPartner,
                 fmt::format("there is no {} beside it; add it, or remove this file",
                             text ? ".ann" : ".txt"),
                 text ? "txt" : "ann"};
  }
  const Result<std::string_view> annotations = read_file(entry, true);
  if (!annotations) return annotations.error();
  const Result<std::string_view> text = read_file(entry, false);
  if (!text) return text.error();
  return read_brat(id, std::string(*text), *annotations, setup_.plan.labels);
}

Result<std::string_view> Worker::read_file(const CatalogEntry& entry, bool annotations) {
  const Catalog& catalog = setup_.found.catalog;
  const PairFile& file = annotations ? entry.annotations : entry.text;
  const char* part = annotations ? "ann" : "txt";
  if (file.strange) return Error{ErrorCode::kIo, "not a regular file", part};
  if (folder_number_ != entry.folder) {
    const CatalogFolder& folder = catalog.folders[entry.folder];
    std::string path = catalog.roots[folder.root].real;
    if (!folder.path.empty()) path.append("/").append(folder.path);
    folder_ = open_folder(AT_FDCWD, path);
    folder_number_.reset();
    if (!folder_) return io_error("open its folder", errno);
    folder_number_ = entry.folder;
  }
  FileReader& reader = annotations ? annotations_reader_ : text_reader_;
  const std::string name = file_name(entry.stem(), annotations, file.ending);
  Result<std::string_view> bytes = reader.read(folder_.get(), name.c_str(), file.link);
  if (bytes) return bytes;
  Error error = bytes.error();
  error.part = part;
  return error;
}

void Worker::run_line(std::string_view line, const Batch& batch, std::size_t number) {
  if (number == 1 && line.substr(0, 3) == "\xEF\xBB\xBF") line.remove_prefix(3);
  if (line.find_first_not_of(" \t\r") == std::string_view::npos) return;
  const Place place{nullptr, batch.stream, number};
  Result<Document> document = read_json_line(line, setup_.plan.labels, setup_.plan.keep_fields);
  if (!document) {
    ++tally_.report.found;
    ++result_.done;
    return fail(document.error(), place, "");
  }
  ++tally_.report.found;
  if (!in_shard(document->id, setup_.plan.shard)) return;
  ++result_.done;
  if (const auto fault = id_fault(document->id)) {
    const Error error{ErrorCode::kMalformed, fmt::format("the id is not allowed: {}", *fault)};
    return fail(error, place, "");
  }
  run_document(std::move(*document), place);
}

void Worker::run_document(Document document, const Place& place) {
  DocumentSize before;
  if (!setup_.plan.report.empty()) before = measure(document, setup_.plan.labels, tally_.before);
  const bool telling = id_tells(document, setup_.plan.labels);
  const std::string id = document.id;
  const Result<Outcome> outcome = setup_.process(std::move(document));
  if (!outcome) return fail(outcome.error(), place, id);
  if (std::optional<Error> error = write(outcome->document)) {
    // A full disk is told once, not for each document.
    if (!result_.fatal) fail(*error, place, id);
    return;
  }
  if (telling) {
    ++tally_.report.telling_names;
    result_.messages.push_back({Severity::kWarning, place.shown(setup_.found.catalog, nullptr),
                                "its name contains an annotated original; rename it"});
  }
  warn(*outcome, place);
  finish(*outcome, place, before);
}

std::optional<Error> Worker::write(const Document& document) {
  if (setup_.format == DataFormat::kJsonLines) {
    result_.lines += write_json_line(document);
    result_.lines += '\n';
    tally_.report.beyond_json += count_beyond_json(document);
    return std::nullopt;
  }
  const std::string annotations = write_brat(document);
  if (!writer_) return std::nullopt;
  std::optional<WriteFault> fault = writer_->write(document.id, document.text, annotations);
  if (!fault) return std::nullopt;
  if (fault->fatal) result_.fatal = fault->error;
  return std::move(fault->error);
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
  ++report.documents;
  for (const auto& [label, count] : outcome.labels) {
    report.labels[label].mentions += count.mentions;
    report.labels[label].entities += count.entities;
  }
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
  entry.before = before;
  entry.after = measure(outcome.document, setup_.plan.labels, tally_.after);
  for (const MissedMention& missed : outcome.missed) {
    ++(missed.doubtful ? entry.doubtful : entry.missed);
  }
  result_.entries += format_entry(entry) + '\n';
}

void Worker::fail(const Error& error, const Place& place, std::string_view id) {
  ++tally_.report.failed;
  const std::string where = place.shown(setup_.found.catalog, &error);
  if (!setup_.plan.report.empty()) {
    DocumentEntry entry;
    entry.id = id.empty() ? std::string_view(where) : id;
    entry.fault = error.message;
    result_.entries += format_entry(entry) + '\n';
  }
  result_.messages.push_back({Severity::kError, where, error.message});
}

}  // namespace pseudo
