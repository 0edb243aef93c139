#include "corpus/run/work.h"

#include <sys/stat.h>

#include <utility>

#include <fmt/format.h>

#include "corpus/document_ids.h"
#include "corpus/input/line_batch.h"
#include "corpus/output/neutral_names.h"
#include "corpus/run/id_contains_original.h"
#include "corpus/run/in_hand.h"
#include "pseudo/format.h"

namespace pseudo {

/// A document of a stream, as it came.
struct Worker::ParsedLine {
  BatchLine at;
  Result<Document> document;
};

namespace {

/// Files are read, processed and written in groups: the kernel's work on a file drives the
/// engine's code and tables out of the caches, and the other way round.
constexpr std::size_t kGroup = std::size_t{1} << 18U;  // bytes of both files

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

}  // namespace pseudo
