// The encrypted table of originals: what opens it, and how the originals come back.
//
//   const auto secret = pseudo::VaultSecret::from_passphrase("a long passphrase");
//   pseudo::RevealPlan plan;
//   plan.inputs = {"corpus-pseudo/"};
//   plan.vaults = {"my.vault"};
//   const pseudo::Result<pseudo::RevealReport> report = pseudo::reveal(plan, *secret, {});
//   if (!report) std::cerr << report.error().message << '\n';
//
// A vault is written by run_corpus (RunPlan::vault); docs/vault.md describes the file.
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

/// What closes and opens a vault: a key of its own, or a passphrase. Wiped when destroyed.
class VaultSecret {
 public:
  static constexpr std::size_t kShortest = 8;    ///< Bytes of a passphrase.
  static constexpr std::size_t kLongest = 1024;  ///< Bytes of a passphrase.

  static VaultSecret from_key(const Key& key);
  /// Errors: kKey (shorter than kShortest or longer than kLongest).
  static Result<VaultSecret> from_passphrase(std::string_view passphrase);

  [[nodiscard]] bool is_passphrase() const { return passphrase_; }
  /// The bytes of the key or of the passphrase.
  [[nodiscard]] std::string_view bytes() const { return {bytes_.get(), size_}; }

  VaultSecret(VaultSecret&&) noexcept = default;
  VaultSecret& operator=(VaultSecret&&) noexcept = default;
  ~VaultSecret();

 private:
  VaultSecret(std::string_view bytes, bool passphrase);
  std::unique_ptr<char[]> bytes_;  // NOLINT: never moves, so that no copy stays behind
  std::size_t size_ = 0;
  bool passphrase_ = false;
};

struct RevealPlan {
  std::vector<std::string> inputs;  ///< Pseudonymized folders, single files, .jsonl files, "-".
  std::vector<std::string> vaults;  ///< The vaults of all runs and shards that wrote the inputs.
  std::string output;      ///< Folder, or file for JSON Lines, or "-"; empty: the default place.
  bool use_umask = false;  ///< Modes of new files by the umask instead of 0600 and 0700.
};

struct RevealReport {
  std::size_t documents = 0;
  std::string output;          ///< Where they went, as resolved.
  std::optional<Error> fatal;  ///< Why it ended early: the output could not be written.
  bool output_closed = false;  ///< Standard output was closed by its reader.
};

/// Puts the originals back: the bytes of the original files, or of the original lines where the
/// corpus came from JSON Lines. Everything is checked before anything is written; a document that
/// no vault knows, or that was edited since, stops it as a damaged vault does.
/// Errors (nothing was written): kUsage, kExists, kKey (not the key of a vault), kMalformed (a
/// damaged or unfinished vault), kTextMismatch (documents that are not what a run wrote; each is
/// named through the message hook), kIo (also if the stop hook ended it). The report names what
/// could not be written: then no file or folder remains, but a stream may be partly written.
/// Threads: blocks until all is done.
Result<RevealReport> reveal(const RevealPlan& plan, const VaultSecret& secret,
                            const RunHooks& hooks);

}  // namespace pseudo
