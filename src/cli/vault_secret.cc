#include "cli/vault_secret.h"

#include <fcntl.h>
#include <string.h>  // NOLINT: explicit_bzero
#include <termios.h>
#include <unistd.h>

#include <array>
#include <cerrno>
#include <string_view>

#include <fmt/format.h>

#include "cli/keys.h"
#include "cli/patient_read.h"
#include "corpus/files.h"

namespace pseudo::cli {

namespace {

/// A buffer for the bytes of a passphrase; wiped when destroyed.
struct Words {
  std::array<char, VaultSecret::kLongest + 3> bytes{};  // more than any with its line end
  std::size_t size = 0;
  Words() = default;
  Words(const Words&) = delete;
  Words& operator=(const Words&) = delete;
  ~Words() { ::explicit_bzero(bytes.data(), bytes.size()); }
  [[nodiscard]] std::string_view view() const {
    std::string_view words(bytes.data(), size);
    if (!words.empty() && words.back() == '\n') words.remove_suffix(1);
    if (!words.empty() && words.back() == '\r') words.remove_suffix(1);
    return words;
  }
};

/// Reads to the end, from a terminal one line. Returns 0 or errno.
int read_words(int fd, bool line, Words& words) {
  while (words.size < words.bytes.size()) {
    const ssize_t got =
        patient_read(fd, words.bytes.data() + words.size, words.bytes.size() - words.size);
    if (got < 0) return errno;
    if (got == 0) break;
    words.size += static_cast<std::size_t>(got);
    if (line && words.bytes[words.size - 1] == '\n') break;
  }
  return 0;
}

/// Turns the echo of a terminal off during its lifetime.
class Silence {
 public:
  explicit Silence(int fd) : fd_(fd) {
    known_ = ::tcgetattr(fd, &before_) == 0;
    termios silent = before_;
    silent.c_lflag &= ~static_cast<tcflag_t>(ECHO);
    if (known_) ::tcsetattr(fd, TCSAFLUSH, &silent);
  }
  Silence(const Silence&) = delete;
  Silence& operator=(const Silence&) = delete;
  ~Silence() {
    if (known_) ::tcsetattr(fd_, TCSAFLUSH, &before_);
  }

 private:
  int fd_;
  bool known_ = false;
  termios before_{};
};

Error key_error(std::string message) { return {ErrorCode::kKey, std::move(message)}; }

Status ask(int terminal, std::string_view prompt, Words& words) {
  const Silence silence(terminal);  // before the prompt, after which typing begins
  write_all(terminal, prompt);
  const int fault = read_words(terminal, true, words);
  write_all(terminal, "\n");
  if (fault != 0) {
    return key_error(fmt::format("cannot read the passphrase: {}", system_words(fault)));
  }
  return Done{};
}

Result<VaultSecret> ask_for_passphrase(bool anew) {
  const Fd terminal(::open("/dev/tty", O_RDWR | O_CLOEXEC | O_NOCTTY));
  if (!terminal) {
    return Error{
        ErrorCode::kUsage,
        "the vault needs a key or a passphrase: --vault-key FILE, --vault-passphrase-fd N, "
        "or a terminal to ask on"};
  }
  Words words;
  if (const Status asked = ask(terminal.get(), "Passphrase of the vault: ", words); !asked) {
    return asked.error();
  }
  if (anew) {
    Words again;
    if (const Status asked = ask(terminal.get(), "Once more: ", again); !asked) {
      return asked.error();
    }
    if (again.view() != words.view()) return key_error("the two passphrases are not the same");
  }
  return VaultSecret::from_passphrase(words.view());
}

}  // namespace

Result<VaultSecret> read_vault_secret(const CliOptions& options, bool anew) {
  if (!options.vault_key.empty()) {
    const Result<Key> key = read_key_file(options.vault_key, options.allow_insecure_key);
    if (!key) return key.error();
    return VaultSecret::from_key(*key);
  }
  if (!options.vault_passphrase_fd) return ask_for_passphrase(anew);
  Words words;
  if (const int fault = read_words(*options.vault_passphrase_fd, false, words)) {
    return key_error(fmt::format("--vault-passphrase-fd {}: cannot read the passphrase: {}",
                                 *options.vault_passphrase_fd, system_words(fault)));
  }
  return VaultSecret::from_passphrase(words.view());
}

}  // namespace pseudo::cli
