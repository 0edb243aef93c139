// Writes lines to a file, plain or packed; finds the lines written by an earlier run.
#pragma once

#include <cstddef>
#include <cstdint>
#include <string>
#include <string_view>
#include <vector>

#include "corpus/packing.h"
#include "pseudo/result.h"

namespace pseudo {

/// Packed lines are buffered until they fill a member of about 1 MiB, which ends at a line end. So
/// the output depends only on the lines, not on how they were passed.
class LineWriter {
 public:
  LineWriter() = default;
  /// The descriptor must stay open. `written`: bytes that the file already has.
  LineWriter(int fd, Packing packing, std::size_t written = 0)
      : fd_(fd), packing_(packing), written_(written) {}

  /// Returns 0 or errno; on error a part of a line or member may be in the file after written().
  int append(std::string_view lines);
  /// Writes buffered lines as a last, shorter member. Returns 0 or errno, as append.
  int flush();
  /// Size of the complete lines or members in the file.
  [[nodiscard]] std::size_t written() const { return written_; }

 private:
  int write(std::string_view bytes);
  int write_member(std::string_view lines);

  int fd_ = -1;
  Packing packing_ = Packing::kNone;
  std::size_t written_ = 0;
  std::string waiting_;
};

/// The complete lines of a file; if packed, those in complete members.
struct HeldLines {
  std::vector<std::uint64_t> hashes;  ///< line_hash of each line, in order.
  std::size_t line_bytes = 0;         ///< Total unpacked size.
  std::size_t file_bytes = 0;         ///< Their end in the file.
};

/// Reads the file to its end, or to the first damaged packed data. Errors: kIo.
Result<HeldLines> find_held_lines(int fd, Packing packing);

}  // namespace pseudo
