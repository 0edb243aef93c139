// Reads vault files: verifies every message once, then finds records by name.
#pragma once

#include <cstddef>
#include <cstdint>
#include <functional>
#include <optional>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include "corpus/files.h"
#include "pseudo/result.h"
#include "vault/record.h"
#include "vault/seal.h"

namespace pseudo {

/// How far a vault could be read.
enum class VaultEnd {
  kWhole,  ///< Up to its final message.
  kTorn,   ///< It ends inside a message or without a final one: its run was killed.
};

struct VaultMessage {
  std::size_t offset = 0;  ///< Offset of its length field in the file.
  std::string bytes;
};

/// Opens all messages in order. The first one identifies the run that wrote the vault, the others
/// are records. `before`: the state of the opener before the message. Errors: kIo, kKey,
/// kMalformed; without the path.
Result<VaultEnd> read_vault(
    int fd, const VaultSecret& secret,
    const std::function<Status(const VaultMessage&, const VaultOpener& before)>& take);

/// A complete vault. Takes 80 bytes of memory per record.
class VaultIndex {
 public:
  /// Errors: kIo, kKey, kMalformed (damaged or incomplete).
  static Result<VaultIndex> open(const std::string& path, const VaultSecret& secret);

  /// The range [first, second) of records that may belong to the document with that output name,
  /// the newest last.
  [[nodiscard]] std::pair<std::size_t, std::size_t> find(std::string_view name) const;
  /// Reads a record. Precondition: `number` is in a range returned by find. Errors: kIo, kMalformed
  /// (the file has changed).
  [[nodiscard]] Result<VaultRecord> read(std::size_t number) const;

 private:
  struct Entry {
    std::uint64_t name = 0;  ///< stable_hash
    std::size_t offset = 0;
    VaultOpener before;
  };
  VaultIndex() = default;
  Fd fd_;
  std::size_t size_ = 0;
  std::vector<Entry> entries_;  // sorted by name, then by offset
};

}  // namespace pseudo
