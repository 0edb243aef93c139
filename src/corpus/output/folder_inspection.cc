#include "corpus/output/folder_inspection.h"

#include <dirent.h>
#include <fcntl.h>
#include <sys/stat.h>
#include <unistd.h>

#include <algorithm>
#include <cstddef>
#include <cstdint>
#include <memory>
#include <optional>
#include <string>
#include <string_view>

#include <fmt/format.h>

#include "corpus/document_ids.h"
#include "corpus/file_kinds.h"
#include "corpus/files.h"
#include "corpus/output/neutral_names.h"
#include "corpus/output/run_record.h"

namespace pseudo {

namespace {

struct CloseFolder {
  void operator()(DIR* folder) const { ::closedir(folder); }
};

/// Entries [begin, end) of the catalog, from one folder, sorted by stem.
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

/// The name of a file in the output folder that belongs to a document of the range; empty: none.
std::string find_existing(int root, const Catalog& catalog, FolderRange range) {
  const std::string path(catalog.folders[catalog.entries[range.begin].folder].path);
  Fd fd = open_folder_below(root, path);
  if (!fd) return {};
  const std::unique_ptr<DIR, CloseFolder> folder(
      ::fdopendir(::fcntl(fd.get(), F_DUPFD_CLOEXEC, 0)));
  if (!folder) return {};
  while (const dirent* item = ::readdir(folder.get())) {
    const std::string_view name(item->d_name);
    const SplitName split = split_name(name, catalog.formats);
    // Runs write lower case endings.
    if (!is_of_pair(split.kind) || split.spelling != 0) continue;
    if (!holds_stem(catalog, range, split.stem)) continue;
    return path.empty() ? std::string(name) : fmt::format("{}/{}", path, name);
  }
  return {};
}

/// The same, for documents with neutral names in the output.
std::string find_renamed(int root, const OutputPlace& place, const Catalog& catalog,
                         const RunPlan& plan) {
  for (const CatalogEntry& entry : catalog.entries) {
    const std::string id = output_id(plan, catalog, entry);
    for (const FileKind kind : kPairKinds) {
      const std::string name = file_name(id, *place.format, kind);
      if (::faccessat(root, name.c_str(), F_OK, AT_SYMLINK_NOFOLLOW) == 0) return name;
    }
  }
  return {};
}

/// The name of a file in the output folder that belongs to a document of the catalog; empty: none.
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

/// A neutral name in the output folder, whose document is unknown; empty: none.
std::string find_neutral(int root) {
  const std::unique_ptr<DIR, CloseFolder> folder(::fdopendir(::fcntl(root, F_DUPFD_CLOEXEC, 0)));
  if (!folder) return {};
  ::rewinddir(folder.get());  // both descriptors share one position
  while (const dirent* item = ::readdir(folder.get())) {
    if (is_neutral_name(item->d_name)) return item->d_name;
  }
  return {};
}

/// Refuses an output in which another run wrote documents under neutral names, as they may be
/// documents of this run, which would then exist twice.
Status inspect_neutral(int root, const OutputPlace& place, const RunPlan& plan,
                       const std::string& record) {
  if (has_options_of(plan.identity, record)) return Done{};
  if (plan.names && has_key_of(plan.identity, record)) return Done{};
  const std::string name = find_neutral(root);
  if (name.empty()) return Done{};
  return Error{ErrorCode::kExists,
               fmt::format("{}/{} is of another run, which hid the names of its documents: it may "
                           "be one of these; nothing was written",
                           printable(place.path), name),
               {},
               Remedy::kOverwriteOrOtherOutput};
}

/// Refuses an output that contains a document of the run, under its neutral or original name.
Status inspect_documents(int root, const OutputPlace& place, const Discovery& found,
                         const RunPlan& plan, const std::optional<std::string>& record) {
  std::string there = plan.names ? find_renamed(root, place, found.catalog, plan) : std::string();
  if (there.empty()) there = find_existing(root, found.catalog);
  if (!there.empty()) {
    return Error{ErrorCode::kExists,
                 fmt::format("{} is already there; nothing was written",
                             printable(place.path + '/' + there)),
                 {},
                 Remedy::kResumeOrOverwrite};
  }
  return record ? inspect_neutral(root, place, plan, *record) : Done{};
}

}  // namespace

Status inspect_folder(const OutputPlace& place, const Discovery& found, const RunPlan& plan) {
  const Catalog& catalog = found.catalog;
  if (!place.forbidden.empty() || !place.targets.empty()) {
    for (const CatalogEntry& entry : catalog.entries) {
      if (!leads_into_input(place, output_id(plan, catalog, entry))) continue;
      return Error{ErrorCode::kUsage,
                   fmt::format("{} would be written into the input", printable(catalog.id(entry))),
                   {},
                   Remedy::kOtherOutput};
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

}  // namespace pseudo
