#include "corpus/output/line_writer.h"

#include <unistd.h>

#include <cerrno>
#include <memory>
#include <optional>
#include <utility>

#include "corpus/files.h"
#include "corpus/output/resumed_lines.h"

namespace pseudo {

namespace {

constexpr std::size_t kMember = std::size_t{1} << 20U;  // minimum bytes of lines in a member
constexpr std::size_t kBlock = std::size_t{1} << 17U;   // bytes read or unpacked at a time

/// Splits unpacked bytes into lines and records the end of the last complete one.
class HeldScan {
 public:
  void take(std::string_view bytes) {
    std::size_t end = rest_.size();
    rest_.append(bytes);
    std::size_t done = 0;
    while ((end = rest_.find('\n', end)) != std::string::npos) {
      held_.hashes.push_back(line_hash(std::string_view(rest_).substr(done, end - done)));
      done = ++end;
    }
    line_bytes_ += done;
    rest_.erase(0, done);
  }
  [[nodiscard]] std::size_t torn() const { return rest_.size(); }
  /// Declares that all lines so far are complete and end at that position of the file.
  void mark(std::size_t file_bytes) {
    held_.line_bytes = line_bytes_;
    held_.file_bytes = file_bytes;
    marked_ = held_.hashes.size();
  }
  HeldLines finish() {
    held_.hashes.resize(marked_);
    return std::move(held_);
  }

 private:
  HeldLines held_;
  std::string rest_;
  std::size_t line_bytes_ = 0;
  std::size_t marked_ = 0;
};

/// Unpacks a block; returns false if the data is damaged.
bool scan_members(Unpacker& unpacker, std::string_view packed, std::size_t at, std::string& room,
                  HeldScan& scan) {
  for (bool is_filled = false; !packed.empty() || is_filled;) {
    const Result<Unpacker::Step> step = unpacker.unpack(packed, room.data(), room.size());
    if (!step) return false;
    packed.remove_prefix(step->taken);
    at += step->taken;
    scan.take(std::string_view(room).substr(0, step->made));
    is_filled = step->made == room.size();
    if (unpacker.between_members() && scan.torn() == 0) scan.mark(at);
  }
  return true;
}

}  // namespace

int LineWriter::write(std::string_view bytes) {
  const int fault = write_all(fd_, bytes);
  if (fault == 0) written_ += bytes.size();
  return fault;
}

int LineWriter::write_member(std::string_view lines) {
  const std::optional<std::string> member = pack_member(packing_, lines);
  return member ? write(*member) : ENOMEM;
}

int LineWriter::append(std::string_view lines) {
  if (packing_ == Packing::kNone) return write(lines);
  waiting_.append(lines);
  std::size_t done = 0;
  while (waiting_.size() - done >= kMember) {
    const std::size_t end = waiting_.find('\n', done + kMember - 1);
    if (end == std::string::npos) break;
    const std::string_view member = std::string_view(waiting_).substr(done, end + 1 - done);
    if (const int fault = write_member(member)) return fault;
    done = end + 1;
  }
  waiting_.erase(0, done);
  if (waiting_.capacity() > 4 * kMember) waiting_.shrink_to_fit();
  return 0;
}

int LineWriter::flush() {
  if (waiting_.empty()) return 0;
  return write_member(std::exchange(waiting_, {}));
}

Result<HeldLines> find_held_lines(int fd, Packing packing) {
  const std::unique_ptr<Unpacker> unpacker =
      packing == Packing::kNone ? nullptr : make_unpacker(packing);
  HeldScan scan;
  std::string block(kBlock, '\0');
  std::string room(unpacker ? kBlock : 0, '\0');
  for (std::size_t at = 0;;) {
    const ssize_t got = ::pread(fd, block.data(), block.size(), static_cast<off_t>(at));
    if (got < 0 && errno == EINTR) continue;
    if (got < 0) return io_error("read", errno);
    if (got == 0) return scan.finish();
    const std::string_view bytes(block.data(), static_cast<std::size_t>(got));
    if (unpacker) {
      if (!scan_members(*unpacker, bytes, at, room, scan)) return scan.finish();
      at += bytes.size();
    } else {
      scan.take(bytes);
      at += bytes.size();
      scan.mark(at - scan.torn());
    }
  }
}

}  // namespace pseudo
