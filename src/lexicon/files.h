// Files of lexicons: folders of TSV tables, and memory-mapped images.
#pragma once

#include <cstddef>
#include <filesystem>
#include <string>
#include <string_view>
#include <vector>

#include "pseudo/result.h"

namespace pseudo::lexicon {

/// A TSV file.
struct TableFile {
  std::string name;  ///< Name of the table: the file name without ".tsv".
  std::string path;  ///< For messages.
  std::string text;
};

/// All *.tsv below the folder, sorted by name, except hidden files, SOURCES.tsv and the contents of
/// linked folders. Errors: kIo; kLexicon if there is none, or two with the same name.
Result<std::vector<TableFile>> read_tables(const std::filesystem::path& folder);

/// A file that is mapped read-only during the lifetime of the object. Move-only.
class MappedFile {
 public:
  /// Errors: kIo.
  static Result<MappedFile> open(const std::filesystem::path& path);
  [[nodiscard]] std::string_view bytes() const { return {data_, size_}; }

  MappedFile(MappedFile&& other) noexcept;
  MappedFile& operator=(MappedFile&& other) noexcept;
  ~MappedFile();

 private:
  MappedFile(const char* data, std::size_t size) : data_(data), size_(size) {}
  const char* data_ = nullptr;
  std::size_t size_ = 0;
};

}  // namespace pseudo::lexicon
