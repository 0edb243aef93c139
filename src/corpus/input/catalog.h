// The catalog of documents in folders, built and sorted before a run. Compact, as there may be
// millions of documents.
#pragma once

#include <algorithm>
#include <cstddef>
#include <cstdint>
#include <memory>
#include <span>
#include <string>
#include <string_view>
#include <vector>

#include "corpus/file_kinds.h"

namespace pseudo {

/// Stores strings until it is destroyed, with few allocations.
class Arena {
 public:
  std::string_view keep(std::string_view bytes);

 private:
  static constexpr std::size_t kChunk = std::size_t{1} << 18U;
  std::vector<std::unique_ptr<char[]>> chunks_;  // NOLINT: plain bytes
  std::size_t used_ = kChunk;
};

/// Information about one file of a pair.
struct PairFile {
  bool present : 1 = false;
  bool link : 1 = false;     ///< A symbolic link to a file inside INPUT.
  bool special : 1 = false;  ///< A pipe, socket or device.
  EndingCase ending : 3 = 0;
  std::uint8_t format : 2 = 0;  ///< Index in Catalog::formats.
};

/// Maximum number of formats in a table, limited by PairFile::format.
inline constexpr std::size_t kMostFormats = 4;

/// A document: two files with one stem in one folder. 16 bytes plus the name.
struct CatalogEntry {
  const char* name = nullptr;  ///< The stem, in the arena.
  std::uint32_t folder = 0;
  std::uint8_t length = 0;  ///< File names have at most 255 bytes.
  /// The name of the text file is not stem + ending (Maildir): it is stored at `name`, up to a NUL.
  bool is_named_whole = false;
  PairFile text;
  PairFile annotations;

  [[nodiscard]] std::string_view stem() const { return {name, length}; }
  /// Precondition: is_of_pair(kind).
  [[nodiscard]] const PairFile& file(FileKind kind) const {
    return kind == FileKind::kText ? text : annotations;
  }
  PairFile& file(FileKind kind) { return kind == FileKind::kText ? text : annotations; }
};

/// A folder with documents, relative to a root.
struct CatalogFolder {
  std::string_view path;  ///< Relative to the root: "" or "a/b".
  std::uint32_t root = 0;
};

/// A folder given by the user, or the folder of a file given by the user.
struct CatalogRoot {
  std::string given;  ///< As shown in messages.
  std::string real;   ///< With symbolic links resolved.
  bool single = false;
};

/// A file that configures how BRAT displays the documents of a folder.
struct ConfigurationFile {
  std::string name;  ///< "annotation.conf"
  std::uint32_t folder = 0;
};

/// True for annotation.conf, visual.conf and tools.conf.
bool is_configuration(std::string_view name);

struct Catalog {
  std::vector<CatalogRoot> roots;
  std::vector<CatalogFolder> folders;
  std::vector<ConfigurationFile> configurations;  ///< Independent of shards.
  std::vector<CatalogEntry> entries;  ///< In the order of the run: by folder, then by name.
  Arena names;
  std::span<const Format> formats = built_in_formats();  ///< Must outlive the catalog.

  [[nodiscard]] std::string id(const CatalogEntry& entry) const;
  /// The name of one of its files, with the ending as found.
  [[nodiscard]] std::string name_of(const CatalogEntry& entry, FileKind kind) const {
    if (entry.is_named_whole && kind == FileKind::kText) return entry.name;
    return file_name(entry.stem(), format_of(entry, kind), kind, entry.file(kind).ending);
  }
  /// The format of that file, or of its partner if the file is missing.
  [[nodiscard]] const Format& format_of(const CatalogEntry& entry, FileKind kind) const {
    const PairFile& file = entry.file(kind);
    return formats[file.present ? file.format
                                : std::max(entry.text.format, entry.annotations.format)];
  }
  /// The path of the file as given by the user, with the ending as found ("corpus/a/b.TXT").
  [[nodiscard]] std::string shown(const CatalogEntry& entry, FileKind kind) const;
};

/// The index of the second of two entries with the same id; entries.size() if all ids differ.
std::size_t find_same_ids(const Catalog& catalog);

}  // namespace pseudo
