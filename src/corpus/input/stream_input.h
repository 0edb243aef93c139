// The bytes of a file of lines or of standard input, unpacked.
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

/// Memory: two blocks, and what unpacking takes (at most 128 MiB, which the packed data asks for).
class StreamInput {
 public:
  /// `path`: "-" is standard input. Errors: kIo.
  static Result<StreamInput> open(const std::string& path);
  /// Waits for bytes; 0 at the end, or once `stop` returns true (it may be empty).
  /// Errors: kIo, kMalformed (packed data that is damaged, cut off or followed by other bytes; a
  /// name that says packed, and bytes that are not).
  Result<std::size_t> read(char* into, std::size_t room, const std::function<bool()>& stop);
  /// Known from the first read on.
  [[nodiscard]] Packing packing() const { return packing_.value_or(Packing::kNone); }

 private:
  StreamInput(Fd fd, Packing named) : fd_(std::move(fd)), named_(named) {}
  Result<std::size_t> wait_and_read(char* into, std::size_t room,
                                    const std::function<bool()>& stop);
  /// Adds to raw_; false at the end.
  Result<bool> fill(const std::function<bool()>& stop);
  Status recognise(const std::function<bool()>& stop);
  Result<std::size_t> unpack(char* into, std::size_t room, const std::function<bool()>& stop);

  Fd fd_;
  Packing named_;
  std::optional<Packing> packing_;
  std::unique_ptr<Unpacker> unpacker_;
  std::string raw_;         // read, not yet handed on
  std::size_t raw_at_ = 0;  // what of it is
  bool is_filled_ = false;  // the unpacker may have more without further bytes
};

}  // namespace pseudo
