// Formats the progress of a run as one line of a terminal.
#pragma once

#include <chrono>
#include <cstddef>
#include <deque>
#include <string>

#include "pseudo/corpus.h"

namespace pseudo::cli {

/// Rate of documents over the last ten seconds. A total rate would mislead, as a resumed run skips
/// many documents at its start.
class Pace {
 public:
  using Time = std::chrono::steady_clock::time_point;

  void add(std::size_t done, Time now);
  /// Documents per second, or 0 if it is not known yet.
  [[nodiscard]] double per_second() const;

 private:
  struct Sample {
    std::size_t done = 0;
    Time time;
  };
  std::deque<Sample> samples_;
};

/// Returns "[=====     ] 512 of 1024 documents, 128/s, 0:04 left", shortened to `width` columns.
std::string progress_line(const Progress& progress, double per_second, std::size_t width);

}  // namespace pseudo::cli
