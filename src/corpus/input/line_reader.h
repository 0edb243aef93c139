// Reads complete lines of a file or standard input, or complete mails of an mbox, unpacked, in
// blocks.
#pragma once

#include <cstddef>
#include <cstdint>
#include <functional>
#include <string>
#include <utility>

#include "corpus/input/stream_input.h"
#include "pseudo/result.h"

namespace pseudo {

/// Bound on the size of a line or mail: small packed data may unpack to an endless one.
inline constexpr std::size_t kLongestLine = std::size_t{512} << 20U;  // bytes

class LineReader {
 public:
  enum class Unit : std::uint8_t { kLine, kMail };

  /// Errors: kIo.
  static Result<LineReader> open(const std::string& path, Unit unit = Unit::kLine);
  /// Reads at least one line or mail; returns false at the end, or after `stop` returned true.
  /// Errors: those of StreamInput::read; kMalformed (a line or mail of more than kLongestLine
  /// bytes).
  Result<bool> next(std::string& lines, const std::function<bool()>& stop);
  /// Known after the first call of next().
  [[nodiscard]] Packing packing() const { return input_.packing(); }

 private:
  LineReader(StreamInput input, Unit unit) : input_(std::move(input)), unit_(unit) {}
  /// Returns the number of bytes added; 0 at the end.
  Result<std::size_t> fill(const std::function<bool()>& stop);
  /// Bytes of complete lines or mails in room_, of which those from `before` on are new.
  [[nodiscard]] std::size_t count_whole(std::size_t before) const;
  void keep_rest(std::size_t begin);
  StreamInput input_;
  Unit unit_;
  std::string room_;      // buffer; allocated once
  std::size_t have_ = 0;  // number of bytes in it
};

}  // namespace pseudo
