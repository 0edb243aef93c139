#include "corpus/input/entry_reader.h"

#include <fcntl.h>
#include <sys/stat.h>

#include <cerrno>
#include <utility>

#include <fmt/format.h>

#include "corpus/document_ids.h"
#include "pseudo/format.h"

namespace pseudo {

Result<Document> EntryReader::read(const CatalogEntry& entry, const std::string& id,
                                   const LabelMap& labels) {
  annotations_ = {};
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
  annotations_ = *annotations;
  Result<Document> document = read_brat(id, std::string(*text), *annotations, labels);
  text_reader_.forget_large();
  return document;
}

void EntryReader::forget_annotations() {
  annotations_ = {};
  annotations_reader_.forget_large();
}

Status EntryReader::enter(const CatalogEntry& entry) {
  if (folder_number_ == entry.folder) return Done{};
  const CatalogFolder& folder = catalog_.folders[entry.folder];
  std::string path = catalog_.roots[folder.root].real;
  if (!folder.path.empty()) path.append("/").append(folder.path);
  folder_ = open_folder(path);
  folder_number_.reset();
  if (!folder_) return io_error("open its folder", errno);
  folder_number_ = entry.folder;
  return Done{};
}

Result<std::string_view> EntryReader::read_file(const CatalogEntry& entry, bool annotations) {
  const PairFile& file = annotations ? entry.annotations : entry.text;
  const char* part = annotations ? "ann" : "txt";
  if (file.strange) return Error{ErrorCode::kIo, "not a regular file", part};
  if (const Status done = enter(entry); !done) return done.error();
  FileReader& reader = annotations ? annotations_reader_ : text_reader_;
  const std::string name = file_name(entry.stem(), annotations, file.ending);
  Result<std::string_view> bytes = reader.read(folder_.get(), name.c_str(), file.link);
  if (bytes) return bytes;
  Error error = bytes.error();
  error.part = part;
  return error;
}

std::optional<std::timespec> EntryReader::changed(const CatalogEntry& entry) {
  if (!enter(entry)) return std::nullopt;
  struct stat status {};
  std::timespec newest{};
  for (const bool annotations : {false, true}) {
    const PairFile& file = annotations ? entry.annotations : entry.text;
    const std::string name = file_name(entry.stem(), annotations, file.ending);
    if (::fstatat(folder_.get(), name.c_str(), &status, 0) != 0) return std::nullopt;
    const std::timespec& time = status.st_mtim;
    if (std::pair(newest.tv_sec, newest.tv_nsec) < std::pair(time.tv_sec, time.tv_nsec)) {
      newest = time;
    }
  }
  return newest;
}

}  // namespace pseudo
