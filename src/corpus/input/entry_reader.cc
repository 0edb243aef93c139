#include "corpus/input/entry_reader.h"

#include <fcntl.h>
#include <sys/stat.h>

#include <cerrno>
#include <utility>

#include <fmt/format.h>

#include "corpus/document_ids.h"
#include "corpus/file_kinds.h"

namespace pseudo {

Result<Document> EntryReader::read(const CatalogEntry& entry, const std::string& id,
                                   const ReadOptions& options) {
  annotations_ = {};
  if (const auto fault = id_fault(id)) {
    return Error{ErrorCode::kMalformed,
                 fmt::format("its path cannot be an id: {}; rename it", *fault)};
  }
  const bool is_unannotated =
      options.take_unannotated && entry.text.present && !entry.annotations.present;
  if (!is_unannotated && (!entry.text.present || !entry.annotations.present)) {
    const bool text = entry.text.present;
    const FileKind missing = text ? FileKind::kAnnotations : FileKind::kText;
    return Error{ErrorCode::kMissingPartner,
                 fmt::format("there is no .{} beside it; add it{}, or remove this file",
                             ending_of(catalog_.format_of(entry, missing), missing),
                             text ? ", mark the text first, with pseudo detect" : ""),
                 text ? in_text() : in_annotations()};
  }
  const Result<std::string_view> annotations =
      is_unannotated ? std::string_view() : read_file(entry, FileKind::kAnnotations);
  if (!annotations) return annotations.error();
  const Result<std::string_view> text = read_file(entry, FileKind::kText);
  if (!text) return text.error();
  annotations_ = *annotations;
  const Format& format = catalog_.format_of(entry, FileKind::kAnnotations);
  Result<Document> document = format.read({id, std::string(*text), *annotations}, options);
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

Result<std::string_view> EntryReader::read_file(const CatalogEntry& entry, FileKind kind) {
  const PairFile& file = entry.file(kind);
  const Location where = kind == FileKind::kText ? in_text() : in_annotations();
  if (file.special) return Error{ErrorCode::kIo, "not a regular file", where};
  if (const Status done = enter(entry); !done) return done.error();
  FileReader& reader = kind == FileKind::kText ? text_reader_ : annotations_reader_;
  const std::string name = catalog_.name_of(entry, kind);
  Result<std::string_view> bytes = reader.read(folder_.get(), name.c_str(), file.link);
  if (bytes) return bytes;
  Error error = bytes.error();
  error.where = where;
  return error;
}

std::optional<std::timespec> EntryReader::changed(const CatalogEntry& entry,
                                                  bool take_unannotated) {
  if (!enter(entry)) return std::nullopt;
  struct stat status {};
  std::timespec newest{};
  for (const FileKind kind : kPairKinds) {
    const bool may_be_missing = take_unannotated && kind == FileKind::kAnnotations;
    if (may_be_missing && !entry.annotations.present) continue;
    const std::string name = catalog_.name_of(entry, kind);
    if (::fstatat(folder_.get(), name.c_str(), &status, 0) != 0) return std::nullopt;
    const std::timespec& time = status.st_mtim;
    if (std::pair(newest.tv_sec, newest.tv_nsec) < std::pair(time.tv_sec, time.tv_nsec)) {
      newest = time;
    }
  }
  return newest;
}

}  // namespace pseudo
