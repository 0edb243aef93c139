#include "lexicon/files.h"

#include <fcntl.h>
#include <fmt/format.h>
#include <sys/mman.h>
#include <sys/stat.h>
#include <unistd.h>

#include <algorithm>
#include <cerrno>
#include <fstream>
#include <iterator>
#include <system_error>
#include <utility>

#include "text/ascii_words.h"

namespace pseudo::lexicon {
namespace {

namespace fs = std::filesystem;

// The checksum reads every page, so populating the mapping at once saves page faults.
#ifdef MAP_POPULATE
constexpr int kMapFlags = MAP_PRIVATE | MAP_POPULATE;
#else
constexpr int kMapFlags = MAP_PRIVATE;
#endif

Error io_error(const fs::path& path, const std::error_code& why) {
  return {ErrorCode::kIo, fmt::format("cannot be read: {}", why.message()), in_file(path.string())};
}

// Includes dangling links, so that reading them reports an error.
bool may_be_read(const fs::directory_entry& entry) {
  std::error_code ignored;
  const fs::file_type type = entry.status(ignored).type();
  return type == fs::file_type::regular || type == fs::file_type::not_found ||
         type == fs::file_type::none;
}

bool is_table(const fs::directory_entry& entry) {
  return text::same_ascii_word(entry.path().extension().string(), ".tsv") &&
         entry.path().stem() != "SOURCES" && may_be_read(entry);
}

Result<std::vector<fs::path>> list_tables(const fs::path& folder) {
  std::error_code status;
  std::vector<fs::path> found;
  fs::recursive_directory_iterator it(folder, status);
  for (; !status && it != fs::recursive_directory_iterator(); it.increment(status)) {
    const bool hidden = it->path().filename().string().starts_with('.');
    if (hidden) it.disable_recursion_pending();
    if (!hidden && is_table(*it)) found.push_back(it->path());
  }
  if (status) return io_error(folder, status);
  return found;
}

Result<std::string> read_text(const fs::path& path) {
  errno = 0;
  std::ifstream file(path, std::ios::binary);
  std::string text((std::istreambuf_iterator<char>(file)), std::istreambuf_iterator<char>());
  if (file.is_open() && !file.bad()) return text;
  return io_error(path, std::error_code(errno != 0 ? errno : EIO, std::generic_category()));
}

}  // namespace

Result<std::vector<TableFile>> read_tables(const fs::path& folder) {
  auto paths = list_tables(folder);
  if (!paths) return paths.error();
  if (paths->empty()) {
    return Error{ErrorCode::kLexicon, "no table (*.tsv) in this folder", in_file(folder.string())};
  }
  std::ranges::sort(*paths, {}, [](const fs::path& path) { return path.stem().string(); });
  std::vector<TableFile> tables;
  for (const fs::path& path : *paths) {
    auto text = read_text(path);
    if (!text) return text.error();
    if (!tables.empty() && tables.back().name == path.stem()) {
      return Error{ErrorCode::kLexicon,
                   fmt::format("a second table of the name of {}", tables.back().path),
                   in_file(path.string())};
    }
    tables.push_back({path.stem().string(), path.string(), *std::move(text)});
  }
  return tables;
}

Result<MappedFile> MappedFile::open(const fs::path& path) {
  const auto failed = [&path] {
    return io_error(path, std::error_code(errno, std::generic_category()));
  };
  const int file = ::open(path.c_str(), O_RDONLY | O_CLOEXEC);
  if (file < 0) return failed();
  struct stat status {};
  if (::fstat(file, &status) != 0 || !S_ISREG(status.st_mode) || status.st_size <= 0) {
    ::close(file);
    return Error{ErrorCode::kLexicon, "not a lexicon image; rebuild or reinstall the lexicons",
                 in_file(path.string())};
  }
  const auto size = static_cast<std::size_t>(status.st_size);
  void* data = ::mmap(nullptr, size, PROT_READ, kMapFlags, file, 0);
  const auto error = failed();
  ::close(file);
  if (data == MAP_FAILED) return error;
  return MappedFile(static_cast<const char*>(data), size);
}

MappedFile::MappedFile(MappedFile&& other) noexcept
    : data_(std::exchange(other.data_, nullptr)), size_(std::exchange(other.size_, 0)) {}

MappedFile& MappedFile::operator=(MappedFile&& other) noexcept {
  std::swap(data_, other.data_);
  std::swap(size_, other.size_);
  return *this;
}

MappedFile::~MappedFile() {
  if (data_ != nullptr) ::munmap(const_cast<char*>(data_), size_);
}

}  // namespace pseudo::lexicon
