#include "corpus/audit/counterparts.h"

#include <fcntl.h>
#include <unistd.h>

#include <algorithm>
#include <cerrno>
#include <numeric>
#include <utility>

#include <fmt/format.h>
#include <nlohmann/json.hpp>

#include "corpus/document_ids.h"
#include "corpus/error_names.h"
#include "corpus/file_kinds.h"
#include "corpus/input/entry_reader.h"
#include "corpus/input/line_batch.h"
#include "corpus/input/line_reader.h"
#include "corpus/output/neutral_names.h"
#include "model/errors.h"

namespace pseudo {

namespace {

/// True if each component of the id is a neutral name.
bool is_neutral_id(std::string_view id) {
  while (true) {
    const std::size_t slash = id.find('/');
    if (!is_neutral_name(id.substr(0, slash))) return false;
    if (slash == std::string_view::npos) return true;
    id.remove_prefix(slash + 1);
  }
}

/// The text in a line that is not a valid document, if it has one.
std::optional<std::string> text_in(std::string_view line) {
  const nlohmann::json json = nlohmann::json::parse(line, nullptr, false);
  if (!json.is_object() || !json.contains("text") || !json["text"].is_string()) return {};
  return json["text"].get<std::string>();
}

/// All fields: an original may have been left in any of them.
const std::vector<std::string>& every_field() {
  static const std::vector<std::string> kEvery{std::string(kEveryField)};
  return kEvery;
}

}  // namespace

Counterparts::Counterparts(const LabelMap& labels) : labels_(labels), key_(random_hash_key()) {}

Result<std::unique_ptr<Counterparts>> Counterparts::open(const std::string& path,
                                                         std::span<const Format> formats,
                                                         const LabelMap& labels,
                                                         const std::function<bool()>& stop) {
  if (path == "-")
    return usage_error("PSEUDONYMIZED cannot be standard input; name a file or folder");
  std::unique_ptr<Counterparts> counterparts(
      new Counterparts(labels));  // NOLINT: private constructor
  Result<Discovery> found = discover({path}, Shard(), formats);
  if (!found) return found.error();
  counterparts->found_ = std::move(*found);
  if (const Status indexed = counterparts->index(stop); !indexed) return indexed.error();
  return counterparts;
}

Status Counterparts::index(const std::function<bool()>& stop) {
  for (const InputPart& part : found_.parts) {
    if (!part.stream) {
      index_entries(part);
    } else if (const Status read = index_lines(*part.stream, *part.format, stop); !read) {
      return read;
    }
  }
  renamed_ = 2 * neutral_ > places_.size();
  by_id_.resize(places_.size());
  std::iota(by_id_.begin(), by_id_.end(), std::size_t{0});
  const auto hash = [&](std::size_t i) { return places_[i].id; };
  std::ranges::sort(by_id_, {}, hash);
  const auto twice = std::ranges::adjacent_find(by_id_, {}, hash);
  if (twice != by_id_.end()) {
    return usage_error(fmt::format("PSEUDONYMIZED has two documents with the id '{}'",
                                   printable(id_of(places_[*twice]))));
  }
  taken_ = std::make_unique<std::atomic<bool>[]>(places_.size());  // NOLINT: as its declaration
  return Done{};
}

void Counterparts::add(std::string_view id, Place place) {
  place.id = wide_hash(key_, id);
  places_.push_back(place);
  if (is_neutral_id(id)) ++neutral_;
}

void Counterparts::index_entries(const InputPart& part) {
  for (std::size_t i = part.begin; i < part.end; ++i) {
    add(found_.catalog.id(found_.catalog.entries[i]), {.id = {}, .begin = i});
  }
}

Status Counterparts::index_lines(const std::string& path, const Format& format,
                                 const std::function<bool()>& stop) {
  const auto stream = static_cast<std::uint32_t>(streams_.size());
  streams_.push_back({path, Fd(::open(path.c_str(), O_RDONLY | O_CLOEXEC)), &format});
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
      const std::string id = document ? document->id : find_json_id(line.text).value_or("");
      if (id.empty()) {
        Message failure{Severity::kError, fmt::format("{}:{}", printable(path), line.number),
                        document.error().message, document.error().remedy};
        failure.place.file = printable(path);
        failure.place.stream_line = failure.place.line = line.number;
        failure.place.code = name(document.error().code);
        found_.failures.push_back(std::move(failure));
        continue;
      }
      const auto at = static_cast<std::uint64_t>(line.text.data() - batch.lines.data());
      add(id, {.id = {},
               .stream = stream,
               .line_bytes = static_cast<std::uint32_t>(line.text.size()),
               .line = static_cast<std::uint32_t>(line.number),
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
  const Place* const place = find(id);
  if (place == nullptr) return std::optional<Document>();
  taken_[static_cast<std::size_t>(place - places_.data())].store(true, std::memory_order_relaxed);
  Result<Document> document = read(*place, id);
  if (document) return std::optional(std::move(*document));
  Error error = std::move(document).error();
  error.where.file = file_of(*place, error.where.in);
  if (place->stream != kNoStream) error.where.line = place->line;
  return error;
}

std::optional<std::string> Counterparts::text_of(std::string_view id) const {
  const Place* const place = find(id);
  if (place == nullptr) return std::nullopt;
  if (place->stream != kNoStream) {
    const Result<std::string> line = read_line(*place);
    return line ? text_in(*line) : std::nullopt;
  }
  const CatalogEntry& entry = found_.catalog.entries[place->begin];
  const CatalogFolder& folder = found_.catalog.folders[entry.folder];
  const std::string path = found_.catalog.roots[folder.root].real + '/' + std::string(folder.path) +
                           '/' + found_.catalog.name_of(entry, FileKind::kText);
  FileReader reader;
  const Result<std::string_view> text = reader.read(AT_FDCWD, path.c_str(), true);
  return text ? std::optional<std::string>(*text) : std::nullopt;
}

const Counterparts::Place* Counterparts::find(std::string_view id) const {
  const WideHash hash = wide_hash(key_, id);
  const auto found =
      std::ranges::lower_bound(by_id_, hash, {}, [&](std::size_t i) { return places_[i].id; });
  if (found == by_id_.end() || places_[*found].id != hash) return nullptr;
  return &places_[*found];
}

std::string Counterparts::file_of(const Place& place, Location::In in) const {
  if (place.stream != kNoStream) return printable(streams_[place.stream].path);
  const FileKind kind = in == Location::In::kAnnotations ? FileKind::kAnnotations : FileKind::kText;
  return printable(found_.catalog.shown(found_.catalog.entries[place.begin], kind));
}

MessagePlace Counterparts::place_of(std::string_view id) const {
  MessagePlace shown;
  const Place* const place = find(id);
  if (place == nullptr) return shown;
  shown.file = file_of(*place, Location::In::kText);
  shown.stream_line = place->line;
  return shown;
}

Result<Document> Counterparts::read(const Place& place, std::string_view id) const {
  if (place.stream == kNoStream) {
    EntryReader reader(found_.catalog);
    return reader.read(found_.catalog.entries[place.begin], std::string(id), {labels_});
  }
  const Result<std::string> line = read_line(place);
  if (!line) return line.error();
  return streams_[place.stream].format->read({{}, {}, *line}, {labels_, every_field()});
}

Result<std::string> Counterparts::read_line(const Place& place) const {
  std::string line(place.line_bytes, '\0');
  for (std::size_t have = 0; have < line.size();) {
    const ssize_t bytes = ::pread(streams_[place.stream].fd.get(), line.data() + have,
                                  line.size() - have, static_cast<off_t>(place.begin + have));
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
  const Result<Document> document = streams_[place.stream].format->read({{}, {}, *line}, {labels_});
  return document ? document->id : find_json_id(*line).value_or("");
}

std::size_t Counterparts::taken() const {
  std::size_t count = 0;
  for (std::size_t i = 0; i < places_.size(); ++i) {
    count += taken_[i].load(std::memory_order_relaxed) ? 1U : 0U;
  }
  return count;
}

std::vector<std::string> Counterparts::untaken() const {
  std::vector<std::string> ids;
  for (std::size_t i = 0; i < places_.size(); ++i) {
    if (!taken_[i].load(std::memory_order_relaxed)) ids.push_back(id_of(places_[i]));
  }
  return ids;
}

}  // namespace pseudo
