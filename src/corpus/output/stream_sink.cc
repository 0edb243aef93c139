#include "corpus/output/stream_sink.h"

#include <fcntl.h>
#include <sys/file.h>
#include <sys/stat.h>
#include <unistd.h>

#include <algorithm>
#include <cerrno>
#include <filesystem>
#include <optional>
#include <utility>

#include <fmt/format.h>

#include "corpus/document_ids.h"
#include "corpus/files.h"
#include "corpus/input/stream_input.h"
#include "corpus/output/line_writer.h"
#include "corpus/output/resumed_lines.h"
#include "corpus/output/run_record.h"

namespace pseudo {

namespace {

std::string part_of(const OutputPlace& place) { return place.real + ".part"; }

/// The run record of a file: a hidden file beside it.
std::string record_path(const OutputPlace& place) {
  const std::filesystem::path path(place.real);
  return (path.parent_path() / fmt::format(".{}{}", path.filename().string(), kRecordName))
      .string();
}

std::string read_record(const OutputPlace& place) {
  FileReader reader;
  const auto record = reader.read(AT_FDCWD, record_path(place).c_str(), false);
  return record ? std::string(*record) : std::string();
}

Error with_place(const OutputPlace& place, Error error) {
  error.message = fmt::format("{}: {}", printable(place.path), error.message);
  return error;
}

bool is_newer(const std::string& input, const struct stat& output) {
  struct stat status {};
  return ::stat(input.c_str(), &status) == 0 &&
         std::pair(status.st_mtim.tv_sec, status.st_mtim.tv_nsec) >
             std::pair(output.st_mtim.tv_sec, output.st_mtim.tv_nsec);
}

/// Refuses to skip inputs that have changed since, as a line of a stream cannot be replaced.
Status refuse_newer_inputs(const Discovery& found, const struct stat& output) {
  const auto refuse = [](const std::string& input) {
    return Error{ErrorCode::kUsage,
                 fmt::format("{} has changed since the output was begun", printable(input)),
                 {},
                 Remedy::kVerifyOrStartAnew};
  };
  for (const InputPart& part : found.parts) {
    if (part.stream && is_newer(*part.stream, output)) return refuse(*part.stream);
  }
  const Catalog& catalog = found.catalog;
  for (const CatalogEntry& entry : catalog.entries) {
    for (const FileKind kind : kPairKinds) {
      const std::string path = catalog.shown(entry, kind);
      if (is_newer(path, output)) return refuse(path);
    }
  }
  return Done{};
}

/// Returns lines, which are then appended in the order of the input.
class StreamWriter : public SinkWriter {
 public:
  explicit StreamWriter(bool verify) : verify_(verify) {}
  [[nodiscard]] bool holds(std::string_view /*id*/, const EarlierOutput& earlier) const override {
    return earlier.in_stream;
  }
  Result<bool> holds_same(const EncodedDocument& /*document*/,
                          const EarlierOutput& earlier) override {
    return earlier.in_stream;
  }
  WriteResult write(EncodedDocument document, bool held) override {
    // For verification, Sink::append compares the line with the existing one.
    if (held && !verify_) return {};
    return {.line = std::move(document.line)};
  }
  void remove_outdated(std::string_view /*id*/) override {}

 private:
  bool verify_;
};

class StreamSink : public Sink {
 public:
  StreamSink(const OutputPlace& place, const RunPlan& plan)
      : place_(place), overwrite_(plan.overwrite), verify_(plan.resume == Resume::kVerify) {}

  Status prepare(const RunPlan& plan);
  [[nodiscard]] std::unique_ptr<SinkWriter> make_writer(std::size_t /*thread*/) const override {
    return std::make_unique<StreamWriter>(verify_);
  }
  [[nodiscard]] bool is_ordered() const override { return true; }
  [[nodiscard]] std::vector<std::uint64_t> held_lines() const override { return held_; }
  Status append(std::string_view lines) override;
  [[nodiscard]] bool reader_is_gone() const override { return reader_gone_; }
  Status close(bool complete) override;

 private:
  [[nodiscard]] bool standard() const { return place_.path == "-"; }
  Status open_part(const RunPlan& plan);
  Status start_anew(const RunPlan& plan);
  Status find_whole_lines(const RunPlan& plan);
  Status compare(std::string_view lines);
  Status check_written(int fault);

