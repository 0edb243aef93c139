#include "corpus/input/folder_entries.h"

#include <algorithm>
#include <vector>

#include <fmt/format.h>

#include "corpus/document_ids.h"
#include "corpus/files.h"

namespace pseudo {
namespace {

/// Stores the stem, or the whole name followed by NUL.
std::string_view keep_name(Arena& names, std::string_view stem, std::string_view whole) {
  return names.keep(whole.empty() ? std::string(stem) : std::string(whole) + '\0');
}

}  // namespace

NodeKind kind_of_mode(mode_t mode) {
  if (S_ISREG(mode)) return NodeKind::kFile;
  return S_ISDIR(mode) ? NodeKind::kFolder : NodeKind::kSpecial;
}

void FolderEntries::begin(std::string_view path) {
  Catalog& catalog = found_.catalog;
  begin_ = catalog.entries.size();
  catalog.folders.push_back({catalog.names.keep(path), root_});
}

void FolderEntries::put(const SplitName& split, NodeKind kind, bool link) {
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
  file.special = kind != NodeKind::kFile;
  file.ending = static_cast<EndingCase>(split.spelling & 7U);
  file.format = static_cast<std::uint8_t>(split.format & 3U);
}

void FolderEntries::put_configuration(std::string_view name) {
  Catalog& catalog = found_.catalog;
  const auto folder = static_cast<std::uint32_t>(catalog.folders.size() - 1);
  // Files that are given individually may share a folder.
  for (std::size_t i = catalog.configurations.size(); i-- > 0;) {
    const ConfigurationFile& known = catalog.configurations[i];
    if (known.folder != folder) break;
    if (known.name == name) return;
  }
  catalog.configurations.push_back({std::string(name), folder});
}

std::optional<Error> FolderEntries::finish() {
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
  return error_;
}

Error two_files(const std::string& shown) {
  return {ErrorCode::kUsage,
          fmt::format("{}: two files for one document, in other letter case or of another format; "
                      "remove one",
                      printable(shown))};
}

}  // namespace pseudo
