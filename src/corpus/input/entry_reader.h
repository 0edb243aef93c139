// Reads the documents of a catalog.
#pragma once

#include <cstdint>
#include <ctime>
#include <optional>
#include <string>
#include <string_view>

#include "corpus/files.h"
#include "corpus/input/catalog.h"
#include "pseudo/document.h"
#include "pseudo/format.h"
#include "pseudo/result.h"

namespace pseudo {

/// Keeps the most recent folder open, as the next document is usually in it, too. Not thread-safe.
class EntryReader {
 public:
  /// The catalog must outlive the object.
  explicit EntryReader(const Catalog& catalog) : catalog_(catalog) {}

  /// Errors: kMalformed (its path is not a valid id), kMissingPartner, kIo, and those of the
  /// format.
  Result<Document> read(const CatalogEntry& entry, const std::string& id,
                        const ReadOptions& options);
  /// The annotation file of the last document, byte for byte; valid until the next read.
  [[nodiscard]] std::string_view annotations() const { return annotations_; }
  /// Frees the buffer of a large annotation file.
  void forget_annotations();
  /// The latest modification time of the two files; nothing if unknown. `take_unannotated`: as in
  /// ReadOptions.
  std::optional<std::timespec> changed(const CatalogEntry& entry, bool take_unannotated);

 private:
  Status enter(const CatalogEntry& entry);
  Result<std::string_view> read_file(const CatalogEntry& entry, FileKind kind);

  const Catalog& catalog_;
  FileReader text_reader_;
  FileReader annotations_reader_;
  std::string_view annotations_;
  Fd folder_;
  std::optional<std::uint32_t> folder_number_;
};

}  // namespace pseudo
