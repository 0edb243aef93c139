#include "corpus/input/walk.h"

#include <dirent.h>
#include <fcntl.h>
#include <sys/stat.h>

#include <algorithm>
#include <cerrno>
#include <filesystem>
#include <iterator>
#include <memory>
#include <utility>

#include <fmt/format.h>

#include "corpus/document_ids.h"
#include "corpus/error_names.h"
#include "corpus/file_kinds.h"
#include "corpus/files.h"
#include "corpus/input/folder_entries.h"
#include "corpus/input/mailboxes.h"

namespace pseudo {

namespace {

std::string join(std::string_view folder, std::string_view name) {
  std::string path(folder);
  if (!path.empty() && path.back() != '/') path += '/';
  return path.append(name);
}

bool lies_in(std::string_view path, std::string_view folder) {
  if (folder == "/") return true;
  return path.substr(0, folder.size()) == folder &&
         (path.size() == folder.size() || path[folder.size()] == '/');
}

struct CloseFolder {
  void operator()(DIR* folder) const { ::closedir(folder); }
};

/// A folder to be read. `chain`: real paths of its ancestors that were entered through links, to
/// detect loops.
struct Task {
  std::string path;
  std::vector<std::string> chain;
};

class Walker {
 public:
  Walker(Discovery& found, std::uint32_t root, const Shard& shard,
         std::vector<std::string>& mailboxes)
      : found_(found),
        root_(root),
        mailboxes_(mailboxes),
        takes_mail_(format_of_mailboxes(found.catalog.formats) != nullptr),
        entries_(found, root, shard) {}

  std::optional<Error> all();

 private:
  void read(const Task& task);
  void take(const dirent& item, const Task& task, int folder);
  void take_link(std::string_view name, const Task& task, int folder);
  void take_folder(std::string_view name, const Task& task, std::vector<std::string> chain);
  void take_file(std::string_view name, NodeKind kind, bool link);
  bool take_mailbox(std::string_view name, NodeKind kind);
  void fail(const std::string& path, std::string text);
  [[nodiscard]] const CatalogRoot& root() const { return found_.catalog.roots[root_]; }

