// Writing JSON Lines: to standard output, or to FILE.part that becomes FILE at the end.
#pragma once

#include <cstddef>
#include <memory>
#include <string>
#include <string_view>

#include "corpus/files.h"
#include "corpus/places.h"
#include "pseudo/corpus.h"

namespace pseudo {

class StreamSink {
 public:
  /// Errors: kExists, kUsage.
  static Status inspect(const OutputPlace& place, bool overwrite);
  /// Errors: kIo, kExists (another run writes there).
  static Result<std::unique_ptr<StreamSink>> open(const OutputPlace& place, const RunPlan& plan);

  /// Whole lines. 0, or errno; then nothing of them is in the file.
  int write(std::string_view lines);
  /// `complete`: FILE.part becomes FILE, or goes if nothing was written. Errors: kIo, kExists.
  Status close(bool complete);

 private:
  StreamSink() = default;
  [[nodiscard]] bool standard() const { return place_.path == "-"; }

  OutputPlace place_;
  bool overwrite_ = false;
  Fd fd_;
  std::size_t size_ = 0;
};

}  // namespace pseudo
