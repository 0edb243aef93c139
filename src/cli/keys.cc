#include "cli/keys.h"

#include <fcntl.h>
#include <sodium.h>
#include <sys/prctl.h>
#include <sys/resource.h>
#include <sys/stat.h>
#include <unistd.h>

#include <algorithm>
#include <array>
#include <cerrno>
#include <cstdlib>
#include <string_view>

#include <fmt/format.h>

#include "cli/patient_read.h"
#include "corpus/document_ids.h"
#include "corpus/files.h"
#include "model/errors.h"
#include "text/ascii.h"

namespace pseudo::cli {

namespace {

constexpr std::size_t kHexDigits = 2 * Key::kBytes;
constexpr mode_t kOthersMay = S_IRGRP | S_IWGRP | S_IROTH | S_IWOTH;

/// A buffer for the bytes of a key, which the destructor wipes.
struct KeyBuffer {
  std::array<char, kHexDigits + 3> bytes{};  // one byte more than any key with its line end
  std::size_t size = 0;
  KeyBuffer() = default;
  KeyBuffer(const KeyBuffer&) = delete;
  KeyBuffer& operator=(const KeyBuffer&) = delete;
  ~KeyBuffer() { sodium_memzero(bytes.data(), bytes.size()); }
  [[nodiscard]] std::string_view view() const { return {bytes.data(), size}; }
};

/// Returns 0 or errno.
int read_all(int fd, KeyBuffer& secret) {
  while (secret.size < secret.bytes.size()) {
    const ssize_t got =
        patient_read(fd, secret.bytes.data() + secret.size, secret.bytes.size() - secret.size);
    if (got < 0) return errno;
    if (got == 0) break;
    secret.size += static_cast<std::size_t>(got);
  }
  return 0;
}

std::string_view without_line_end(std::string_view bytes) {
  if (!bytes.empty() && bytes.back() == '\n') bytes.remove_suffix(1);
  if (bytes.size() == kHexDigits + 1 && bytes.back() == '\r') bytes.remove_suffix(1);
  return bytes;
}

bool decode_hex(std::string_view digits, KeyBuffer& raw) {
  for (std::size_t i = 0; i < Key::kBytes; ++i) {
    const int high = text::hex_digit_value(digits[2 * i]);
    const int low = text::hex_digit_value(digits[2 * i + 1]);
    if (high < 0 || low < 0) return false;
    raw.bytes[i] = static_cast<char>(static_cast<unsigned char>(high * 16 + low));
  }
  raw.size = Key::kBytes;
  return true;
}

Result<Key> to_key(const KeyBuffer& read, const std::string& where) {
  const Error wrong = key_error(fmt::format(
      "{}: a key is 32 bytes or 64 hexadecimal digits; make one with pseudo keygen FILE", where));
  std::string_view bytes = read.view();
  if (bytes.size() != Key::kBytes) bytes = without_line_end(bytes);
  KeyBuffer decoded;
  if (bytes.size() == kHexDigits) {
    if (!decode_hex(bytes, decoded)) return wrong;
    bytes = decoded.view();
  }
  if (bytes.size() != Key::kBytes) return wrong;
  if (std::all_of(bytes.begin(), bytes.end(), [&](char c) { return c == bytes.front(); })) {
    return key_error(
        fmt::format("{}: 32 equal bytes are no secret; make a key with pseudo "
                    "keygen FILE",
                    where));
  }
  return Key::from_bytes(bytes);
}

Result<Key> read_from(int fd, const std::string& where, bool insecure) {
  struct stat status {};
  if (::fstat(fd, &status) != 0) {
    return key_error(fmt::format("{}: cannot read the key: {}", where, system_words(errno)));
  }
  if (S_ISDIR(status.st_mode)) return key_error(fmt::format("{}: is a folder, not a key", where));
  // Another user could read or replace a file that belongs to them. Root may read any file.
  const bool strange = status.st_uid != ::geteuid() && status.st_uid != 0 && ::geteuid() != 0;
  if (S_ISREG(status.st_mode) && ((status.st_mode & kOthersMay) != 0 || strange) && !insecure) {
    return key_error(
        fmt::format("{}: others can read or change this key; chmod 600 it, or use "
                    "--allow-insecure-key",
                    where));
  }
  KeyBuffer secret;
  if (const int fault = read_all(fd, secret)) {
    return key_error(fmt::format("{}: cannot read the key: {}", where, system_words(fault)));
  }
  return to_key(secret, where);
}

// A message that repeats the name would show the key.
bool is_key(std::string_view path) {
  constexpr std::size_t kDigits = 2 * Key::kBytes;
  const std::string_view name =
      path.substr(path.rfind('/') + 1);  // without the folder that a configuration file adds
  return name.size() == kDigits &&
         name.find_first_not_of("0123456789abcdefABCDEF") == std::string_view::npos;
}

}  // namespace

Result<Key> read_key_file(const std::string& path, bool insecure) {
  if (is_key(path)) {
    return key_error(
        "the key itself stands where the name of its file belongs; put it into a file that only "
        "you "
        "can read, and name that");
  }
  const std::string where = printable(path);
  const Fd fd(::open(path.c_str(), O_RDONLY | O_CLOEXEC | O_NOCTTY | O_NONBLOCK));
  if (!fd && errno == ENOENT) {
    return key_error(fmt::format("{0}: no such key; make one with pseudo keygen {0}", where));
  }
  if (!fd) {
    return key_error(fmt::format("{}: cannot read the key: {}", where, system_words(errno)));
  }
  return read_from(fd.get(), where, insecure);
}

std::string key_file_of_environment() {
  const char* named = std::getenv("PSEUDO_KEY_FILE");  // NOLINT: before any thread
  return named == nullptr ? std::string() : std::string(named);
}

std::string key_file(const CliOptions& options) {
  if (options.key_fd || !options.key_file.empty()) return options.key_file;
  return key_file_of_environment();
}

bool names_key(const CliOptions& options) { return options.key_fd || !key_file(options).empty(); }

Result<std::optional<Key>> read_key(const CliOptions& options) {
  const auto wrap = [](Result<Key> key) -> Result<std::optional<Key>> {
    if (!key) return key.error();
    return std::optional<Key>(*key);
  };
  if (options.key_fd) {
    const std::string where = fmt::format("--key-fd {}", *options.key_fd);
    return wrap(read_from(*options.key_fd, where, options.allow_insecure_key));
  }
  if (!options.key_file.empty()) {
    return wrap(read_key_file(options.key_file, options.allow_insecure_key));
  }
  const std::string named = key_file(options);
  if (named.empty()) return std::optional<Key>();
  Result<Key> key = read_key_file(named, options.allow_insecure_key);
  if (key) return wrap(std::move(key));
  Error error = key.error();
  error.message = fmt::format("PSEUDO_KEY_FILE: {}", error.message);
  return error;
}

Status make_key_file(const std::string& path) {
  const Key key = Key::random();
  const std::string_view bytes(reinterpret_cast<const char*>(key.bytes()), Key::kBytes);
  const int fault = write_new_file(AT_FDCWD, path.c_str(), bytes, 0600);
  if (fault == 0) return Done{};
  if (fault == EEXIST) {
    return Error{ErrorCode::kExists,
                 fmt::format("{} is already there; a key is never overwritten", printable(path))};
  }
  return key_error(
      fmt::format("{}: cannot write the key: {}", printable(path), system_words(fault)));
}

void forbid_core_dumps() {
  const rlimit none{0, 0};
  ::setrlimit(RLIMIT_CORE, &none);
#if !defined(__SANITIZE_ADDRESS__)  // Its leak check traces the process.
  ::prctl(PR_SET_DUMPABLE, 0, 0, 0, 0);
#endif
}

}  // namespace pseudo::cli
