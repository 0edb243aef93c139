// Reads and unpacks a file of lines or standard input.
#pragma once

#include <cstddef>
#include <functional>
#include <memory>
#include <optional>
#include <string>
#include <string_view>

#include "corpus/files.h"
#include "corpus/packing.h"
#include "pseudo/result.h"

namespace pseudo {

/// Memory: two blocks, and up to 128 MiB for unpacking, depending on the packed data.
class StreamInput {
 public:
  /// `path`: "-" is standard input. Errors: kIo.
  static Result<StreamInput> open(const std::string& path);
  /// Waits for bytes. Returns their number; 0 at the end, or after `stop` (may be empty) returned
  /// true. Errors: kIo, kMalformed (packed data that is damaged, truncated or followed by other
  /// bytes; a name with a packed ending for unpacked contents).
  Result<std::size_t> read(char* into, std::size_t room, const std::function<bool()>& stop);
  /// Known after the first read.
  [[nodiscard]] Packing packing() const { return packing_.value_or(Packing::kNone); }

 private:
  StreamInput(Fd fd, Packing named) : fd_(std::move(fd)), named_(named) {}
  Result<std::size_t> wait_and_read(char* into, std::size_t room,
                                    const std::function<bool()>& stop);
  /// Appends to raw_; returns false at the end.
  Result<bool> fill(const std::function<bool()>& stop);
  Status recognise(const std::function<bool()>& stop);
  Result<std::size_t> unpack(char* into, std::size_t room, const std::function<bool()>& stop);

  Fd fd_;
  Packing named_;
  std::optional<Packing> packing_;
  std::unique_ptr<Unpacker> unpacker_;
  std::string raw_;         // read from the file, partly consumed
  std::size_t raw_at_ = 0;  // number of consumed bytes in raw_
  bool is_filled_ = false;  // the unpacker may produce more without further input
};

}  // namespace pseudo
