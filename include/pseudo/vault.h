// The vault, an encrypted table of originals: its secret, and how originals are restored.
//
//   const auto secret = pseudo::VaultSecret::from_passphrase("a long passphrase");
//   pseudo::RevealPlan plan;
//   plan.inputs = {"corpus-pseudo/"};
//   plan.vaults = {"my.vault"};
//   const pseudo::Result<pseudo::RevealReport> report = pseudo::reveal(plan, *secret, {});
//   if (!report) std::cerr << report.error().message << '\n';
//
// run_corpus writes vaults (RunPlan::vault); docs/vault.md describes the file.
#pragma once

#include <cstddef>
#include <cstdint>
#include <memory>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "pseudo/random.h"
#include "pseudo/result.h"

namespace pseudo {

struct RunHooks;

/// The secret that encrypts a vault: a key or a passphrase. Wiped when destroyed.
class VaultSecret {
 public:
  static constexpr std::size_t kShortest = 8;    ///< Minimum bytes of a passphrase.
  static constexpr std::size_t kLongest = 1024;  ///< Maximum bytes of a passphrase.

  static VaultSecret from_key(const Key& key);
  /// Errors: kKey (shorter than kShortest or longer than kLongest).
  static Result<VaultSecret> from_passphrase(std::string_view passphrase);

  [[nodiscard]] bool is_passphrase() const { return passphrase_; }
  /// The key or passphrase.
  [[nodiscard]] std::string_view bytes() const { return {bytes_.get(), size_}; }

  VaultSecret(VaultSecret&&) noexcept = default;
  VaultSecret& operator=(VaultSecret&&) noexcept = default;
  ~VaultSecret();

 private:
  VaultSecret(std::string_view bytes, bool passphrase);
  std::unique_ptr<char[]> bytes_;  // NOLINT: never moves, so that no copy is left behind
  std::size_t size_ = 0;
  bool passphrase_ = false;
};

struct RevealPlan {
  std::vector<std::string> inputs;  ///< Pseudonymized folders, files, .jsonl files, or "-".
  std::vector<std::string> vaults;  ///< Vaults of all runs and shards that wrote the inputs.
  std::string output;               ///< Folder, file (JSON Lines) or "-"; empty: the default place.
  bool use_umask = false;  ///< Create files with modes by the umask instead of 0600 and 0700.
};

struct RevealReport {
  std::size_t documents = 0;
  std::string output;          ///< The resolved path of the output.
  std::optional<Error> fatal;  ///< Set if it ended early because the output could not be written.
  bool output_closed = false;  ///< The reader of standard output closed it.
};

/// Restores the originals: the bytes of the original files, or of the original lines of JSON Lines.
/// Verifies everything before anything is written. A damaged vault, an unknown document, or a
/// document that was edited since is an error. Blocks until it is done.
/// Errors (nothing was written): kUsage, kExists, kKey (not the key of a vault), kMalformed (a
/// damaged or incomplete vault), kTextMismatch (documents that no run wrote; each is named through
/// the message hook), kIo (also if the stop hook ended it). If the output cannot be written,
/// RevealReport::fatal says why: no file or folder remains, but a stream may be partly written.
Result<RevealReport> reveal(const RevealPlan& plan, const VaultSecret& secret,
                            const RunHooks& hooks);

}  // namespace pseudo
