// Whole lines of a file or of standard input, in blocks.
#pragma once

#include <cstddef>
#include <functional>
#include <string>
#include <utility>

#include "corpus/files.h"
#include "pseudo/result.h"

namespace pseudo {

class LineReader {
 public:
  /// Errors: kIo.
  static Result<LineReader> open(const std::string& path);
  /// At least one line; false at the end, or once `stop` returns true. Errors: kIo.
  Result<bool> next(std::string& lines, const std::function<bool()>& stop);

 private:
  explicit LineReader(Fd fd) : fd_(std::move(fd)) {}
  /// Bytes added; 0 at the end.
  Result<std::size_t> fill(const std::function<bool()>& stop);
  void keep_rest(std::size_t begin);
  Fd fd_;
  std::string room_;      // allocated once; the bytes read begin at its front
  std::size_t have_ = 0;  // bytes read
};

}  // namespace pseudo
