// The line that says how far a run is.
#include <gtest/gtest.h>

#include <chrono>
#include <string>

#include "cli/progress_line.h"

namespace pseudo::cli {
namespace {

using std::chrono::seconds;

struct Case {
  Progress progress;
  double per_second;
  std::size_t width;
  std::string line;
};

TEST(ProgressLine, SaysAsMuchAsFits) {
  const Case cases[] = {
      {{512, 1024},
       128,
       99,
       "[===============               ] 512 of 1024 documents, 128/s, 0:04 left"},
      {{512, 1024}, 128, 60, "[=====     ] 512 of 1024, 128/s, 0:04 left"},
      {{512, 1024}, 128, 40, "512 of 1024, 128/s, 0:04 left"},
      {{512, 1024}, 128, 20, "512 of 1024"},
      {{512, 1024}, 128, 5, "50 %"},
      {{512, 1024}, 128, 2, ""},
      {{512, 1024}, 0, 99, "[===============               ] 512 of 1024 documents"},
      {{0, 7200}, 1.5, 40, "0 of 7200, 1.5/s, 1:20:00 left"},
      {{1024, 1024}, 128, 60, "[==========] 1024 of 1024, 128/s, 0:00 left"},
      {{1025, 1024}, 128, 20, "1024 of 1024"},
      {{512, 0}, 128, 60, "512 documents, 128/s"},
      {{512, 0}, 0, 60, "512 documents"},
      {{512, 0}, 128, 15, "512 documents"},
  };
  for (const Case& one : cases) {
    EXPECT_EQ(progress_line(one.progress, one.per_second, one.width), one.line);
  }
}

TEST(Pace, IsThatOfTheLastSeconds) {
  Pace pace;
  const Pace::Time start{};
  EXPECT_EQ(pace.per_second(), 0);
  pace.add(0, start);
  EXPECT_EQ(pace.per_second(), 0) << "nothing is known of no time";
  pace.add(50'000, start + std::chrono::milliseconds(500));
  EXPECT_EQ(pace.per_second(), 0) << "nor of half a second";
  for (int i = 1; i <= 60; ++i)
    pace.add(50'000 + 100 * static_cast<std::size_t>(i), start + seconds(i));
  EXPECT_NEAR(pace.per_second(), 100, 1) << "the skipped documents of the start no longer count";
}

// A fifth of a second passes between samples, or more.
TEST(Pace, LeavesOutWhatComesTooSoon) {
  const Pace::Time start{};
  for (const int pause : {199, 200, 201}) {
    Pace pace;
    pace.add(0, start);
    pace.add(10, start + std::chrono::milliseconds(pause));
    pace.add(10, start + std::chrono::milliseconds(pause) + seconds(2));
    pace.add(100, start + std::chrono::milliseconds(pause) + seconds(10));
    // The window of ten seconds begins with the second sample if that counts.
    EXPECT_NEAR(pace.per_second(), pause < 200 ? 100 / 10.199 : 9, 0.001) << pause;
  }
}

}  // namespace
}  // namespace pseudo::cli
