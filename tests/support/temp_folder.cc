#include "support/temp_folder.h"

#include <unistd.h>

#include <algorithm>
#include <cstdint>
#include <cstdlib>
#include <fstream>
#include <sstream>

#include <fmt/format.h>

namespace pseudo::testing_support {

namespace fs = std::filesystem;

namespace {

/// Uses memory if there is room: each run of the program syncs the file system of its output, which
/// on a busy disk takes longer than all tests.
fs::path folder_for_tests() {
  constexpr std::uintmax_t kRoom = 256U << 20U;
  constexpr const char* kMemory = "/dev/shm";
  std::error_code fault;
  const fs::space_info space = fs::space(kMemory, fault);
  const bool fits = !fault && space.available >= kRoom && ::access(kMemory, W_OK) == 0;
  return fits ? fs::path(kMemory) : fs::temp_directory_path();
}

}  // namespace

TempFolder::TempFolder() {
  std::string pattern = (folder_for_tests() / "pseudo-test-XXXXXX").string();
  if (::mkdtemp(pattern.data()) == nullptr) std::abort();
  path_ = pattern;
}

TempFolder::~TempFolder() {
  std::error_code ignored;
  for (fs::recursive_directory_iterator item(path_, ignored), end; !ignored && item != end;
       item.increment(ignored)) {
    if (!item->is_symlink(ignored) && item->is_directory(ignored)) {
      fs::permissions(item->path(), fs::perms::owner_all, fs::perm_options::add, ignored);
    }
  }
  fs::remove_all(path_, ignored);
}

std::string TempFolder::operator/(std::string_view below) const { return (path_ / below).string(); }

fs::path TempFolder::write(std::string_view file, std::string_view bytes) const {
  const fs::path path = path_ / file;
  fs::create_directories(path.parent_path());
  std::ofstream(path, std::ios::binary) << bytes;
  return path;
}

void TempFolder::write_pair(std::string_view stem) const {
  write_pair(stem, "Frau Irmgard Habersatter\n",
             "T1\tFEMALE 5 12\tIrmgard\nT2\tFAMILY 13 24\tHabersatter\n");
}

void TempFolder::write_pair(std::string_view stem, std::string_view text,
                            std::string_view ann) const {
  write(fmt::format("{}.txt", stem), text);
  write(fmt::format("{}.ann", stem), ann);
}

void TempFolder::write_corpus(std::string_view folder, std::size_t count) const {
  for (std::size_t i = 0; i < count; ++i) {
    const std::string code = fmt::format("K-{:05}", 10000 + i * 7);
    write_pair(fmt::format("{}/{}/mail-{}", folder, i / 10, i),
               fmt::format("Irmgard Habersatter, Nummer {}\n", code),
               fmt::format("T1\tFEMALE 0 7\tIrmgard\nT2\tFAMILY 8 19\tHabersatter\n"
                           "T3\tUFID 28 35\t{}\n",
                           code));
  }
}

unsigned mode_of(const fs::path& path) {
  return static_cast<unsigned>(fs::status(path).permissions() & fs::perms::mask);
}

std::string read_file(const fs::path& file) {
  std::ifstream stream(file, std::ios::binary);
  std::ostringstream bytes;
  bytes << stream.rdbuf();
  return bytes.str();
}

std::map<std::string, std::string> read_tree(const fs::path& folder) {
  std::map<std::string, std::string> files;
  std::error_code looped;  // set for a link to itself, which is not a file
  for (const auto& item : fs::recursive_directory_iterator(folder)) {
    if (!item.is_regular_file(looped) || item.path().filename().string().front() == '.') continue;
    files[item.path().lexically_relative(folder).string()] = read_file(item.path());
  }
  return files;
}

std::vector<std::string> list_tree(const fs::path& folder) {
  std::vector<std::string> paths;
  for (const auto& item : fs::recursive_directory_iterator(folder)) {
    paths.push_back(item.path().lexically_relative(folder).string());
  }
  std::sort(paths.begin(), paths.end());
  return paths;
}

}  // namespace pseudo::testing_support
