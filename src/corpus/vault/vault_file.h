// Writes the vault of a run: one record per document, before the document becomes visible.
#pragma once

#include <cstdint>
#include <memory>
#include <mutex>
#include <optional>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include "corpus/files.h"
#include "pseudo/corpus.h"
#include "vault/record.h"
#include "vault/seal.h"

namespace pseudo {

/// append and holds are thread-safe.
class VaultFile {
 public:
  /// Checks before anything is written. Errors: kExists (vaults are never overwritten), kKey.
  static Status inspect(const RunPlan& plan);
  /// Creates a vault. When resuming, an existing one is replaced by a new file with copies of its
  /// complete records. Errors: kIo, kExists (another run is writing it), kKey, kMalformed, kUsage
  /// (a vault of another run).
  static Result<std::unique_ptr<VaultFile>> open(const RunPlan& plan);

  /// Appends a record; on return it has been passed to the operating system. Errors: kIo.
  Status append(const VaultRecord& record);
  /// True if a record of that document existed when the vault was opened.
  [[nodiscard]] bool holds(std::string_view name) const;
  /// Writes the end mark and syncs the file to disk. Errors: kIo.
  Status close();
  /// Removes a vault created by this run, if the run cannot start.
  void discard();

 private:
  explicit VaultFile(VaultSealer sealer) : sealer_(sealer) {}
  static Result<std::unique_ptr<VaultFile>> create(const RunPlan& plan, const std::string& path);
  Status resume_from(const RunPlan& plan, int old);
  Status put(std::string_view message, bool last);

  using NameHash = std::pair<std::uint64_t, std::uint64_t>;
  static NameHash hash_of(std::string_view name);

  std::mutex mutex_;  // protects the members below except held_
  VaultSealer sealer_;
  std::string buffer_;
  Fd fd_;
  int fault_ = 0;  // errno of a failed write
  std::string shown_;
  bool begun_here_ = false;
  std::vector<NameHash> held_;  // sorted
};

}  // namespace pseudo
