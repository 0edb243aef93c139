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
#include "model/errors.h"

namespace pseudo::cli {

namespace {

/// A buffer for the bytes of a passphrase, which the destructor wipes.
struct Passphrase {
  std::array<char, VaultSecret::kLongest + 3>
      bytes{};  // more than any passphrase with its line end
  std::size_t size = 0;
  Passphrase() = default;
  Passphrase(const Passphrase&) = delete;
  Passphrase& operator=(const Passphrase&) = delete;
  ~Passphrase() { ::explicit_bzero(bytes.data(), bytes.size()); }
  [[nodiscard]] std::string_view view() const {
    std::string_view passphrase(bytes.data(), size);
    if (!passphrase.empty() && passphrase.back() == '\n') passphrase.remove_suffix(1);
    if (!passphrase.empty() && passphrase.back() == '\r') passphrase.remove_suffix(1);
    return passphrase;
  }
};

/// Reads one line (`line`, for terminals) or to the end. Returns 0 or errno.
int read_passphrase(int fd, bool line, Passphrase& passphrase) {
  while (passphrase.size < passphrase.bytes.size()) {
    const ssize_t got = patient_read(fd, passphrase.bytes.data() + passphrase.size,
                                     passphrase.bytes.size() - passphrase.size);
    if (got < 0) return errno;
    if (got == 0) break;
    passphrase.size += static_cast<std::size_t>(got);
    if (line && passphrase.bytes[passphrase.size - 1] == '\n') break;
  }
  return 0;
}

/// Disables the echo of a terminal during its lifetime.
class EchoOff {
 public:
  explicit EchoOff(int fd) : fd_(fd) {
    known_ = ::tcgetattr(fd, &before_) == 0;
    termios silent = before_;
    silent.c_lflag &= ~static_cast<tcflag_t>(ECHO);
    if (known_) ::tcsetattr(fd, TCSAFLUSH, &silent);
  }
  EchoOff(const EchoOff&) = delete;
  EchoOff& operator=(const EchoOff&) = delete;
  ~EchoOff() {
    if (known_) ::tcsetattr(fd_, TCSAFLUSH, &before_);
  }

 private:
  int fd_;
  bool known_ = false;
  termios before_{};
};

Status ask(int terminal, std::string_view prompt, Passphrase& passphrase) {
  const EchoOff echo_off(terminal);  // before the prompt, as the user may type at once after it
  write_all(terminal, prompt);
  const int fault = read_passphrase(terminal, true, passphrase);
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
  Passphrase passphrase;
  if (const Status asked = ask(terminal.get(), "Passphrase of the vault: ", passphrase); !asked) {
    return asked.error();
  }
  if (anew) {
    Passphrase again;
    if (const Status asked = ask(terminal.get(), "Once more: ", again); !asked) {
      return asked.error();
    }
    if (again.view() != passphrase.view()) return key_error("the two passphrases are not the same");
  }
  return VaultSecret::from_passphrase(passphrase.view());
}

}  // namespace

Result<VaultSecret> read_vault_secret(const CliOptions& options, bool anew) {
  if (!options.vault_key.empty()) {
    const Result<Key> key = read_key_file(options.vault_key, options.allow_insecure_key);
    if (!key) return key.error();
    return VaultSecret::from_key(*key);
  }
  if (!options.vault_passphrase_fd) return ask_for_passphrase(anew);
  Passphrase passphrase;
  if (const int fault = read_passphrase(*options.vault_passphrase_fd, false, passphrase)) {
    return key_error(fmt::format("--vault-passphrase-fd {}: cannot read the passphrase: {}",
                                 *options.vault_passphrase_fd, system_words(fault)));
  }
  return VaultSecret::from_passphrase(passphrase.view());
}

}  // namespace pseudo::cli