  Discovery& found_;
  std::uint32_t root_;
  std::vector<std::string>& mailboxes_;
  bool takes_mail_;          // some format is mail
  bool in_maildir_ = false;  // each file of the current folder is a mail
  std::vector<Task> tasks_;
  std::vector<Task> below_;  // subfolders of the current folder
  FolderEntries entries_;
  std::optional<Error> error_;
};

void Walker::fail(const std::string& path, std::string text) {
  Message failure{Severity::kError, printable(join(root().given, path)), std::move(text)};
  failure.place.code = name(ErrorCode::kIo);
  found_.failures.push_back(std::move(failure));
}

std::optional<Error> Walker::all() {
  tasks_.push_back({"", {root().real}});
  while (!tasks_.empty() && !error_) {
    const Task task = std::move(tasks_.back());
    tasks_.pop_back();
    read(task);
    std::sort(below_.begin(), below_.end(),
              [](const Task& a, const Task& b) { return a.path > b.path; });
    std::move(below_.begin(), below_.end(), std::back_inserter(tasks_));
    below_.clear();
  }
  return error_;
}

void Walker::read(const Task& task) {
  const std::string real = join(root().real, task.path);
  Fd fd = open_folder(real);
  const int copy = fd ? ::fcntl(fd.get(), F_DUPFD_CLOEXEC, 0) : -1;
  const std::unique_ptr<DIR, CloseFolder> folder(copy >= 0 ? ::fdopendir(copy) : nullptr);
  if (!folder) {
    return fail(task.path, fmt::format("cannot read the folder: {}", system_words(errno)));
  }
  entries_.begin(task.path);
  in_maildir_ = takes_mail_ && is_in_maildir(real);
  for (;;) {
    errno = 0;
    const dirent* item = ::readdir(folder.get());
    if (item == nullptr) break;
    take(*item, task, fd.get());
  }
  if (errno != 0) fail(task.path, fmt::format("cannot list the folder: {}", system_words(errno)));
  error_ = entries_.finish();
}

void Walker::take(const dirent& item, const Task& task, int folder) {
  const std::string_view name(item.d_name);
  if (name == "." || name == "..") return;
  if (item.d_type == DT_REG) return take_file(name, NodeKind::kFile, false);
  if (item.d_type == DT_DIR) return take_folder(name, task, task.chain);
  if (item.d_type == DT_LNK) return take_link(name, task, folder);
  struct stat status {};
  if (::fstatat(folder, item.d_name, &status, AT_SYMLINK_NOFOLLOW) != 0) return;
  if (S_ISLNK(status.st_mode)) return take_link(name, task, folder);
  const NodeKind kind = kind_of_mode(status.st_mode);
  if (kind == NodeKind::kFolder) return take_folder(name, task, task.chain);
  take_file(name, kind, false);
}

void Walker::take_link(std::string_view name, const Task& task, int folder) {
  const std::string path = join(task.path, name);
  std::error_code fault;
  const std::string target = std::filesystem::canonical(join(root().real, path), fault).string();
  struct stat status {};
  const bool gone = fault || ::fstatat(folder, std::string(name).c_str(), &status, 0) != 0;
  const bool wanted =
      is_of_pair(split_name(name, found_.catalog.formats).kind) || is_configuration(name);
  if (name.front() == '.' || (!wanted && !gone && !S_ISDIR(status.st_mode))) {
    ++found_.ignored;
    return;
  }
  if (gone) return fail(path, "a link that leads nowhere or to itself");
  if (!lies_in(target, root().real)) {
    return fail(path, "a link that leads out of the input is not followed");
  }
  if (!S_ISDIR(status.st_mode)) return take_file(name, kind_of_mode(status.st_mode), true);
  const std::string here = join(root().real, task.path);
  std::vector<std::string> chain = task.chain;
  chain.push_back(here);
  const bool loop = std::any_of(chain.begin(), chain.end(),
                                [&](const std::string& above) { return lies_in(above, target); });
  if (loop) return fail(path, "a link to a folder above it is not followed");
  chain.push_back(target);
  take_folder(name, task, std::move(chain));
}

void Walker::take_folder(std::string_view name, const Task& task, std::vector<std::string> chain) {
  if (name.front() == '.') {
    const std::string path = join(task.path, name);
    if (takes_mail_ && is_maildir(join(root().real, path))) {
      fail(path, "a hidden folder of a Maildir is not read; name it as an INPUT of its own");
    }
    return;
  }
  below_.push_back({join(task.path, name), std::move(chain)});
}

void Walker::take_file(std::string_view name, NodeKind kind, bool link) {
  const SplitName split = split_name(name, found_.catalog.formats);
  if (is_configuration(name) && kind == NodeKind::kFile) return entries_.put_configuration(name);
  if (in_maildir_ && name.front() != '.') {
    return entries_.put(message_name(name, found_.catalog.formats), kind, link);
  }
  if (name.front() == '.' || !is_of_pair(split.kind)) {
    if (name.front() != '.' && take_mailbox(name, kind)) return;
    ++found_.ignored;
    if (is_mail_name(name)) ++found_.mails;
    if (const auto ending = foreign_ending(name); !ending.empty()) ++found_.foreign[ending];
    return;
  }
  entries_.put(split, kind, link);
}

bool Walker::take_mailbox(std::string_view name, NodeKind kind) {
  if (!takes_mail_ || kind != NodeKind::kFile) return false;
  const std::string path = join(found_.catalog.folders.back().path, name);
  if (!mailbox_id(name, join(root().real, path), found_.catalog.formats)) return false;
  mailboxes_.push_back(path);
  return true;
}

}  // namespace

std::optional<Error> walk(Discovery& found, std::uint32_t root, const Shard& shard,
                          std::vector<std::string>& mailboxes) {
  return Walker(found, root, shard, mailboxes).all();
}

}  // namespace pseudo
