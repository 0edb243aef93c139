// Reads the pairs of a catalog.
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

/// Keeps the folder of the last pair open, as the next pair is usually in it too. For one thread.
class EntryReader {
 public:
  /// The catalog must outlive it.
  explicit EntryReader(const Catalog& catalog) : catalog_(catalog) {}

  /// Errors: kMalformed (its path is no id), kMissingPartner, kIo, and those of the format.
  Result<Document> read(const CatalogEntry& entry, const std::string& id,
                        const ReadOptions& options);
  /// The annotation file of the last pair, byte for byte; valid until the next one is read.
  [[nodiscard]] std::string_view annotations() const { return annotations_; }
  /// Frees the memory of a large annotation file.
  void forget_annotations();
  /// When one of the files was last modified; nothing if unknown.
  /// `take_unannotated`: as in ReadOptions.
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
