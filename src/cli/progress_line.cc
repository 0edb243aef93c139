#include "cli/progress_line.h"

#include <algorithm>
#include <cmath>
#include <cstdint>

#include <fmt/format.h>

#include "text/counted.h"

namespace pseudo::cli {
namespace {

constexpr std::chrono::seconds kWindow{10};
constexpr std::chrono::seconds kLeastTime{1};
constexpr std::chrono::milliseconds kPause{200};
constexpr std::size_t kWideBar = 30;
constexpr std::size_t kShortBar = 10;

std::string bar(const Progress& progress, std::size_t columns) {
  const std::size_t full = columns * progress.done / progress.total;
  return fmt::format("[{}{}] ", std::string(full, '='), std::string(columns - full, ' '));
}

/// Returns ", 128/s, 0:04 left", or "" if the rate is unknown.
std::string pace_words(const Progress& progress, double per_second) {
  if (per_second <= 0) return {};
  const std::string rate = fmt::format(", {:.{}f}/s", per_second, per_second < 10 ? 1 : 0);
  if (progress.total == 0) return rate;
  const double rest = static_cast<double>(progress.total - progress.done) / per_second;
  constexpr double kMost = 1e9;  // seconds
  const auto seconds = static_cast<std::int64_t>(std::ceil(std::min(rest, kMost)));
  const auto minutes = seconds / 60;
  if (minutes < 60) return fmt::format("{}, {}:{:02} left", rate, minutes, seconds % 60);
  return fmt::format("{}, {}:{:02}:{:02} left", rate, minutes / 60, minutes % 60, seconds % 60);
}

}  // namespace

void Pace::add(std::size_t done, Time now) {
  if (!samples_.empty() && now - samples_.back().time < kPause) return;
  samples_.push_back({done, now});
  while (samples_.size() > 2 && now - samples_[1].time >= kWindow) samples_.pop_front();
}

double Pace::per_second() const {
  if (samples_.size() < 2) return 0;
  const std::chrono::duration<double> time = samples_.back().time - samples_.front().time;
  if (time < kLeastTime) return 0;
  return static_cast<double>(samples_.back().done - samples_.front().done) / time.count();
}

std::string progress_line(const Progress& given, double per_second, std::size_t width) {
  Progress progress = given;
  if (progress.total > 0) progress.done = std::min(progress.done, progress.total);
  const std::string pace = pace_words(progress, per_second);
  if (progress.total == 0) {
    const std::string count = text::counted(progress.done, "document");
    return count.size() + pace.size() <= width ? count + pace : count.substr(0, width);
  }
  const std::string count = fmt::format("{} of {}", progress.done, progress.total);
  const std::string forms[] = {
      bar(progress, kWideBar) + count + (progress.total == 1 ? " document" : " documents") + pace,
      bar(progress, kShortBar) + count + pace, count + pace, count,
      fmt::format("{} %", 100 * progress.done / progress.total)};
  const auto* const fits =
      std::ranges::find_if(forms, [&](const std::string& form) { return form.size() <= width; });
  return fits == std::end(forms) ? std::string() : *fits;
}

}  // namespace pseudo::cli
