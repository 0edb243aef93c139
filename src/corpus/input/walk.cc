#include "corpus/input/walk.h"

#include <dirent.h>
#include <fcntl.h>
#include <sys/stat.h>
#include <unistd.h>

#include <algorithm>
#include <cerrno>
#include <cstdlib>
#include <filesystem>
#include <memory>
#include <utility>
#include <vector>

#include <fmt/format.h>

#include "corpus/document_ids.h"
#include "corpus/file_kinds.h"
#include "corpus/files.h"
#include "corpus/hash.h"
#include "format/mail/mbox.h"

namespace pseudo {

namespace {

enum class Kind { kFile, kFolder, kStrange, kGone };

Kind kind_of_mode(mode_t mode) {
  if (S_ISREG(mode)) return Kind::kFile;
  return S_ISDIR(mode) ? Kind::kFolder : Kind::kStrange;
}

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

/// Finds the entry of a stem in the folder that is being read. Takes 8 to 16 bytes per stem, as
/// folders may have millions.
class StemIndex {
 public:
  static constexpr std::uint32_t kNone = static_cast<std::uint32_t>(-1);

  /// The position of the entry of a stem. kNone: there is none yet; the caller adds one and stores
  /// its position here.
  std::uint32_t& place(std::string_view stem, const std::vector<CatalogEntry>& entries) {
    if (used_ * 2 >= buckets_.size()) grow(entries);
    std::uint32_t& bucket = find(stem, entries);
    if (bucket == kNone) ++used_;
    return bucket;
  }

 private:
  std::uint32_t& find(std::string_view stem, const std::vector<CatalogEntry>& entries) {
    const std::size_t mask = buckets_.size() - 1;
    std::size_t at = stable_hash(stem) & mask;
    while (buckets_[at] != kNone && entries[buckets_[at]].stem() != stem) at = (at + 1) & mask;
    return buckets_[at];
  }

  void grow(const std::vector<CatalogEntry>& entries) {
    const std::vector<std::uint32_t> old = std::exchange(
        buckets_,
        std::vector<std::uint32_t>(std::max<std::size_t>(buckets_.size() * 2, 64), kNone));
    for (const std::uint32_t place : old) {
      if (place != kNone) find(entries[place].stem(), entries) = place;
    }
  }

  std::vector<std::uint32_t> buckets_;
  std::size_t used_ = 0;
};

/// A folder that is still to be read. `chain`: real paths of the folders above it that were entered
/// by links, to detect loops.
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
        shard_(shard),
        mailboxes_(mailboxes),
        takes_mail_(format_of_mailboxes(found.catalog.formats) != nullptr) {}

  std::optional<Error> all();
  Result<FoundPair> one(const std::string& name);

 private:
  void read(const Task& task);
  void take(const dirent& item, const Task& task, int folder);
  void take_link(std::string_view name, const Task& task, int folder);
  void take_folder(std::string_view name, const Task& task, std::vector<std::string> chain);
  void take_file(std::string_view name, Kind kind, bool link);
  void probe_partners(int folder, const SplitName& split);
  void probe_configurations(int folder);
  bool probe(int folder, const std::string& name);
  bool take_mailbox(std::string_view name, Kind kind);
  [[nodiscard]] SplitName message_name(std::string_view name) const;
  void put(const SplitName& split, Kind kind, bool link);
  void put_configuration(std::string_view name);
  void finish_folder();
  void fail(const std::string& path, std::string text);
  [[nodiscard]] const CatalogRoot& root() const { return found_.catalog.roots[root_]; }

