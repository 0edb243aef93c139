#include "corpus/audit/counterparts.h"

#include <fcntl.h>
#include <unistd.h>

#include <algorithm>
#include <cerrno>
#include <numeric>
#include <utility>

#include <fmt/format.h>

#include "corpus/document_ids.h"
#include "corpus/input/entry_reader.h"
#include "corpus/input/line_batch.h"
#include "corpus/input/line_reader.h"
#include "corpus/output/neutral_names.h"

namespace pseudo {

namespace {

Error usage(std::string message) { return {ErrorCode::kUsage, std::move(message)}; }

/// True if each component of the id is a neutral name.
bool is_neutral_id(std::string_view id) {
  while (true) {
    const std::size_t slash = id.find('/');
    if (!is_neutral_name(id.substr(0, slash))) return false;
    if (slash == std::string_view::npos) return true;
    id.remove_prefix(slash + 1);
  }
}

}  // namespace

Counterparts::Counterparts(const LabelMap& labels)
    : labels_(labels), key_(random_hash_key()) {}

Result<std::unique_ptr<Counterparts>> Counterparts::open(const std::string& path,
                                                         std::span<const Format> formats,
                                                         const LabelMap& labels,
                                                         const std::function<bool()>& stop) {
  if (path == "-") return usage("PSEUDONYMIZED cannot be standard input; name a file or folder");
  std::unique_ptr<Counterparts> counterparts(new Counterparts(labels));  // NOLINT: private constructor
  Result<Discovery> found = discover({path}, Shard(), formats);
  if (!found) return found.error();
  counterparts->found_ = std::move(*found);
  if (const Status indexed = counterparts->index(formats, stop); !indexed) return indexed.error();
  return counterparts;
}

Status Counterparts::index(std::span<const Format> formats, const std::function<bool()>& stop) {
  for (const InputPart& part : found_.parts) {
    if (!part.stream) {
      index_entries(part);
    } else if (const Status read =
                   index_lines(*part.stream, *format_of_stream(*part.stream, formats), stop);
               !read) {
      return read;
    }
  }
  renamed_ = renamed_ && !places_.empty();
  by_id_.resize(places_.size());
  std::iota(by_id_.begin(), by_id_.end(), std::size_t{0});
  const auto hash = [&](std::size_t i) { return places_[i].id; };
  std::ranges::sort(by_id_, {}, hash);
  const auto twice = std::ranges::adjacent_find(by_id_, {}, hash);
  if (twice != by_id_.end()) {
    return usage(fmt::format("PSEUDONYMIZED has two documents with the id '{}'",
                             printable(id_of(places_[*twice]))));
  }
  taken_ = std::make_unique<std::atomic<bool>[]>(places_.size());  // NOLINT: as its declaration
  return Done{};
}

void Counterparts::add(std::string_view id, Place place) {
  place.id = wide_hash(key_, id);
  places_.push_back(place);
  renamed_ = renamed_ && is_neutral_id(id);
}

void Counterparts::index_entries(const InputPart& part) {
  for (std::size_t i = part.begin; i < part.end; ++i) {
    add(found_.catalog.id(found_.catalog.entries[i]), {.id = {}, .begin = i});
  }
}

Status Counterparts::index_lines(const std::string& path, const Format& format,
                                 const std::function<bool()>& stop) {
  const auto stream = static_cast<std::uint32_t>(streams_.size());
  streams_.push_back({Fd(::open(path.c_str(), O_RDONLY | O_CLOEXEC)), &format});
  if (!streams_.back().fd) return io_error("open " + printable(path), errno);
  Result<LineReader> reader = LineReader::open(path);
  if (!reader) return reader.error();
  Batch batch;
  batch.stream = &path;
  for (std::uint64_t begin = 0;; begin += batch.lines.size()) {
    batch.first_line += count_line_ends(batch.lines);
    const Result<bool> more = reader->next(batch.lines, stop);
    if (!more) return more.error();
    if (!*more) return Done{};
    if (reader->packing() != Packing::kNone) {
      if (const Status kept = keep_unpacked(streams_.back(), begin, batch.lines); !kept)
        return kept;
    }
    for (const BatchLine& line : split_lines(batch)) {
      const Result<Document> document = format.read({{}, {}, line.text}, {labels_});
      if (!document) {
        found_.failures.push_back({Severity::kError,
                                   fmt::format("{}:{}", printable(path), line.number),
                                   document.error().message, document.error().remedy});
        continue;
      }
      const auto at = static_cast<std::uint64_t>(line.text.data() - batch.lines.data());
      add(document->id, {.id = {},
                         .stream = stream,
                         .line_bytes = static_cast<std::uint32_t>(line.text.size()),
                         .begin = begin + at});
    }
  }
}

Status Counterparts::keep_unpacked(Stream& stream, std::uint64_t begin, std::string_view lines) {
  if (begin == 0) stream.fd = open_nameless_file();
  const int fault = stream.fd ? write_all(stream.fd.get(), lines) : errno;
  if (fault == 0) return Done{};
  return io_error("keep the unpacked PSEUDONYMIZED in /var/tmp", fault);
}

Result<std::optional<Document>> Counterparts::take(std::string_view id) {
  const WideHash hash = wide_hash(key_, id);
  const auto found = std::ranges::lower_bound(by_id_, hash, {},
                                              [&](std::size_t i) { return places_[i].id; });
  if (found == by_id_.end() || places_[*found].id != hash) return std::optional<Document>();
  taken_[*found].store(true, std::memory_order_relaxed);
  Result<Document> document = read(places_[*found], id);
  if (!document) return document.error();
  return std::optional(std::move(*document));
}

Result<Document> Counterparts::read(const Place& place, std::string_view id) const {
  if (place.stream == kNoStream) {
    EntryReader reader(found_.catalog);
    return reader.read(found_.catalog.entries[place.begin], std::string(id), {labels_});
  }
  const Result<std::string> line = read_line(place);
  if (!line) return line.error();
  return streams_[place.stream].format->read({{}, {}, *line}, {labels_});
}

Result<std::string> Counterparts::read_line(const Place& place) const {
  std::string line(place.line_bytes, '\0');
  for (std::size_t have = 0; have < line.size();) {
    const ssize_t bytes =
        ::pread(streams_[place.stream].fd.get(), line.data() + have, line.size() - have,
                static_cast<off_t>(place.begin + have));
    if (bytes < 0 && errno == EINTR) continue;
    if (bytes < 0) return io_error("read", errno);
    if (bytes == 0) return Error{ErrorCode::kIo, "PSEUDONYMIZED became shorter"};
    have += static_cast<std::size_t>(bytes);
  }
  return line;
}

std::string Counterparts::id_of(const Place& place) const {
  if (place.stream == kNoStream) return found_.catalog.id(found_.catalog.entries[place.begin]);
  const Result<std::string> line = read_line(place);
  if (!line) return {};
  const Result<Document> document =
      streams_[place.stream].format->read({{}, {}, *line}, {labels_});
  return document ? document->id : std::string();
}

std::vector<std::string> Counterparts::untaken() const {
  std::vector<std::string> ids;
  for (std::size_t i = 0; i < places_.size(); ++i) {
    if (!taken_[i].load(std::memory_order_relaxed)) ids.push_back(id_of(places_[i]));
  }
  return ids;
}

}  // namespace pseudo
