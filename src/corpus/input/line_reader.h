// Whole lines of a file or of standard input, unpacked, in blocks.
#pragma once

#include <cstddef>
#include <functional>
#include <string>
#include <utility>

#include "corpus/input/stream_input.h"
#include "pseudo/result.h"

namespace pseudo {

/// Some kilobytes of packed data may unpack to a line without an end.
inline constexpr std::size_t kLongestLine = std::size_t{512} << 20U;  // bytes

class LineReader {
 public:
  /// Errors: kIo.
  static Result<LineReader> open(const std::string& path);
  /// At least one line; false at the end, or once `stop` returns true.
  /// Errors: those of StreamInput::read; kMalformed (a line of more than kLongestLine bytes).
  Result<bool> next(std::string& lines, const std::function<bool()>& stop);
  /// Known from the first line on.
  [[nodiscard]] Packing packing() const { return input_.packing(); }

 private:
  explicit LineReader(StreamInput input) : input_(std::move(input)) {}
  /// Bytes added; 0 at the end.
  Result<std::size_t> fill(const std::function<bool()>& stop);
  void keep_rest(std::size_t begin);
  StreamInput input_;
  std::string room_;      // allocated once; the bytes read begin at its front
  std::size_t have_ = 0;  // bytes read
};

}  // namespace pseudo
