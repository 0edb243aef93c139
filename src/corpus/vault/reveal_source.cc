#include "corpus/vault/reveal_source.h"

#include <fcntl.h>

#include <algorithm>
#include <filesystem>
#include <optional>
#include <utility>

#include "corpus/document_ids.h"
#include "corpus/files.h"
#include "corpus/input/line_reader.h"
#include "corpus/output/run_record.h"
#include "pseudo/format.h"

namespace pseudo {

namespace {

namespace fs = std::filesystem;

}  // namespace

std::string output_prefix(const CatalogRoot& root) {
  const fs::path real(root.real);
  std::error_code fault;
  for (fs::path folder = real;; folder = folder.parent_path()) {
    if (fs::exists(folder / kRecordName, fault)) {
      const std::string below = fs::relative(real, folder, fault).string();
      return below == "." || below.empty() ? std::string() : below + '/';
    }
    if (folder == folder.parent_path()) return {};
  }
}

namespace {

Status take_line(std::string_view line, MessagePlace place, const RevealSource::Take& take) {
  if (line.find_first_not_of(" \t\r") == std::string_view::npos) return Done{};
  const Result<Document> document = read_json_line(line, LabelMap(), {});
  place.document = printable(document ? document->id : find_json_id(line).value_or(""));
  if (!document) return take(document.error(), place);
  WrittenDocument written{place};
  written.name = document->id;
  written.is_line = true;
  written.written = line;
  written.text = document->text;
  return take(written, place);
}

}  // namespace

Result<RevealSource> RevealSource::open(const Discovery& found, const std::function<bool()>& stop) {
  RevealSource source(found);
  for (const InputPart& part : found.parts) {
    if (part.stream != "-") continue;
    Result<LineReader> reader = LineReader::open("-");
    if (!reader) return reader.error();
    for (std::string lines;;) {
      const Result<bool> more = reader->next(lines, stop);
      if (!more) return more.error();
      if (!*more) break;
      source.standard_input_ += lines;
    }
  }
  return source;
}

Status RevealSource::each(const Take& take) const {
  for (const InputPart& part : found_->parts) {
    const Status done = part.stream ? each_line(*part.stream, take) : each_entry(part, take);
    if (!done) return done;
  }
  return Done{};
}

Status RevealSource::each_entry(const InputPart& part, const Take& take) const {
  const Catalog& catalog = found_->catalog;
  std::vector<std::string> prefixes;
  for (const CatalogRoot& root : catalog.roots) prefixes.push_back(output_prefix(root));
  FileReader text_reader;
  FileReader annotations_reader;
  for (std::size_t i = part.begin; i < part.end; ++i) {
    const CatalogEntry& entry = catalog.entries[i];
    const std::string path = catalog.shown(entry, FileKind::kText);
    WrittenDocument document;
    document.name = prefixes[catalog.folders[entry.folder].root] + catalog.id(entry);
    document.place.file = printable(path);
    document.place.document = printable(document.name);
    const auto text = text_reader.read(AT_FDCWD, path.c_str(), true);
    const auto annotations = annotations_reader.read(
        AT_FDCWD, catalog.shown(entry, FileKind::kAnnotations).c_str(), true);
    Status taken = Done{};
    if (!text || !annotations) {
      taken = take(text ? annotations.error() : text.error(), document.place);
    } else {
      document.written = document.text = *text;
      document.annotations = *annotations;
      taken = take(document, document.place);
    }
    if (!taken) return taken;
  }
  return Done{};
}

Status RevealSource::each_line(const std::string& stream, const Take& take) const {
  std::optional<LineReader> reader;
  std::string lines = stream == "-" ? standard_input_ : std::string();
  if (stream != "-") {
    Result<LineReader> opened = LineReader::open(stream);
    if (!opened) return opened.error();
    reader.emplace(std::move(*opened));
  }
  MessagePlace place;
  place.file = stream == "-" ? "standard input" : printable(stream);
  for (std::size_t number = 1;;) {
    if (reader) {
      const Result<bool> more = reader->next(lines, nullptr);
      if (!more) return more.error();
      if (!*more) return Done{};
    }
    for (std::string_view rest = lines; !rest.empty(); ++number) {
      const std::size_t end = std::min(rest.find('\n'), rest.size());
      place.line = place.stream_line = number;
      const Status taken = take_line(rest.substr(0, end), place, take);
      if (!taken) return taken;
      rest.remove_prefix(std::min(end + 1, rest.size()));
    }
    if (!reader) return Done{};
  }
}

}  // namespace pseudo
