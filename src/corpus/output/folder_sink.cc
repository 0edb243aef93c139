#include "corpus/output/folder_sink.h"

#include <fcntl.h>
#include <sys/stat.h>
#include <unistd.h>

#include <cerrno>
#include <cstddef>
#include <ctime>
#include <memory>
#include <optional>
#include <string>
#include <string_view>
#include <utility>

#include <fmt/format.h>

#include "corpus/document_ids.h"
#include "corpus/file_kinds.h"
#include "corpus/files.h"
#include "corpus/output/leftovers.h"
#include "corpus/output/neutral_names.h"
#include "corpus/output/run_record.h"

namespace pseudo {

namespace {

/// True for errors after which no file can be written: no space, a read-only file system.
bool is_fatal(int error_number) {
  return error_number == ENOSPC || error_number == EDQUOT || error_number == EROFS ||
         error_number == EIO || error_number == ENOMEM;
}

bool is_older(const std::timespec& a, const std::timespec& b) {
  return std::pair(a.tv_sec, a.tv_nsec) < std::pair(b.tv_sec, b.tv_nsec);
}

/// Removes the annotations first: a text without them counts as incomplete.
void remove_document(int root, const Format& format, const std::string& id) {
  const std::size_t slash = id.rfind('/');
  const bool deep = slash != std::string::npos;
  const Fd below = deep ? open_folder_below(root, id.substr(0, slash)) : Fd();
  if (deep && !below) return;
  const int folder = deep ? below.get() : root;
  const std::string stem = deep ? id.substr(slash + 1) : id;
  ::unlinkat(folder, file_name(stem, format, FileKind::kAnnotations).c_str(), 0);
  ::unlinkat(folder, file_name(stem, format, FileKind::kText).c_str(), 0);
}

WriteFault no_folder(int error_number) {
  if (error_number == ENOTDIR || error_number == ELOOP) {
    return {{ErrorCode::kIo,
             "a link or a file is in the output where its folder belongs",
             {},
             Remedy::kOtherOutput}};
  }
  return {io_error("make its folder in the output", error_number), is_fatal(error_number)};
}

class FolderSink : public Sink {
 public:
  FolderSink(const OutputPlace& place, const RunPlan& plan)
      : place_(place),
        replace_(plan.overwrite || plan.resume != Resume::kNo),
        verify_(plan.resume == Resume::kVerify),
        keep_edited_(plan.keep_edited),
        modes_(plan.use_umask ? Modes{0666, 0777} : Modes()) {}
  ~FolderSink() override { lock_.release(); }
  FolderSink(const FolderSink&) = delete;
  FolderSink& operator=(const FolderSink&) = delete;

  Status prepare(const RunPlan& plan, const Discovery& found);
  [[nodiscard]] std::unique_ptr<SinkWriter> make_writer(std::size_t thread) const override;
  [[nodiscard]] bool is_ordered() const override { return false; }
  [[nodiscard]] std::vector<std::uint64_t> held_lines() const override { return {}; }
  Status append(std::string_view /*lines*/) override { return Done{}; }
  [[nodiscard]] bool reader_is_gone() const override { return false; }
  Status close(bool complete) override;

 private:
  friend class FolderWriter;
  Status write_record(const RunPlan& plan);
  void remove_old(const RunPlan& plan, const Discovery& found) const;

  OutputPlace place_;
  bool replace_;
  bool verify_;
  bool keep_edited_;
  Modes modes_;
  Fd root_;
  RunLock lock_;
  std::timespec recorded_{};  // time at which the run record was written
};

class FolderWriter : public SinkWriter {
 public:
  FolderWriter(const FolderSink& sink, std::size_t thread) : sink_(sink), thread_(thread) {}
  [[nodiscard]] bool holds(std::string_view id, const EarlierOutput& earlier) const override;
  Result<bool> holds_same(const EncodedDocument& document, const EarlierOutput& earlier) override;
  WriteResult write(EncodedDocument document, bool held) override;
  void remove_outdated(std::string_view id) override;

