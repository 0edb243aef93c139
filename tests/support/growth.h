// Builds texts of any size, and tests whether the time of some work is linear in their size.
#pragma once

#include <sys/resource.h>
#include <algorithm>
#include <cstddef>
#include <cstdlib>
#include <string>
#include <string_view>

namespace pseudo::testing_support {

inline std::string repeated(std::string_view part, std::size_t times) {
  std::string text;
  text.reserve(part.size() * times);
  for (std::size_t i = 0; i < times; ++i) text += part;
  return text;
}

/// True if times are to be compared: tests/long.sh sets the environment variable. The suite works
/// on the same texts and tests the results alone, because a busy machine would make it fail.
inline bool measures_growth() { return std::getenv("PSEUDO_MEASURE_GROWTH") != nullptr; }

/// Returns the seconds that this process has spent in its own code. What the kernel does for it is
/// left out: page faults of growing buffers cost very different times on different machines.
inline double seconds_in_own_code() {
  rusage used{};
  getrusage(RUSAGE_SELF, &used);
  return static_cast<double>(used.ru_utime.tv_sec) +
         1e-6 * static_cast<double>(used.ru_utime.tv_usec);
}

/// Returns how long `work` took by that clock, which other programs do not affect.
template <class Work>
double seconds_of(const Work& work) {
  const double begin = seconds_in_own_code();
  work();
  return seconds_in_own_code() - begin;
}

/// True if `work(larger)` takes at most three times as long as linear growth from `work(smaller)`
/// predicts. On a text eight times larger, quadratic work takes eight times as long as predicted.
/// Uses the best of three measurements, because the clock is noisy. Where times are not compared,
/// does the larger work once.
template <class Work>
bool grows_linearly(const Work& work, const std::string& smaller, const std::string& larger) {
  if (!measures_growth()) {
    work(larger);
    return true;
  }
  constexpr int kRuns = 3;
  constexpr double kMost = 3;
  constexpr double kLittle = 0.02;  // seconds: always accepted
  double least = seconds_of([&] { work(smaller); });
  for (int run = 1; run < kRuns; ++run) {
    least = std::min(least, seconds_of([&] { work(smaller); }));
  }
  const double growth = static_cast<double>(larger.size()) / static_cast<double>(smaller.size());
  for (int run = 0; run < kRuns; ++run) {
    if (seconds_of([&] { work(larger); }) <= kLittle + kMost * growth * least) return true;
  }
  return false;
}

}  // namespace pseudo::testing_support
