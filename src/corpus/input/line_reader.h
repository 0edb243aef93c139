// Whole lines of a file or of standard input, or whole mails of an mbox, unpacked, in blocks.
#pragma once

#include <cstddef>
#include <cstdint>
#include <functional>
#include <string>
#include <utility>

#include "corpus/input/stream_input.h"
#include "pseudo/result.h"

namespace pseudo {

/// Some kilobytes of packed data may unpack to a line or a mail without an end.
inline constexpr std::size_t kLongestLine = std::size_t{512} << 20U;  // bytes

class LineReader {
 public:
  enum class Unit : std::uint8_t { kLine, kMail };

  /// Errors: kIo.
  static Result<LineReader> open(const std::string& path, Unit unit = Unit::kLine);
  /// At least one line or mail; false at the end, or once `stop` returns true.
  /// Errors: those of StreamInput::read; kMalformed (one of more than kLongestLine bytes).
  Result<bool> next(std::string& lines, const std::function<bool()>& stop);
  /// Known from the first line on.
  [[nodiscard]] Packing packing() const { return input_.packing(); }

 private:
  LineReader(StreamInput input, Unit unit) : input_(std::move(input)), unit_(unit) {}
  /// Bytes added; 0 at the end.
  Result<std::size_t> fill(const std::function<bool()>& stop);
  /// Bytes of whole lines or mails in the room, of which those from `before` on are new.
  [[nodiscard]] std::size_t count_whole(std::size_t before) const;
  void keep_rest(std::size_t begin);
  StreamInput input_;
  Unit unit_;
  std::string room_;      // allocated once; the bytes read begin at its front
  std::size_t have_ = 0;  // bytes read
};

}  // namespace pseudo