 private:
  int enter(std::string_view folder);
  std::optional<WriteFault> put(const std::string& stem, const EncodedDocument& document);
  int publish(const std::string& stem, const std::string& text, const std::string& annotations);

  const FolderSink& sink_;
  std::size_t thread_;
  std::size_t count_ = 0;
  std::string path_;  // path of folder_
  Fd folder_;
  FileReader reader_;
};

Status FolderSink::prepare(const RunPlan& plan, const Discovery& found) {
  const auto fault = [&](std::string_view verb, int error_number) {
    Error error = io_error(verb, error_number);
    error.message = fmt::format("{}: {}", printable(place_.path), error.message);
    return error;
  };
  root_ = make_folders(place_.real, modes_.folder);
  if (!root_) return fault("make the output folder", errno);
  if (const int error_number = lock_.take(root_.get(), modes_.file)) {
    return fault("write", error_number);
  }
  remove_leftovers(root_.get(), place_.real);
  if (const Status done = write_record(plan); !done) return done.error();
  if (plan.overwrite && plan.resume == Resume::kNo) remove_old(plan, found);
  return Done{};
}

Status FolderSink::write_record(const RunPlan& plan) {
  FileReader reader;
  std::string old;
  if (const auto read = reader.read(root_.get(), kRecordName, false)) old = *read;
  const bool anew = plan.overwrite && plan.resume == Resume::kNo;
  const std::string record = merge_record(plan.identity, old, anew);
  const auto note_time = [&] {
    struct stat status {};
    if (::fstatat(root_.get(), kRecordName, &status, 0) == 0) recorded_ = status.st_mtim;
    return Done{};
  };
  if (record == old && !anew) return note_time();
  const std::string temporary = lock_.temporary("run");
  int fault = write_new_file(root_.get(), temporary.c_str(), record, modes_.file);
  if (fault == 0) fault = rename_in(root_.get(), temporary.c_str(), kRecordName, true);
  if (fault != 0) return io_error("write the run record", fault);
  return note_time();
}

/// Removes all old documents before the first new one is written, including those that will fail.
/// They may belong to another record, and a run that is killed and resumed could mistake an old
/// document for a new one.
void FolderSink::remove_old(const RunPlan& plan, const Discovery& found) const {
  for (const CatalogEntry& entry : found.catalog.entries) {
    const std::string id = output_id(plan, found.catalog, entry);
    if (!id_fault(id)) remove_document(root_.get(), *place_.format, id);
  }
}

std::unique_ptr<SinkWriter> FolderSink::make_writer(std::size_t thread) const {
  return std::make_unique<FolderWriter>(*this, thread);
}

Status FolderSink::close(bool /*complete*/) {
  lock_.release();
  if (root_ && ::syncfs(root_.get()) != 0) {
    return io_error("bring the output safely to disk", errno);
  }
  root_ = Fd();
  return Done{};
}

int FolderWriter::enter(std::string_view folder) {
  if (folder_ && path_ == folder) return 0;
  path_ = folder;
  folder_ = make_folders_below(sink_.root_.get(), path_, sink_.modes_.folder);
  return folder_ ? 0 : errno;
}

WriteResult FolderWriter::write(EncodedDocument document, bool held) {
  if (held) return {};
  const std::string_view id = document.id;
  if (leads_into_input(sink_.place_, id)) {
    return {.fault = WriteFault{
                {ErrorCode::kUsage, "would be written into the input", {}, Remedy::kOtherOutput}}};
  }
  const std::size_t slash = id.rfind('/');
  const bool deep = slash != std::string_view::npos;
  if (const int fault = enter(deep ? id.substr(0, slash) : std::string_view())) {
    folder_ = Fd();
    return {.fault = no_folder(fault)};
  }
  return {.fault = put(std::string(deep ? id.substr(slash + 1) : id), document)};
}

std::optional<WriteFault> FolderWriter::put(const std::string& stem,
                                            const EncodedDocument& document) {
  const int folder = folder_.get();
  const std::string base = sink_.lock_.temporary(fmt::format("{}-{}", thread_, count_++));
  const std::string text_name = base + ".t";
  const std::string annotations_name = base + ".a";
  const unsigned mode = sink_.modes_.file;
  int fault = write_new_file(folder, text_name.c_str(), document.text, mode);
  if (fault == 0) {
    fault = write_new_file(folder, annotations_name.c_str(), document.annotations, mode);
    if (fault == 0) fault = publish(stem, text_name, annotations_name);
    if (fault != 0) {
      ::unlinkat(folder, annotations_name.c_str(), 0);
      ::unlinkat(folder, text_name.c_str(), 0);
    }
  }
  if (fault == 0) return std::nullopt;
  if (fault == EEXIST) {
    return WriteFault{{ErrorCode::kExists, "is already in the output", {}, Remedy::kOverwrite}};
  }
  return WriteFault{io_error("write to the output", fault), is_fatal(fault)};
}

int FolderWriter::publish(const std::string& stem, const std::string& text,
                          const std::string& annotations) {
  const int folder = folder_.get();
  const bool replace = sink_.replace_;
  const std::string text_name = file_name(stem, *sink_.place_.format, FileKind::kText);
  const std::string annotations_name =
      file_name(stem, *sink_.place_.format, FileKind::kAnnotations);
  // Remove the old annotations first: a text without them counts as incomplete, never as half new.
  if (replace && ::unlinkat(folder, annotations_name.c_str(), 0) != 0 && errno != ENOENT) {
    return errno;
  }
  if (const int fault = rename_in(folder, text.c_str(), text_name.c_str(), replace)) return fault;
  const int fault = rename_in(folder, annotations.c_str(), annotations_name.c_str(), replace);
  if (fault != 0) ::unlinkat(folder, text_name.c_str(), 0);
  return fault;
}

bool FolderWriter::holds(std::string_view id, const EarlierOutput& earlier) const {
  if (!earlier.input_changed) return false;
  for (const FileKind kind : kPairKinds) {
    struct stat status {};
    const std::string path = file_name(id, *sink_.place_.format, kind);
    if (::fstatat(sink_.root_.get(), path.c_str(), &status, AT_SYMLINK_NOFOLLOW) != 0 ||
        !S_ISREG(status.st_mode) ||
        (!sink_.keep_edited_ && is_older(status.st_mtim, *earlier.input_changed)) ||
        is_older(status.st_mtim, sink_.recorded_)) {
      return false;
    }
  }
  return true;
}

Result<bool> FolderWriter::holds_same(const EncodedDocument& document,
                                      const EarlierOutput& earlier) {
  if (!sink_.verify_ || !holds(document.id, earlier)) return false;
  const auto equal = [&](FileKind kind, std::string_view bytes) {
    const std::string path = file_name(document.id, *sink_.place_.format, kind);
    const auto read = reader_.read(sink_.root_.get(), path.c_str(), false);
    return read && *read == bytes;
  };
  if (equal(FileKind::kText, document.text) && equal(FileKind::kAnnotations, document.annotations))
    return true;
  return Error{ErrorCode::kTextMismatch,
               "the output is not what this run makes of it",
               {},
               Remedy::kOverwrite};
}

void FolderWriter::remove_outdated(std::string_view id) {
  if (sink_.replace_ && !sink_.verify_ && !leads_into_input(sink_.place_, id)) {
    remove_document(sink_.root_.get(), *sink_.place_.format, std::string(id));
  }
}

}  // namespace

Result<std::unique_ptr<Sink>> open_folder_sink(const OutputPlace& place, const Discovery& found,
                                               const RunPlan& plan) {
  auto sink = std::make_unique<FolderSink>(place, plan);
  if (const Status ready = sink->prepare(plan, found); !ready) return ready.error();
  return std::unique_ptr<Sink>(std::move(sink));
}

}  // namespace pseudo
