#include "corpus/run/batch_work.h"

#include <sys/stat.h>

#include <cstddef>
#include <ctime>
#include <optional>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include "corpus/document_ids.h"
#include "corpus/file_kinds.h"
#include "corpus/input/line_batch.h"
#include "corpus/output/neutral_names.h"
#include "corpus/run/across_batches.h"

namespace pseudo {

namespace {

/// Files are read, processed and written in groups, because file system calls and the engine evict
/// each other's code and tables from the CPU caches.
constexpr std::size_t kGroup = std::size_t{1} << 18U;  // bytes of both files

Error repeated_id() {
  return {ErrorCode::kDuplicateId,
          "its id has come before in this run; give every document an id of its own"};
}

/// Modification time of a stream; nothing if unknown. Standard input counts as older than any
/// output.
std::optional<std::timespec> stream_changed(const std::string& stream) {
  struct stat status {};
  if (stream == "-") return std::timespec{};
  if (::stat(stream.c_str(), &status) != 0) return std::nullopt;
  return status.st_mtim;
}

/// The batch that a thread is working on.
struct BatchInWork {
  const Batch& batch;
  const RunContext& context;
  ThreadState& thread;
  const std::function<bool()>& stop;
  BatchResult result = {};

  bool should_continue() {
    if (!result.fatal && !(stop && stop())) return true;
    result.partial = true;
    return false;
  }
};

/// Removes the output that the resumed run wrote for a document that fails now: it would be taken
/// for output of this run, as the record is the same. Keeps it if only reading failed, which may be
/// temporary. A run with RunPlan::overwrite has already removed the output of all documents found.
void remove_outdated(const WorkItem& item, const RunContext& context, SinkWriter* writer) {
  const ErrorCode code = item.fault->code;
  if (writer == nullptr || id_fault(item.id)) return;
  if (code == ErrorCode::kIo || code == ErrorCode::kMissingPartner) return;
  writer->remove_outdated(output_id(context.plan, item.id));
}

void append(std::string& lines, std::string line) {
  if (lines.empty()) {
    lines = std::move(line);  // avoids copying a long line
  } else {
    lines += line;
  }
}

/// The last steps of an item: encode, commit, report.
void finish(const WorkItem& item, BatchInWork& work) {
  const RunContext& context = work.context;
  Tally& tally = work.thread.tally;
  BatchResult& result = work.result;
  SinkWriter* writer = work.thread.writer.get();
  ++result.done;
  if (item.skipped) return report_skipped(item, context, tally, result);
  if (item.fault) {
    remove_outdated(item, context, writer);
    return report_failure(item, *item.fault, context, tally, result);
  }
  EncodedDocument encoded = encode(item.outcome.document, context.format);
  const std::size_t left_out = encoded.left_out;
  CommitResult committed = commit(item, std::move(encoded), context, writer);
  if (committed.fault) {
    // Report a full disk once, not for each document.
    if (!committed.fault->fatal) {
      return report_failure(item, committed.fault->error, context, tally, result);
    }
    result.fatal = std::move(committed.fault->error);
    return;
  }
  append(result.lines, std::move(committed.line));
  tally.report.not_held += left_out;
  report_done(item, committed.held, context, tally, result);
}

/// Processes the items of a group together, then finishes them.
void finish_group(std::vector<WorkItem>& group, BatchInWork& work) {
  for (WorkItem& item : group) {
    item = process(std::move(item), work.context, work.thread.tally);
  }
  if (work.context.across != nullptr) work.context.across->enter(work.batch.number, group);
  for (const WorkItem& item : group) {
    if (work.result.fatal) break;
    finish(item, work);
  }
  group.clear();
}

std::vector<bool> find_repeated(const std::vector<std::string>& ids, const BatchInWork& work) {
  if (work.context.ids == nullptr) return std::vector<bool>(ids.size());
  return work.context.ids->enter(work.batch.number,
                                 std::vector<std::string_view>(ids.begin(), ids.end()));
}

void work_pairs(BatchInWork& work) {
  const Batch& batch = work.batch;
  const Catalog& catalog = work.context.found.catalog;
  std::vector<std::string> ids;
  if (work.context.ids != nullptr) {
    for (std::size_t i = batch.begin; i < batch.end; ++i) {
      ids.push_back(catalog.id(catalog.entries[i]));
    }
  }
  ids.resize(batch.end - batch.begin);
  const std::vector<bool> repeated = find_repeated(ids, work);
  for (std::size_t next = batch.begin; next < batch.end && work.should_continue();) {
    std::vector<WorkItem> group;
    group.reserve(batch.end - next);
    for (std::size_t bytes = 0; next < batch.end && bytes < kGroup; ++next) {
      const CatalogEntry& entry = catalog.entries[next];
      const std::size_t at = next - batch.begin;
      if (repeated[at]) {
        group.push_back({.origin = {.entry = &entry}, .fault = repeated_id()});
      } else {
        const bool in_stream = batch.in_stream.count(at) > 0;
        group.push_back(read_pair(entry, in_stream, work.context, work.thread));
      }
      bytes += group.back().bytes;
    }
    finish_group(group, work);
  }
}

struct ParsedLine {
  BatchLine at;
  Result<Document> document;
  std::vector<std::string> warnings = {};
  std::vector<Misfit> misfits = {};
  std::string claimed_id = {};  // WorkItem::claimed_id
  bool repeats_id = false;
};

/// Parses the documents of the batch that belong to the shard.
std::vector<ParsedLine> parse_lines(BatchInWork& work) {
  const RunPlan& plan = work.context.plan;
  std::vector<ParsedLine> lines;
  std::vector<BatchLine> raw = split_documents(work.batch);
  lines.reserve(raw.size());
  for (BatchLine& line : raw) {
    ++work.thread.tally.report.found;
    if (!line.id.empty() && !in_shard(line.id, plan.shard)) continue;
    std::vector<std::string> warnings;
    std::vector<Misfit> misfits;
    std::vector<std::string> left_out;
    std::string unread;
    Result<Document> document = work.batch.format->read(
        source_of(line), {.labels = work.context.processor.labels,
                          .keep_fields = plan.keep_fields,
                          .take_unannotated = plan.take_unannotated,
                          .warn = [&](std::string text) { warnings.push_back(std::move(text)); },
                          .misfit = [&](const Misfit& one) { misfits.push_back(one); },
                          .dropped = [&](std::string_view name) { left_out.emplace_back(name); },
                          .unread = [&](std::string_view id) { unread = id; }});
    if (document && !in_shard(document->id, plan.shard)) continue;
    if (!unread.empty() && !in_shard(unread, plan.shard)) continue;
    if (id_fault(unread)) unread.clear();
    if (document) add_fields(*document, left_out, work.thread.tally.report);
    lines.push_back({std::move(line), std::move(document), std::move(warnings), std::move(misfits),
                     std::move(unread)});
  }
  return lines;
}

void mark_repeated(std::vector<ParsedLine>& lines, const BatchInWork& work) {
  std::vector<std::string> ids;
  ids.reserve(lines.size());
  for (const ParsedLine& line : lines) {
    if (line.document) ids.push_back(line.document->id);
  }
  const std::vector<bool> repeated = find_repeated(ids, work);
  std::size_t next = 0;
  for (ParsedLine& line : lines) {
    if (!line.document || !repeated[next++]) continue;
    line.claimed_id = line.document->id;
    line.repeats_id = true;
    line.document = repeated_id();
  }
}

/// Parses all lines first, so that their ids enter SeenIds in the order of the input while other
/// threads process documents. Finishes documents one by one, or in groups if they are compared with
/// one another.
void work_lines(BatchInWork& work) {
  const Batch& batch = work.batch;
  std::vector<ParsedLine> lines = parse_lines(work);
  mark_repeated(lines, work);
  EarlierOutput earlier;
  if (work.context.plan.resume != Resume::kNo)
    earlier.input_changed = stream_changed(*batch.stream);
  std::vector<WorkItem> group;
  std::size_t bytes = 0;
  for (ParsedLine& line : lines) {
    if (!work.should_continue()) return;
    earlier.in_stream = batch.in_stream.count(line.at.number - batch.first_line) > 0;
    WorkItem item = read_line(line.at, std::move(line.document), *batch.stream, earlier,
                              work.context, work.thread);
    item.warnings = std::move(line.warnings);
    item.misfits = std::move(line.misfits);
    item.claimed_id = std::move(line.claimed_id);
    item.repeats_id = line.repeats_id;
    bytes += line.at.text.size();
    group.push_back(std::move(item));
    if (work.context.across != nullptr && bytes < kGroup && &line != &lines.back()) continue;
    finish_group(group, work);
    bytes = 0;
  }
  if (batch.fault) {
    const std::size_t number = batch.first_line + count_line_ends(batch.lines);
    const WorkItem item{.origin = {.stream = batch.stream, .line = number}};
    report_failure(item, *batch.fault, work.context, work.thread.tally, work.result);
  }
}

}  // namespace

BatchResult work_batch(const Batch& batch, const RunContext& context, ThreadState& thread,
                       const std::function<bool()>& stop) {
  BatchInWork work{batch, context, thread, stop};
  if (batch.stream == nullptr) {
    work_pairs(work);
  } else {
    work_lines(work);
  }
  if (context.across != nullptr) context.across->end(batch.number);
  return std::move(work.result);
}

}  // namespace pseudo
