// A temporary folder for one test, and small corpora in it.
#pragma once

#include <filesystem>
#include <map>
#include <string>
#include <string_view>
#include <vector>

namespace pseudo::testing_support {

/// A new folder, removed with its contents by the destructor.
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
  /// Writes `stem`.txt and `stem`.ann: "Frau Irmgard Habersatter" with two annotations.
  void write_pair(std::string_view stem) const;
  void write_pair(std::string_view stem, std::string_view text, std::string_view ann) const;
  /// Writes `count` different pairs below a folder, ten per subfolder.
  void write_corpus(std::string_view folder, std::size_t count) const;

 private:
  std::filesystem::path path_;
};

std::string read_file(const std::filesystem::path& file);
/// Returns the permission bits of a file or folder.
unsigned mode_of(const std::filesystem::path& path);
/// Returns a map from relative paths to bytes, for all files below a folder except hidden ones.
std::map<std::string, std::string> read_tree(const std::filesystem::path& folder);
/// Returns all files and folders below `folder`, including hidden ones, sorted.
std::vector<std::string> list_tree(const std::filesystem::path& folder);

}  // namespace pseudo::testing_support
