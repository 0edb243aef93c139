#include "corpus/input/find_pair.h"

#include <fcntl.h>
#include <sys/stat.h>

#include <cstddef>

#include "corpus/file_kinds.h"
#include "corpus/files.h"
#include "corpus/input/folder_entries.h"

namespace pseudo {
namespace {

bool probe(int folder, const std::string& name, std::span<const Format> formats,
           FolderEntries& entries) {
  struct stat status {};
  if (::fstatat(folder, name.c_str(), &status, AT_SYMLINK_NOFOLLOW) != 0) return false;
  const bool link = S_ISLNK(status.st_mode);
  if (link && ::fstatat(folder, name.c_str(), &status, 0) != 0) return false;
  entries.put(split_name(name, formats), kind_of_mode(status.st_mode), link);
  return true;
}

/// Finds the other file of the pair, regardless of the letter case of its ending.
void probe_partners(int folder, const SplitName& split, std::span<const Format> formats,
                    FolderEntries& entries) {
  const bool is_text = split.kind == FileKind::kText;
  const FileKind partner = is_text ? FileKind::kAnnotations : FileKind::kText;
  for (const Format& format : formats) {
    const bool fits = is_text ? format.text_ending == formats[split.format].text_ending
                              : &format == &formats[split.format];
    if (!fits || has_lines(format) || ending_of(format, partner).empty()) continue;
    for (EndingCase spelling = 0; spelling < 8; ++spelling) {
      if (probe(folder, file_name(split.stem, format, partner, spelling), formats, entries)) break;
    }
  }
}

/// Adds the configuration files beside a single file.
void probe_configurations(int folder, FolderEntries& entries) {
  for (const char* name : {"annotation.conf", "visual.conf", "tools.conf"}) {
    struct stat status {};
    const bool is_file =
        ::fstatat(folder, name, &status, AT_SYMLINK_NOFOLLOW) == 0 && S_ISREG(status.st_mode);
    if (is_file) entries.put_configuration(name);
  }
}

}  // namespace

Result<FoundPair> find_pair(Discovery& found, std::uint32_t root, const std::string& name,
                            const Shard& shard) {
  Catalog& catalog = found.catalog;
  if (catalog.folders.empty() || catalog.folders.back().root != root) {
    catalog.folders.push_back({{}, root});
  }
  const std::size_t begin = catalog.entries.size();
  FolderEntries entries(found, root, shard);
  const Fd folder = open_folder(catalog.roots[root].real);
  probe(folder.get(), name, catalog.formats, entries);
  probe_partners(folder.get(), split_name(name, catalog.formats), catalog.formats, entries);
  if (catalog.entries.size() > begin) probe_configurations(folder.get(), entries);
  FoundPair pair;
  if (catalog.entries.size() > begin) {
    pair = {catalog.entries.back().text, catalog.entries.back().annotations};
  }
  if (auto fault = entries.finish()) return *std::move(fault);
  return pair;
}

bool is_second(const FoundPair& pair, std::string_view name, std::span<const Format> formats) {
  const SplitName split = split_name(name, formats);
  const PairFile& file = split.kind == FileKind::kText ? pair.text : pair.annotations;
  return !file.present || file.ending != split.spelling || file.format != split.format;
}

}  // namespace pseudo
