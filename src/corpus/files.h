// File access relative to open folders: descriptors, reading and writing whole files.
#pragma once

#include <cstddef>
#include <memory>
#include <string>
#include <string_view>
#include <utility>

#include "pseudo/result.h"

namespace pseudo {

/// Owns a file descriptor. Negative: none.
class Fd {
 public:
  Fd() = default;
  explicit Fd(int number) : number_(number) {}
  Fd(Fd&& other) noexcept : number_(std::exchange(other.number_, -1)) {}
  Fd& operator=(Fd&& other) noexcept {
    std::swap(number_, other.number_);
    return *this;
  }
  Fd(const Fd&) = delete;
  Fd& operator=(const Fd&) = delete;
  ~Fd();

  [[nodiscard]] int get() const { return number_; }
  explicit operator bool() const { return number_ >= 0; }

 private:
  int number_ = -1;
};

/// The message for an errno, in English regardless of the locale.
std::string_view system_words(int error_number);
/// kIo with the message "cannot <verb>: <system words>".
Error io_error(std::string_view verb, int error_number);

/// Modes of new files and folders.
struct Modes {
  unsigned file = 0600;
  unsigned folder = 0700;
};

/// Opens a folder for *at calls. On failure and for "" returns an invalid descriptor and sets
/// errno.
Fd open_folder(const std::string& path);
/// The same, but creates missing folders on the path.
Fd make_folders(const std::string& path, unsigned mode);
/// The same relative to an open folder; "" is that folder itself. Does not follow links in the
/// path, as they could lead outside (ENOTDIR).
Fd open_folder_below(int base, const std::string& path);
Fd make_folders_below(int base, const std::string& path, unsigned mode);

/// Reads whole files; small ones with a single read into a reused buffer. Not thread-safe.
class FileReader {
 public:
  FileReader();
  /// The contents of a file, valid until the next call. `follow`: follow symbolic links. Errors:
  /// kIo.
  Result<std::string_view> read(int folder, const char* name, bool follow);
  /// Frees the buffer of a large file, which invalidates its contents.
  void forget_large() { std::string().swap(large_); }

 private:
  Result<std::string_view> read_rest(int fd, std::size_t have);
  static constexpr std::size_t kBuffer = std::size_t{1} << 17U;
  std::unique_ptr<char[]> buffer_;  // NOLINT: deliberately not zeroed
  std::string large_;
};

/// Creates a nameless file on disk, which disappears when closed. On failure returns an invalid
/// descriptor and sets errno.
Fd open_nameless_file();

/// Returns 0 or errno.
int write_all(int fd, std::string_view bytes);
/// Creates the file `name`, which must not exist. Returns 0, or errno if no file was created.
int write_new_file(int folder, const char* name, std::string_view bytes, unsigned mode);
/// Renames within a folder. Returns 0 or errno; EEXIST if `to` exists and `replace` is not set.
int rename_in(int folder, const char* from, const char* to, bool replace);

}  // namespace pseudo
