#include "corpus/vault/vault_file.h"

#include <fcntl.h>
#include <sys/file.h>
#include <sys/stat.h>
#include <unistd.h>

#include <algorithm>
#include <cerrno>
#include <cstring>
#include <filesystem>

#include <fmt/format.h>

#include "corpus/document_ids.h"
#include "corpus/vault/vault_index.h"

namespace pseudo {

namespace {

constexpr std::size_t kKeptBuffer = std::size_t{1} << 20U;

/// Identifies the run of a vault; its first message.
std::string run_name(const RunIdentity& identity) {
  return fmt::format("{} {} {} {}", identity.version, identity.lexicons, identity.options,
                     identity.key_check);
}

Error with_path(const std::string& path, Error error) {
  error.message = fmt::format("{}: {}", printable(path), error.message);
  return error;
}

Error busy(const std::string& path) {
  return {ErrorCode::kExists, fmt::format("{}: another run writes this vault", printable(path))};
}

bool locked_elsewhere(int fd) {
  return ::flock(fd, LOCK_EX | LOCK_NB) != 0 && errno == EWOULDBLOCK;
}

}  // namespace

Status VaultFile::inspect(const RunPlan& plan) {
  struct stat status {};
  if (plan.vault.empty() || ::stat(plan.vault.c_str(), &status) != 0) return Done{};
  if (!S_ISREG(status.st_mode)) {
    return Error{ErrorCode::kUsage,
                 fmt::format("{}: is not a file; a vault is", printable(plan.vault))};
  }
  if (plan.resume != Resume::kNo) return Done{};
  return Error{
      ErrorCode::kExists,
      fmt::format("{} is already there; a vault is never overwritten", printable(plan.vault)),
      {},
      Remedy::kNewVaultOrResume};
}

Result<std::unique_ptr<VaultFile>> VaultFile::create(const RunPlan& plan, const std::string& path) {
  std::string preamble;
  const Result<VaultSealer> sealer = VaultSealer::begin(*plan.vault_secret, preamble);
  if (!sealer) return sealer.error();
  std::unique_ptr<VaultFile> vault(new VaultFile(*sealer));  // NOLINT: private constructor
  vault->shown_ = plan.vault;
  const mode_t mode = plan.use_umask ? 0666 : 0600;
  vault->fd_ = Fd(::open(path.c_str(), O_WRONLY | O_CREAT | O_EXCL | O_CLOEXEC, mode));
  if (!vault->fd_) return with_path(plan.vault, io_error("make the vault", errno));
  if (locked_elsewhere(vault->fd_.get())) return busy(plan.vault);
  vault->buffer_ = std::move(preamble);
  if (const Status done = vault->put(run_name(plan.identity), false); !done) {
    ::unlink(path.c_str());  // the next run would take it for a vault
    return done.error();
  }
  return vault;
}

Result<std::unique_ptr<VaultFile>> VaultFile::open(const RunPlan& plan) {
  const Fd old(::open(plan.vault.c_str(), O_RDONLY | O_CLOEXEC | O_NOCTTY | O_NONBLOCK));
  if (!old && errno != ENOENT) return with_path(plan.vault, io_error("read the vault", errno));
  if (!old) {
    Result<std::unique_ptr<VaultFile>> vault = create(plan, plan.vault);
    if (vault) (*vault)->begun_here_ = true;
    return vault;
  }
  if (locked_elsewhere(old.get())) return busy(plan.vault);
  const std::string part = plan.vault + ".part";
  ::unlink(part.c_str());  // only the holder of the vault's lock writes this file
  Result<std::unique_ptr<VaultFile>> vault = create(plan, part);
  if (!vault) return vault;
  Status done = (*vault)->resume_from(plan, old.get());
  if (done && ::fsync((*vault)->fd_.get()) != 0) {
    done = with_path(plan.vault, io_error("write the vault", errno));
  }
  if (done) {
    const int fault = rename_in(AT_FDCWD, part.c_str(), plan.vault.c_str(), true);
    if (fault != 0) done = with_path(plan.vault, io_error("write the vault", fault));
  }
  if (done) return vault;
  ::unlink(part.c_str());
  return done.error();
}

/// Copies the records from the vault of a killed run.
Status VaultFile::resume_from(const RunPlan& plan, int old) {
  struct stat status {};
  if (::fstat(old, &status) == 0 && status.st_size < static_cast<off_t>(kPreambleBytes)) {
    return Done{};  // killed before the first message was complete
  }
  bool first = true;
  const auto take = [&](const VaultMessage& message, const VaultOpener& /*before*/) -> Status {
    if (std::exchange(first, false)) {
      if (message.bytes == run_name(plan.identity)) return Done{};
      return Error{ErrorCode::kUsage,
                   "belongs to a run with another key, other options or another "
                   "version; name a new vault"};
    }
    const std::optional<VaultRecord> record = decode_record(message.bytes);
    if (!record) return Error{ErrorCode::kMalformed, "is damaged"};
    held_.push_back(hash_of(record->name));
    return put(message.bytes, false);
  };
  const Result<VaultEnd> end = read_vault(old, *plan.vault_secret, take);
  std::sort(held_.begin(), held_.end());
  if (end) return Done{};
  Error error = end.error();
  if (error.code == ErrorCode::kMalformed) {
    error.remedy = Remedy::kNewVaultAndResume;
  }
  return with_path(plan.vault, std::move(error));
}

VaultFile::NameHash VaultFile::hash_of(std::string_view name) {
  const VaultDigest digest = vault_digest(name);
  NameHash hash;
  std::memcpy(&hash.first, digest.data(), sizeof hash.first);
  std::memcpy(&hash.second, digest.data() + sizeof hash.first, sizeof hash.second);
  return hash;
}

bool VaultFile::holds(std::string_view name) const {
  return std::binary_search(held_.begin(), held_.end(), hash_of(name));
}

Status VaultFile::put(std::string_view message, bool last) {
  if (message.size() > kLargestMessage) {
    return Error{ErrorCode::kIo, "is too large for the vault (4 GiB)"};
  }
  if (fault_ == 0) {
    sealer_.seal(message, last, buffer_);
    fault_ = write_all(fd_.get(), buffer_);
    buffer_.clear();
    if (buffer_.capacity() > kKeptBuffer) buffer_.shrink_to_fit();
  }
  // A message that was sealed but not written leaves a gap; no other message may follow.
  if (fault_ == 0) return Done{};
  return with_path(shown_, io_error("write the vault", fault_));
}

Status VaultFile::append(const VaultRecord& record) {
  const std::string message = encode_record(record);
  const std::lock_guard lock(mutex_);
  return put(message, false);
}

void VaultFile::discard() {
  if (begun_here_) ::unlink(shown_.c_str());
}

Status VaultFile::close() {
  const std::lock_guard lock(mutex_);
  if (const Status done = put({}, true); !done) return done;
  if (::fsync(fd_.get()) == 0) return Done{};
  return with_path(shown_, io_error("bring the vault safely to disk", errno));
}

}  // namespace pseudo
