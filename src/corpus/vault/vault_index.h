// Reads vault files: opens every message once, then finds records by name.
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

/// How much of a vault could be read.
enum class VaultEnd {
  kWhole,  ///< To its last message.
  kTorn,   ///< It ends within a message, or without a last one: its run was killed.
};

struct VaultMessage {
  std::size_t offset = 0;  ///< Where its length begins in the file.
  std::string bytes;
};

/// Opens all messages in order. The first one names the run that wrote the vault, the others are
/// records. `before`: the opener as it was before the message.
/// Errors: kIo, kKey, kMalformed; without the path.
Result<VaultEnd> read_vault(
    int fd, const VaultSecret& secret,
    const std::function<Status(const VaultMessage&, const VaultOpener& before)>& take);

/// A vault that is known to be whole. 80 bytes of memory a record.
class VaultIndex {
 public:
  /// Errors: kIo, kKey, kMalformed (damaged, or without its end).
  static Result<VaultIndex> open(const std::string& path, const VaultSecret& secret);

  /// Numbers [first, second) of the records that may be of the document of that name in the
  /// output, the newest last.
  [[nodiscard]] std::pair<std::size_t, std::size_t> find(std::string_view name) const;
  /// Errors: kIo, kMalformed (the file was changed meanwhile). Precondition: a number of find.
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
  std::vector<Entry> entries_;  // by name, then by offset
};

}  // namespace pseudo
