// Texts of any size, and whether work on them grows as they do.
#pragma once

#include <algorithm>
#include <cstddef>
#include <ctime>
#include <string>
#include <string_view>

namespace pseudo::testing_support {

inline std::string repeated(std::string_view part, std::size_t times) {
  std::string text;
  text.reserve(part.size() * times);
  for (std::size_t i = 0; i < times; ++i) text += part;
  return text;
}

/// Processor time, so that other programs do not count.
template <class Work>
double seconds_of(const Work& work) {
  const std::clock_t begin = std::clock();
  work();
  return static_cast<double>(std::clock() - begin) / CLOCKS_PER_SEC;
}

/// True if `work(larger)` takes no more than three times as long as a text of its size should,
/// judged by `work(smaller)`. Quadratic work on an eight times larger text takes eight times as
/// long as it should. The clock is noisy: the best of three measurements counts.
template <class Work>
bool grows_linearly(const Work& work, const std::string& smaller, const std::string& larger) {
  constexpr int kRuns = 3;
  constexpr double kMost = 3;
  constexpr double kLittle = 0.02;  // seconds that any text may take
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