  Discovery& found_;
  std::uint32_t root_;
  Shard shard_;
  std::vector<std::string>& mailboxes_;
  bool takes_mail_;          // the formats have it
  bool in_maildir_ = false;  // each file of the folder being read is a mail
  std::vector<Task> tasks_;
  std::vector<Task> below_;  // Folders found in the one being read.
  std::size_t begin_ = 0;    // First entry of the folder being read.
  StemIndex stems_;
  Arena scratch_;  // Stems of the folder being read, most of which belong to other shards.
  std::optional<Error> error_;
};

/// The stem, or the whole name with a NUL behind it.
std::string_view keep_name(Arena& names, std::string_view stem, std::string_view whole) {
  return names.keep(whole.empty() ? std::string(stem) : std::string(whole) + '\0');
}

bool is_folder(const std::string& path) {
  struct stat status {};
  return ::stat(path.c_str(), &status) == 0 && S_ISDIR(status.st_mode);
}

/// Source: https://cr.yp.to/proto/maildir.html
bool is_maildir(const std::string& path) {
  return is_folder(path + "/cur") && is_folder(path + "/new") && is_folder(path + "/tmp");
}

/// True for the folders "cur" and "new" of a Maildir: whole mails. "tmp" holds unfinished ones.
bool is_in_maildir(const std::string& path) {
  const std::size_t slash = path.rfind('/');
  if (slash == std::string::npos) return false;
  const std::string_view name = std::string_view(path).substr(slash + 1);
  return (name == "cur" || name == "new") && is_maildir(path.substr(0, slash));
}

void Walker::fail(const std::string& path, std::string text) {
  found_.failures.push_back(
      {Severity::kError, printable(join(root().given, path)), std::move(text)});
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

Result<FoundPair> Walker::one(const std::string& name) {
  Catalog& catalog = found_.catalog;
  if (catalog.folders.empty() || catalog.folders.back().root != root_) {
    catalog.folders.push_back({{}, root_});
  }
  begin_ = catalog.entries.size();
  const Fd folder = open_folder(root().real);
  probe(folder.get(), name);
  probe_partners(folder.get(), split_name(name, catalog.formats));
  if (catalog.entries.size() > begin_) probe_configurations(folder.get());
  FoundPair pair;
  if (catalog.entries.size() > begin_) {
    pair = {catalog.entries.back().text, catalog.entries.back().annotations};
  }
  finish_folder();
  if (error_) return *error_;
  return pair;
}

/// Finds the other file of the pair, whatever the letter case of its ending.
void Walker::probe_partners(int folder, const SplitName& split) {
  const bool is_text = split.kind == FileKind::kText;
  const FileKind partner = is_text ? FileKind::kAnnotations : FileKind::kText;
  const std::span<const Format> formats = found_.catalog.formats;
  for (const Format& format : formats) {
    const bool fits = is_text ? format.text_ending == formats[split.format].text_ending
                              : &format == &formats[split.format];
    if (!fits || has_lines(format) || ending_of(format, partner).empty()) continue;
    for (EndingCase spelling = 0; spelling < 8; ++spelling) {
      if (probe(folder, file_name(split.stem, format, partner, spelling))) break;
    }
  }
}

/// Those beside a single file.
void Walker::probe_configurations(int folder) {
  for (const char* name : {"annotation.conf", "visual.conf", "tools.conf"}) {
    struct stat status {};
    const bool is_file =
        ::fstatat(folder, name, &status, AT_SYMLINK_NOFOLLOW) == 0 && S_ISREG(status.st_mode);
    if (is_file) put_configuration(name);
  }
}

bool Walker::probe(int folder, const std::string& name) {
  struct stat status {};
  if (::fstatat(folder, name.c_str(), &status, AT_SYMLINK_NOFOLLOW) != 0) return false;
  const bool link = S_ISLNK(status.st_mode);
  if (link && ::fstatat(folder, name.c_str(), &status, 0) != 0) return false;
  put(split_name(name, found_.catalog.formats), kind_of_mode(status.st_mode), link);
  return true;
}

void Walker::read(const Task& task) {
  const std::string real = join(root().real, task.path);
  Fd fd = open_folder(real);
  const int copy = fd ? ::fcntl(fd.get(), F_DUPFD_CLOEXEC, 0) : -1;
  const std::unique_ptr<DIR, CloseFolder> folder(copy >= 0 ? ::fdopendir(copy) : nullptr);
  if (!folder) {
    return fail(task.path, fmt::format("cannot read the folder: {}", system_words(errno)));
  }
  Catalog& catalog = found_.catalog;
  begin_ = catalog.entries.size();
  catalog.folders.push_back({catalog.names.keep(task.path), root_});
  in_maildir_ = takes_mail_ && is_in_maildir(real);
  for (;;) {
    errno = 0;
    const dirent* item = ::readdir(folder.get());
    if (item == nullptr) break;
    take(*item, task, fd.get());
  }
  if (errno != 0) fail(task.path, fmt::format("cannot list the folder: {}", system_words(errno)));
  finish_folder();
}

void Walker::take(const dirent& item, const Task& task, int folder) {
  const std::string_view name(item.d_name);
  if (name == "." || name == "..") return;
  if (item.d_type == DT_REG) return take_file(name, Kind::kFile, false);
  if (item.d_type == DT_DIR) return take_folder(name, task, task.chain);
  if (item.d_type == DT_LNK) return take_link(name, task, folder);
  struct stat status {};
  if (::fstatat(folder, item.d_name, &status, AT_SYMLINK_NOFOLLOW) != 0) return;
  if (S_ISLNK(status.st_mode)) return take_link(name, task, folder);
  const Kind kind = kind_of_mode(status.st_mode);
  if (kind == Kind::kFolder) return take_folder(name, task, task.chain);
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

void Walker::take_file(std::string_view name, Kind kind, bool link) {
  const SplitName split = split_name(name, found_.catalog.formats);
  if (is_configuration(name) && kind == Kind::kFile) return put_configuration(name);
  if (in_maildir_ && name.front() != '.') return put(message_name(name), kind, link);
  if (name.front() == '.' || !is_of_pair(split.kind)) {
    if (name.front() != '.' && take_mailbox(name, kind)) return;
    ++found_.ignored;
    if (is_mail_name(name)) ++found_.mails;
    if (const auto ending = foreign_ending(name); !ending.empty()) ++found_.foreign[ending];
    return;
  }
  put(split, kind, link);
}

bool Walker::take_mailbox(std::string_view name, Kind kind) {
  if (!takes_mail_ || kind != Kind::kFile) return false;
  const std::string path = join(found_.catalog.folders.back().path, name);
  if (!mailbox_id(name, join(root().real, path), found_.catalog.formats)) return false;
  mailboxes_.push_back(path);
  return true;
}

/// A message of a Maildir: behind its name stands what a mail program knows of it (":2,S").
SplitName Walker::message_name(std::string_view name) const {
  SplitName split{name.substr(0, std::min(name.find(":2,"), name.size()))};
  const auto mail = std::ranges::find_if(found_.catalog.formats, [](const Format& format) {
    return !can_be_written(format) && !has_lines(format);
  });
  if (mail == found_.catalog.formats.end()) return {name};
  split.kind = FileKind::kText;
  split.format = static_cast<std::uint8_t>(mail - found_.catalog.formats.begin());
  split.whole = name;
  return split;
}

void Walker::put_configuration(std::string_view name) {
  Catalog& catalog = found_.catalog;
  const auto folder = static_cast<std::uint32_t>(catalog.folders.size() - 1);
  // Files that were named one by one may lie in one folder.
  for (std::size_t i = catalog.configurations.size(); i-- > 0;) {
    const ConfigurationFile& known = catalog.configurations[i];
    if (known.folder != folder) break;
    if (known.name == name) return;
  }
  catalog.configurations.push_back({std::string(name), folder});
}

void Walker::put(const SplitName& split, Kind kind, bool link) {
  Catalog& catalog = found_.catalog;
  std::uint32_t& place = stems_.place(split.stem, catalog.entries);
  if (place == StemIndex::kNone) {
    CatalogEntry entry;
    Arena& names = shard_.parts > 1 ? scratch_ : catalog.names;
    entry.name = keep_name(names, split.stem, split.whole).data();
    entry.length = static_cast<std::uint8_t>(split.stem.size());
    entry.is_named_whole = !split.whole.empty();
    entry.folder = static_cast<std::uint32_t>(catalog.folders.size() - 1);
    place = static_cast<std::uint32_t>(catalog.entries.size());
    catalog.entries.push_back(entry);
  }
  CatalogEntry& entry = catalog.entries[place];
  PairFile& file = entry.file(split.kind);
  if (file.present && !error_) {
    error_ = two_files(catalog.shown(entry, split.kind));
  }
  file.present = true;
  file.link = link;
  file.strange = kind != Kind::kFile;
  file.ending = static_cast<EndingCase>(split.spelling & 7U);
  file.format = static_cast<std::uint8_t>(split.format & 3U);
}

void Walker::finish_folder() {
  Catalog& catalog = found_.catalog;
  std::vector<CatalogEntry>& entries = catalog.entries;
  const auto begin = entries.begin() + static_cast<std::ptrdiff_t>(begin_);
  found_.found += entries.size() - begin_;
  std::sort(begin, entries.end(),
            [](const CatalogEntry& a, const CatalogEntry& b) { return a.stem() < b.stem(); });
  if (shard_.parts > 1) {
    entries.erase(std::remove_if(begin, entries.end(),
                                 [&](const CatalogEntry& entry) {
                                   return !in_shard(catalog.id(entry), shard_);
                                 }),
                  entries.end());
    for (auto entry = begin; entry != entries.end(); ++entry) {
      const std::string_view whole = entry->is_named_whole ? entry->name : std::string_view();
      entry->name = keep_name(catalog.names, entry->stem(), whole).data();
    }
    scratch_ = Arena();
  }
  stems_ = StemIndex();
}

}  // namespace

std::optional<Error> walk(Discovery& found, std::uint32_t root, const Shard& shard,
                          std::vector<std::string>& mailboxes) {
  return Walker(found, root, shard, mailboxes).all();
}

Result<FoundPair> find_pair(Discovery& found, std::uint32_t root, const std::string& name,
                            const Shard& shard) {
  std::vector<std::string> none;
  return Walker(found, root, shard, none).one(name);
}

std::optional<std::string> mailbox_id(std::string_view name, const std::string& path,
                                      std::span<const Format> formats) {
  const SplitName split = split_name(name, formats);
  if (split.kind == FileKind::kLines) {
    return has_mails(formats[split.format]) ? std::optional(std::string(split.stem)) : std::nullopt;
  }
  if (name.find('.') != std::string_view::npos) return std::nullopt;
  const Fd file(::open(path.c_str(), O_RDONLY | O_CLOEXEC | O_NONBLOCK | O_NOCTTY));
  char first[kFromLine.size()];  // NOLINT: filled by read
  if (!file || ::read(file.get(), first, sizeof first) != sizeof first) return std::nullopt;
  if (std::string_view(first, sizeof first) != kFromLine) return std::nullopt;
  return std::string(name);
}

bool is_second(const FoundPair& pair, std::string_view name, std::span<const Format> formats) {
  const SplitName split = split_name(name, formats);
  const PairFile& file = split.kind == FileKind::kText ? pair.text : pair.annotations;
  return !file.present || file.ending != split.spelling || file.format != split.format;
}

Error two_files(const std::string& shown) {
  return {ErrorCode::kUsage,
          fmt::format("{}: two files for one document, in other letter case or of another format; "
                      "remove one",
                      printable(shown))};
}

}  // namespace pseudo
