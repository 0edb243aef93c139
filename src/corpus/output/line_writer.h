// Writes lines into a file, as they are or packed; finds the lines that an earlier run wrote.
#pragma once

#include <cstddef>
#include <cstdint>
#include <string>
#include <string_view>
#include <vector>

#include "corpus/packing.h"
#include "pseudo/result.h"

namespace pseudo {

/// Packed lines wait until they fill a member of about 1 MiB, which ends at a line end: so the
/// bytes depend on the lines alone, not on how they were handed over.
class LineWriter {
 public:
  LineWriter() = default;
  /// The descriptor must stay open. `written`: bytes that the file has already.
  LineWriter(int fd, Packing packing, std::size_t written = 0)
      : fd_(fd), packing_(packing), written_(written) {}

  /// 0, or errno: then a part of a line or member may be in the file, behind written().
  int append(std::string_view lines);
  /// Writes what waits as a last, shorter member. 0, or errno as above.
  int flush();
  /// Bytes of the file that are whole lines or members.
  [[nodiscard]] std::size_t written() const { return written_; }

 private:
  int write(std::string_view bytes);
  int write_member(std::string_view lines);

  int fd_ = -1;
  Packing packing_ = Packing::kNone;
  std::size_t written_ = 0;
  std::string waiting_;
};

/// The whole lines of a file; packed: those of its whole members.
struct HeldLines {
  std::vector<std::uint64_t> hashes;  ///< As line_hash, in their order.
  std::size_t line_bytes = 0;         ///< Unpacked.
  std::size_t file_bytes = 0;         ///< Where they end in the file.
};

/// Reads the file from its begin to its end, or to where its packed data is damaged. Errors: kIo.
Result<HeldLines> find_held_lines(int fd, Packing packing);

}  // namespace pseudo
