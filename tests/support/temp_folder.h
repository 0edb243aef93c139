// A folder of a test's own, and small corpora in it.
#pragma once

#include <filesystem>
#include <map>
#include <string>
#include <string_view>
#include <vector>

namespace pseudo::testing_support {

/// Made fresh, removed with all it holds.
class TempFolder {
 public:
  TempFolder();
  ~TempFolder();
  TempFolder(const TempFolder&) = delete;
  TempFolder& operator=(const TempFolder&) = delete;

  [[nodiscard]] const std::filesystem::path& path() const { return path_; }
  [[nodiscard]] std::string operator/(std::string_view below) const;

  /// Writes a file below the folder and returns its path.
  std::filesystem::path write(std::string_view file, std::string_view bytes) const;
  /// file.txt and file.ann, with "Frau Irmgard Habersatter" and two annotations.
  void write_pair(std::string_view stem) const;
  void write_pair(std::string_view stem, std::string_view text, std::string_view ann) const;
  /// `count` pairs below a folder, in subfolders of ten, all different.
  void write_corpus(std::string_view folder, std::size_t count) const;

 private:
  std::filesystem::path path_;
};

std::string read_file(const std::filesystem::path& file);
/// The permission bits of a file or folder.
unsigned mode_of(const std::filesystem::path& path);
/// Relative path -> bytes of every file below a folder, hidden ones left out.
std::map<std::string, std::string> read_tree(const std::filesystem::path& folder);
/// Every file and folder below, hidden ones too, sorted.
std::vector<std::string> list_tree(const std::filesystem::path& folder);

}  // namespace pseudo::testing_support