  OutputPlace place_;
  bool overwrite_;
  bool verify_;
  bool reader_gone_ = false;
  bool failed_ = false;
  Fd fd_;
  LineWriter lines_;
  // For Resume::kVerify: bytes of existing lines that were not yet compared.
  std::size_t to_compare_ = 0;
  std::optional<StreamInput> existing_;  // existing lines, for comparison
  std::vector<std::uint64_t> held_;
};

Status StreamSink::prepare(const RunPlan& plan) {
  if (standard()) {
    fd_ = Fd(::fcntl(STDOUT_FILENO, F_DUPFD_CLOEXEC, 0));
    lines_ = LineWriter(fd_.get(), Packing::kNone);
    return Done{};
  }
  if (const Status done = open_part(plan); !done) return done.error();
  return plan.resume == Resume::kNo ? start_anew(plan) : find_whole_lines(plan);
}

Status StreamSink::open_part(const RunPlan& plan) {
  const std::string folder = std::filesystem::path(place_.real).parent_path().string();
  if (!make_folders(folder, plan.use_umask ? 0777 : 0700)) {
    return with_place(place_, io_error("write", errno));
  }
  const std::string part = part_of(place_);
  if (plan.resume != Resume::kNo) {
    // The earlier run was killed after its last step: treat the file as partial again.
    const int fault = rename_in(AT_FDCWD, place_.real.c_str(), part.c_str(), false);
    if (fault == EEXIST && !plan.overwrite) {
      return Error{ErrorCode::kExists,
                   fmt::format("both {0} and {0}.part are there; remove the one that is outdated",
                               printable(place_.path))};
    }
    if (fault != 0 && fault != ENOENT && fault != EEXIST)
      return with_place(place_, io_error("write", fault));
  }
  const mode_t mode = plan.use_umask ? 0666 : 0600;
  fd_ = Fd(::open(part.c_str(), O_RDWR | O_CREAT | O_CLOEXEC | O_NOFOLLOW, mode));
  if (!fd_) return with_place(place_, io_error("write", errno));
  if (::flock(fd_.get(), LOCK_EX | LOCK_NB) != 0 && errno == EWOULDBLOCK) {
    return Error{ErrorCode::kExists,
                 fmt::format("{}.part: another run is writing it", printable(place_.path))};
  }
  return Done{};
}

/// Truncates the file before writing the record, so that a killed run never leaves lines of another
/// run under its own record.
Status StreamSink::start_anew(const RunPlan& plan) {
  if (::ftruncate(fd_.get(), 0) != 0) return with_place(place_, io_error("write", errno));
  lines_ = LineWriter(fd_.get(), place_.packing);
  const std::string record = record_path(place_);
  const std::string temporary = record + ".part";
  ::unlink(temporary.c_str());
  int fault = write_new_file(AT_FDCWD, temporary.c_str(), format_record(plan.identity, false),
                             plan.use_umask ? 0666 : 0600);
  if (fault == 0) fault = rename_in(AT_FDCWD, temporary.c_str(), record.c_str(), true);
  if (fault != 0) return with_place(place_, io_error("write the run record", fault));
  return Done{};
}

Status StreamSink::find_whole_lines(const RunPlan& plan) {
  Result<HeldLines> held = find_held_lines(fd_.get(), place_.packing);
  if (!held) return with_place(place_, held.error());
  if (held->file_bytes == 0) return start_anew(plan);
  const auto end = static_cast<off_t>(held->file_bytes);
  if (::ftruncate(fd_.get(), end) != 0 || ::lseek(fd_.get(), end, SEEK_SET) < 0) {
    return with_place(place_, io_error("write", errno));
  }
  lines_ = LineWriter(fd_.get(), place_.packing, held->file_bytes);
  held_ = std::move(held->hashes);
  if (!verify_) return Done{};
  to_compare_ = held->line_bytes;
  Result<StreamInput> there = StreamInput::open(part_of(place_));
  if (!there) return with_place(place_, there.error());
  existing_ = std::move(*there);
  return Done{};
}

/// Compares new lines with those in the file.
Status StreamSink::compare(std::string_view lines) {
  std::string old(lines.size(), '\0');
  std::size_t have = 0;
  while (have < old.size()) {
    const Result<std::size_t> got = existing_->read(old.data() + have, old.size() - have, nullptr);
    if (!got) return with_place(place_, got.error());
    if (*got == 0) break;
    have += *got;
  }
  if (have == old.size() && old == lines) {
    to_compare_ -= have;
    return Done{};
  }
  return Error{ErrorCode::kTextMismatch,
               fmt::format("{}.part is not what this run makes", printable(place_.path)),
               {},
               Remedy::kStartAnew};
}

/// Converts an errno of a write to an error.
Status StreamSink::check_written(int fault) {
  if (fault == 0) return Done{};
  failed_ = true;
  reader_gone_ = fault == EPIPE;
  if (!standard()) {
    // Cut off the incomplete line or member. If even that fails, the ".part" name still shows that
    // the file is incomplete.
    [[maybe_unused]] const int cut = ::ftruncate(fd_.get(), static_cast<off_t>(lines_.written()));
  }
  return io_error("write the output", fault);
}

Status StreamSink::append(std::string_view lines) {
  if (to_compare_ > 0) {
    const std::string_view old = lines.substr(0, to_compare_);
    if (const Status same = compare(old); !same) {
      failed_ = true;
      return same;
    }
    lines.remove_prefix(old.size());
    if (lines.empty()) return Done{};
  }
  return check_written(lines_.append(lines));
}

Status StreamSink::close(bool complete) {
  if (!failed_) {
    if (const Status flushed = check_written(lines_.flush()); !flushed) return flushed;
  }
  if (standard() || !complete) return Done{};
  if (to_compare_ > 0) {
    return Error{ErrorCode::kTextMismatch,
                 fmt::format("{}.part holds more than this run makes", printable(place_.path)),
                 {},
                 Remedy::kStartAnew};
  }
  const std::string part = part_of(place_);
  if (lines_.written() == 0) {
    ::unlink(part.c_str());
    ::unlink(record_path(place_).c_str());
    return Done{};
  }
  if (::fsync(fd_.get()) != 0) return io_error("bring the output safely to disk", errno);
  const int fault = rename_in(AT_FDCWD, part.c_str(), place_.real.c_str(), overwrite_);
  if (fault == EEXIST) {
    return Error{ErrorCode::kExists,
                 fmt::format("{} has appeared during the run; the result is {}.part",
                             printable(place_.path), printable(place_.path))};
  }
  if (fault != 0) return io_error("rename the output", fault);
  if (::syncfs(fd_.get()) != 0) return io_error("bring the output safely to disk", errno);
  return Done{};
}

}  // namespace

Status inspect_stream(const OutputPlace& place, const Discovery& found, const RunPlan& plan) {
  const bool resume = plan.resume != Resume::kNo;
  if (place.path == "-") {
    if (!resume) return Done{};
    return Error{
        ErrorCode::kUsage, "standard output cannot be resumed", {}, Remedy::kNameOutputFile};
  }
  struct stat status {};
  const bool whole = ::stat(place.real.c_str(), &status) == 0;
  if (whole && S_ISDIR(status.st_mode)) {
    return Error{ErrorCode::kUsage,
                 fmt::format("the output {} is a folder", printable(place.path)),
                 {},
                 Remedy::kFileOrFormat};
  }
  if (resume) {
    struct stat part {};
    if ((!whole || plan.overwrite) && ::stat(part_of(place).c_str(), &part) == 0) {
      if (part.st_size == 0) return Done{};
      status = part;
    } else if (!whole) {
      return Done{};
    }
    if (plan.resume == Resume::kSkip) {
      if (const Status older = refuse_newer_inputs(found, status); !older) return older;
    }
    return match_record(plan.identity, read_record(place), plan.resume == Resume::kVerify);
  }
  if (!whole || plan.overwrite) return Done{};
  return Error{ErrorCode::kExists,
               fmt::format("{} is already there; nothing was written", printable(place.path)),
               {},
               Remedy::kOverwriteOrOtherOutput};
}

Result<std::unique_ptr<Sink>> open_stream_sink(const OutputPlace& place, const RunPlan& plan) {
  auto sink = std::make_unique<StreamSink>(place, plan);
  if (const Status ready = sink->prepare(plan); !ready) return ready.error();
  return std::unique_ptr<Sink>(std::move(sink));
}

}  // namespace pseudo
