// Adds the files of folders to the catalog, as pairs.
#pragma once

#include <sys/stat.h>

#include <cstddef>
#include <cstdint>
#include <optional>
#include <string>
#include <string_view>

#include "corpus/file_kinds.h"
#include "corpus/input/discover.h"
#include "corpus/input/stem_index.h"

namespace pseudo {

/// The type of a directory entry; kSpecial: a pipe, socket or device.
enum class NodeKind { kFile, kFolder, kSpecial };

NodeKind kind_of_mode(mode_t mode);

/// Adds entries to a discovery, which must outlive the object.
class FolderEntries {
 public:
  FolderEntries(Discovery& found, std::uint32_t root, const Shard& shard)
      : found_(found), root_(root), shard_(shard), begin_(found.catalog.entries.size()) {}

  /// Begins a folder, given relative to the root.
  void begin(std::string_view path);
  /// Adds a file of a pair. `link`: it is a symbolic link.
  void put(const SplitName& split, NodeKind kind, bool link);
  void put_configuration(std::string_view name);
  /// Sorts the entries of the folder and drops those of other shards. Returns an error of any
  /// folder so far: kUsage (duplicate id).
  std::optional<Error> finish();

 private:
  Discovery& found_;
  std::uint32_t root_;
  Shard shard_;
  std::size_t begin_;  // first entry of the current folder
  StemIndex stems_;
  Arena scratch_;  // stems of the current folder, most of which belong to other shards
  std::optional<Error> error_;
};

/// The error for a second file of the same kind in a document.
Error two_files(const std::string& shown);

}  // namespace pseudo
