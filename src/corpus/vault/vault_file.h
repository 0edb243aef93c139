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

/// Threads: any may call append and holds.
class VaultFile {
 public:
  /// Checks before anything is written. Errors: kExists (a vault is never overwritten), kKey.
  static Status inspect(const RunPlan& plan);
  /// A new vault. With --resume, the one that is there, if any: its whole records are copied into a
  /// new file that replaces it. Errors: kIo, kExists (another run writes it), kKey, kMalformed,
  /// kUsage (a vault of another run).
  static Result<std::unique_ptr<VaultFile>> open(const RunPlan& plan);

  /// On return the operating system has the record. Errors: kIo.
  Status append(const VaultRecord& record);
  /// True for the name of a document whose record was there when the vault was opened.
  [[nodiscard]] bool holds(std::string_view name) const;
  /// Marks the end and syncs the file to disk. Errors: kIo.
  Status close();
  /// Removes a vault that this run created, for a run that cannot begin.
  void discard();

 private:
  explicit VaultFile(VaultSealer sealer) : sealer_(sealer) {}
  static Result<std::unique_ptr<VaultFile>> create(const RunPlan& plan, const std::string& path);
  Status go_on(const RunPlan& plan, int old);
  Status put(std::string_view message, bool last);

  using NameHash = std::pair<std::uint64_t, std::uint64_t>;
  static NameHash hash_of(std::string_view name);

  std::mutex mutex_;  // guards the members below except held_
  VaultSealer sealer_;
  std::string buffer_;
  Fd fd_;
  int fault_ = 0;  // errno of the write that failed
  std::string shown_;
  bool begun_here_ = false;
  std::vector<NameHash> held_;  // sorted
};

}  // namespace pseudo
