#include "corpus/vault/vault_index.h"

#include <fcntl.h>
#include <sys/stat.h>
#include <unistd.h>

#include <algorithm>
#include <array>
#include <cerrno>
#include <tuple>
#include <utility>

#include <fmt/format.h>

#include "corpus/document_ids.h"
#include "corpus/hash.h"

namespace pseudo {

namespace {

Error damaged(std::size_t offset) {
  return {ErrorCode::kMalformed, fmt::format("is damaged from byte {} on", offset)};
}

/// Reads up to `count` bytes; fewer at the end of the file. Errors: kIo.
Status read_at(int fd, std::size_t offset, std::size_t count, std::string& bytes) {
  bytes.resize(count);
  std::size_t have = 0;
  while (have < count) {
    const ssize_t got =
        ::pread(fd, bytes.data() + have, count - have, static_cast<off_t>(offset + have));
    if (got < 0 && errno == EINTR) continue;
    if (got < 0) return io_error("read", errno);
    if (got == 0) break;
    have += static_cast<std::size_t>(got);
  }
  bytes.resize(have);
  return Done{};
}

/// Reads the sealed message at an offset, without its length; nothing if it is truncated.
Result<std::optional<std::string>> read_sealed(int fd, std::size_t offset, std::size_t end) {
  const std::optional<std::string> torn;
  std::string bytes;
  if (offset + kLengthBytes > end) return torn;
  if (const Status read = read_at(fd, offset, kLengthBytes, bytes); !read) return read.error();
  if (bytes.size() < kLengthBytes) return torn;
  const std::size_t length = sealed_length(bytes);
  if (length > end - offset - kLengthBytes) return torn;
  if (const Status read = read_at(fd, offset + kLengthBytes, length, bytes); !read) {
    return read.error();
  }
  if (bytes.size() < length) return torn;
  return std::optional<std::string>(std::move(bytes));
}

}  // namespace

Result<VaultEnd> read_vault(
    int fd, const VaultSecret& secret,
    const std::function<Status(const VaultMessage&, const VaultOpener& before)>& take) {
  struct stat status {};
  if (::fstat(fd, &status) != 0) return io_error("read", errno);
  if (!S_ISREG(status.st_mode)) return Error{ErrorCode::kMalformed, "is not a vault"};
  const auto end = static_cast<std::size_t>(status.st_size);
  std::string preamble;
  if (const Status read = read_at(fd, 0, kPreambleBytes, preamble); !read) return read.error();
  Result<VaultOpener> opener = VaultOpener::begin(secret, preamble);
  if (!opener) return opener.error();
  for (std::size_t offset = kPreambleBytes;;) {
    const auto sealed = read_sealed(fd, offset, end);
    if (!sealed) return sealed.error();
    if (!*sealed) return VaultEnd::kTorn;
    const VaultOpener before = *opener;
    Result<OpenedMessage> message = opener->open(**sealed);
    if (!message) return damaged(offset);
    const std::size_t next = offset + kLengthBytes + (*sealed)->size();
    if (message->last) {
      if (next != end) return damaged(next);
      return VaultEnd::kWhole;
    }
    if (const Status taken = take({offset, std::move(message->bytes)}, before); !taken) {
      return taken.error();
    }
    offset = next;
  }
}

Result<VaultIndex> VaultIndex::open(const std::string& path, const VaultSecret& secret) {
  const auto refuse = [&](Error error) {
    error.message = fmt::format("{}: {}", printable(path), error.message);
    return error;
  };
  VaultIndex index;
  index.fd_ = Fd(::open(path.c_str(), O_RDONLY | O_CLOEXEC | O_NOCTTY | O_NONBLOCK));
  if (!index.fd_) return refuse(io_error("read the vault", errno));
  bool first = true;
  const auto take = [&](const VaultMessage& message, const VaultOpener& before) -> Status {
    if (std::exchange(first, false)) return Done{};
    const std::optional<VaultRecord> record = decode_record(message.bytes);
    if (!record) return damaged(message.offset);
    index.entries_.push_back({stable_hash(record->name), message.offset, before});
    return Done{};
  };
  struct stat status {};
  if (::fstat(index.fd_.get(), &status) == 0) {
    index.size_ = static_cast<std::size_t>(status.st_size);
  }
  const Result<VaultEnd> end = read_vault(index.fd_.get(), secret, take);
  if (!end) return refuse(end.error());
  if (*end == VaultEnd::kTorn) {
    return refuse({ErrorCode::kMalformed,
                   "has no end: it was cut, or its run was killed",
                   {},
                   Remedy::kFinishRun});
  }
  std::sort(index.entries_.begin(), index.entries_.end(), [](const Entry& a, const Entry& b) {
    return std::tie(a.name, a.offset) < std::tie(b.name, b.offset);
  });
  return index;
}

Result<VaultRecord> VaultIndex::read(std::size_t number) const {
  const Entry& entry = entries_[number];
  const auto sealed = read_sealed(fd_.get(), entry.offset, size_);
  if (!sealed) return sealed.error();
  VaultOpener opener = entry.before;
  const Result<OpenedMessage> message =
      *sealed ? opener.open(**sealed) : Result<OpenedMessage>(damaged(entry.offset));
  if (!message) return damaged(entry.offset);
  std::optional<VaultRecord> record = decode_record(message->bytes);
  if (!record) return damaged(entry.offset);
  return std::move(*record);
}

std::pair<std::size_t, std::size_t> VaultIndex::find(std::string_view name) const {
  const std::uint64_t hash = stable_hash(name);
  const auto begin = std::lower_bound(
      entries_.begin(), entries_.end(), hash,
      [](const Entry& entry, std::uint64_t wanted) { return entry.name < wanted; });
  const auto end =
      std::find_if(begin, entries_.end(), [&](const Entry& entry) { return entry.name != hash; });
  return {static_cast<std::size_t>(begin - entries_.begin()),
          static_cast<std::size_t>(end - entries_.begin())};
}

}  // namespace pseudo
