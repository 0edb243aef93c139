// How far a run is, in one line of a terminal.
#pragma once

#include <chrono>
#include <cstddef>
#include <deque>
#include <string>

#include "pseudo/corpus.h"

namespace pseudo::cli {

/// How fast documents are done, by those of the last ten seconds: a run that resumes skips many at
/// its start.
class Pace {
 public:
  using Time = std::chrono::steady_clock::time_point;

  void add(std::size_t done, Time now);
  /// Documents a second; 0: not known yet.
  [[nodiscard]] double per_second() const;

 private:
  struct Sample {
    std::size_t done = 0;
    Time time;
  };
  std::deque<Sample> samples_;
};

/// "[=====     ] 512 of 1024 documents, 128/s, 0:04 left", or as much of it as fits into `width`
/// columns.
std::string progress_line(const Progress& progress, double per_second, std::size_t width);

}  // namespace pseudo::cli
