#include "corpus/output/folder_sink.h"

#include <dirent.h>
#include <fcntl.h>
#include <sys/stat.h>
#include <unistd.h>

#include <algorithm>
#include <cerrno>
#include <memory>
#include <utility>

#include <fmt/format.h>

#include "corpus/document_ids.h"
#include "corpus/output/neutral_names.h"
#include "corpus/output/run_record.h"

namespace pseudo {

namespace {

constexpr std::size_t kEnding = 4;  // ".txt"

struct CloseFolder {
  void operator()(DIR* folder) const { ::closedir(folder); }
};

/// Entries [begin, end) of the catalog: those of one folder, sorted by stem.
struct FolderRange {
  std::size_t begin = 0;
  std::size_t end = 0;
};

bool holds_stem(const Catalog& catalog, FolderRange range, std::string_view stem) {
  const auto first = catalog.entries.begin();
  const auto begin = first + static_cast<std::ptrdiff_t>(range.begin);
  const auto end = first + static_cast<std::ptrdiff_t>(range.end);
  const auto at = std::lower_bound(
      begin, end, stem,
      [](const CatalogEntry& entry, std::string_view wanted) { return entry.stem() < wanted; });
  return at != end && at->stem() == stem;
}

/// The name of a file in the output folder that belongs to a document of the range.
std::string find_existing(int root, const Catalog& catalog, FolderRange range) {
  const std::string path(catalog.folders[catalog.entries[range.begin].folder].path);
  Fd fd = open_folder_below(root, path);
  if (!fd) return {};
  const std::unique_ptr<DIR, CloseFolder> folder(
      ::fdopendir(::fcntl(fd.get(), F_DUPFD_CLOEXEC, 0)));
  if (!folder) return {};
  while (const dirent* item = ::readdir(folder.get())) {
    const std::string_view name(item->d_name);
    if (name.size() <= kEnding) continue;
    const std::string_view ending = name.substr(name.size() - kEnding);
    if (ending != ".txt" && ending != ".ann") continue;
    if (!holds_stem(catalog, range, name.substr(0, name.size() - kEnding))) continue;
    return path.empty() ? std::string(name) : fmt::format("{}/{}", path, name);
  }
  return {};
}

/// The same where the output has other names.
std::string find_renamed(int root, const Catalog& catalog, const RunPlan& plan) {
  for (const CatalogEntry& entry : catalog.entries) {
    const std::string id = output_id(plan, catalog, entry);
    for (const char* ending : {".txt", ".ann"}) {
      if (::faccessat(root, (id + ending).c_str(), F_OK, AT_SYMLINK_NOFOLLOW) == 0) {
        return id + ending;
      }
    }
  }
  return {};
}

/// The name of a file in the output folder that belongs to a document of the catalog, whose own
/// name it has.
std::string find_existing(int root, const Catalog& catalog) {
  for (FolderRange range; range.begin < catalog.entries.size(); range.begin = range.end) {
    const std::uint32_t folder = catalog.entries[range.begin].folder;
    range.end = range.begin;
    while (range.end < catalog.entries.size() && catalog.entries[range.end].folder == folder) {
      ++range.end;
    }
    std::string there = find_existing(root, catalog, range);
    if (!there.empty()) return there;
  }
  return {};
}

/// A name in the output folder that hides which document it is of; empty: none.
std::string find_neutral(int root) {
  const std::unique_ptr<DIR, CloseFolder> folder(::fdopendir(::fcntl(root, F_DUPFD_CLOEXEC, 0)));
  if (!folder) return {};
  ::rewinddir(folder.get());  // the descriptors have one place in common
  while (const dirent* item = ::readdir(folder.get())) {
    if (is_neutral_name(item->d_name)) return item->d_name;
  }
  return {};
}

/// Another run gave its documents neutral names, and this run cannot tell whose they are: they
/// could be those of its own input, which would then stand there twice.
Status inspect_neutral(int root, const OutputPlace& place, const RunPlan& plan,
                       const std::string& record) {
  if (has_options_of(plan.identity, record)) return Done{};
  if (plan.names && has_key_of(plan.identity, record)) return Done{};
  const std::string name = find_neutral(root);
  if (name.empty()) return Done{};
  return Error{ErrorCode::kExists,
               fmt::format("{}/{} is of another run, whose --rename hides which document it is: it "
                           "may be one of these. Nothing was written; choose another place with "
                           "-o, or use --overwrite",
                           printable(place.path), name)};
}

/// That no document of the run is there already, under the name it will have or under its own.
Status inspect_documents(int root, const OutputPlace& place, const Discovery& found,
                         const RunPlan& plan, const std::optional<std::string>& record) {
  std::string there = plan.names ? find_renamed(root, found.catalog, plan) : std::string();
  if (there.empty()) there = find_existing(root, found.catalog);
  if (!there.empty()) {
    return Error{ErrorCode::kExists,
                 fmt::format("{} is already there; nothing was written. Use --resume or "
                             "--overwrite, or another place with -o",
                             printable(place.path + '/' + there))};
  }
  return record ? inspect_neutral(root, place, plan, *record) : Done{};
}

bool is_older(const std::timespec& a, const std::timespec& b) {
  return std::pair(a.tv_sec, a.tv_nsec) < std::pair(b.tv_sec, b.tv_nsec);
}

/// The .ann first: a text that stands without one is unfinished.
void remove_document(int root, const std::string& id) {
  const std::size_t slash = id.rfind('/');
  const bool deep = slash != std::string::npos;
  const Fd below = deep ? open_folder_below(root, id.substr(0, slash)) : Fd();
  if (deep && !below) return;
  const int folder = deep ? below.get() : root;
  const std::string stem = deep ? id.substr(slash + 1) : id;
  ::unlinkat(folder, (stem + ".ann").c_str(), 0);
  ::unlinkat(folder, (stem + ".txt").c_str(), 0);
}

WriteFault no_folder(int error_number) {
  if (error_number == ENOTDIR || error_number == ELOOP) {
    return {{ErrorCode::kIo,
             "a link or a file stands in the output where its folder belongs; remove it, or choose "
             "another place with -o"}};
  }
  return {io_error("make its folder in the output", error_number), is_fatal(error_number)};
}

}  // namespace

bool is_fatal(int error_number) {
  return error_number == ENOSPC || error_number == EDQUOT || error_number == EROFS ||
         error_number == EIO || error_number == ENOMEM;
}

Status FolderSink::inspect(const OutputPlace& place, const Discovery& found, const RunPlan& plan) {
  const Catalog& catalog = found.catalog;
  if (!place.forbidden.empty() || !place.targets.empty()) {
    for (const CatalogEntry& entry : catalog.entries) {
      if (!leads_into_input(place, output_id(plan, catalog, entry))) continue;
      return Error{ErrorCode::kUsage,
                   fmt::format("{} would be written into the input; choose another place with -o",
                               printable(catalog.id(entry)))};
    }
  }
  struct stat status {};
  if (::stat(place.real.c_str(), &status) != 0) return Done{};
  if (!S_ISDIR(status.st_mode)) {
    return Error{ErrorCode::kUsage,
                 fmt::format("the output {} is not a folder", printable(place.path))};
  }
  const Fd root = open_folder(place.real);
  FileReader reader;
  std::optional<std::string> record;
  if (const auto read = reader.read(root.get(), kRecordName, false)) record = *read;
  if (plan.resume != Resume::kNo && record) {
    return match_record(plan.identity, *record, plan.resume == Resume::kVerify);
  }
  if (plan.resume == Resume::kNo && plan.overwrite) return Done{};
  return inspect_documents(root.get(), place, found, plan, record);
}

Result<std::unique_ptr<FolderSink>> FolderSink::open(const OutputPlace& place, const RunPlan& plan,
                                                     const Discovery& found) {
  std::unique_ptr<FolderSink> sink(new FolderSink);  // NOLINT: private constructor
  sink->place_ = place;
  sink->replace_ = plan.overwrite || plan.resume != Resume::kNo;
  if (plan.use_umask) sink->modes_ = {0666, 0777};
  const auto fault = [&](std::string_view verb, int error_number) {
    Error error = io_error(verb, error_number);
    error.message = fmt::format("{}: {}", printable(place.path), error.message);
    return error;
  };
  sink->root_ = make_folders(place.real, sink->modes_.folder);
  if (!sink->root_) return fault("make the output folder", errno);
  if (const int error_number = sink->lock_.take(sink->root_.get(), sink->modes_.file)) {
    return fault("write", error_number);
  }
  remove_leftovers(sink->root_.get(), place.real);
  if (const Status done = sink->write_record(plan); !done) return done.error();
  if (plan.overwrite && plan.resume == Resume::kNo) sink->remove_old(plan, found);
  return sink;
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

/// All at once and before the first new one: a killed run leaves no old document that one who
/// resumes it could take for a new one.
void FolderSink::remove_old(const RunPlan& plan, const Discovery& found) const {
  for (const CatalogEntry& entry : found.catalog.entries) {
    const std::string id = output_id(plan, found.catalog, entry);
    if (!id_fault(id)) remove_document(root_.get(), id);
  }
}

Status FolderSink::close() {
  lock_.release();
  if (root_ && ::syncfs(root_.get()) != 0) {
    return io_error("bring the output safely to disk", errno);
  }
  root_ = Fd();
  return Done{};
}

FolderSink::~FolderSink() { lock_.release(); }

int FolderSink::Writer::enter(std::string_view folder) {
  if (folder_ && path_ == folder) return 0;
  path_ = folder;
  folder_ = make_folders_below(sink_.root_.get(), path_, sink_.modes_.folder);
  return folder_ ? 0 : errno;
}

std::optional<WriteFault> FolderSink::Writer::write(std::string_view id, std::string_view text,
                                                    std::string_view annotations) {
  if (leads_into_input(sink_.place_, id)) {
    return WriteFault{{ErrorCode::kUsage, "would be written into the input; choose another -o"}};
  }
  const std::size_t slash = id.rfind('/');
  const bool deep = slash != std::string_view::npos;
  if (const int fault = enter(deep ? id.substr(0, slash) : std::string_view())) {
    folder_ = Fd();
    return no_folder(fault);
  }
  return put(std::string(deep ? id.substr(slash + 1) : id), text, annotations);
}

std::optional<WriteFault> FolderSink::Writer::put(const std::string& stem, std::string_view text,
                                                  std::string_view annotations) {
  const int folder = folder_.get();
  const std::string base = sink_.lock_.temporary(fmt::format("{}-{}", number_, count_++));
  const std::string text_name = base + ".t";
  const std::string annotations_name = base + ".a";
  int fault = write_new_file(folder, text_name.c_str(), text, sink_.modes_.file);
  if (fault == 0) {
    fault = write_new_file(folder, annotations_name.c_str(), annotations, sink_.modes_.file);
    if (fault == 0) fault = publish(stem, text_name, annotations_name);
    if (fault != 0) {
      ::unlinkat(folder, annotations_name.c_str(), 0);
      ::unlinkat(folder, text_name.c_str(), 0);
    }
  }
  if (fault == 0) return std::nullopt;
  if (fault == EEXIST) {
    return WriteFault{{ErrorCode::kExists, "is already in the output; use --overwrite"}};
  }
  return WriteFault{io_error("write to the output", fault), is_fatal(fault)};
}

int FolderSink::Writer::publish(const std::string& stem, const std::string& text,
                                const std::string& annotations) {
  const int folder = folder_.get();
  const bool replace = sink_.replace_;
  const std::string text_name = stem + ".txt";
  const std::string annotations_name = stem + ".ann";
  // The old .ann first: a text that stands without one is unfinished, never half new.
  if (replace && ::unlinkat(folder, annotations_name.c_str(), 0) != 0 && errno != ENOENT) {
    return errno;
  }
  if (const int fault = rename_in(folder, text.c_str(), text_name.c_str(), replace)) return fault;
  const int fault = rename_in(folder, annotations.c_str(), annotations_name.c_str(), replace);
  if (fault != 0) ::unlinkat(folder, text_name.c_str(), 0);
  return fault;
}

bool FolderSink::Writer::holds(std::string_view id, const std::timespec& input) const {
  for (const char* ending : {".txt", ".ann"}) {
    struct stat status {};
    const std::string path = std::string(id) + ending;
    if (::fstatat(sink_.root_.get(), path.c_str(), &status, AT_SYMLINK_NOFOLLOW) != 0 ||
        !S_ISREG(status.st_mode) || is_older(status.st_mtim, input) ||
        is_older(status.st_mtim, sink_.recorded_)) {
      return false;
    }
  }
  return true;
}

bool FolderSink::Writer::same(std::string_view id, std::string_view text,
                              std::string_view annotations) {
  const auto equal = [&](const char* ending, std::string_view bytes) {
    const auto read = reader_.read(sink_.root_.get(), (std::string(id) + ending).c_str(), false);
    return read && *read == bytes;
  };
  return equal(".txt", text) && equal(".ann", annotations);
}

void FolderSink::Writer::remove(std::string_view id) {
  if (sink_.replace_ && !leads_into_input(sink_.place_, id)) {
    remove_document(sink_.root_.get(), std::string(id));
  }
}

}  // namespace pseudo
