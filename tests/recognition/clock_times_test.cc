#include "recognition/rules/clock_times.h"

#include <gtest/gtest.h>

#include <string>
#include <vector>

namespace pseudo::recognition {
namespace {

std::vector<std::string> times_of(const std::string& text) {
  std::vector<std::string> found;
  for (const ByteSpan& span : clock_times(text)) {
    found.push_back(text.substr(span.begin, span.size()));
  }
  return found;
}

TEST(ClockTimes, AreReadWithSecondsAndZone) {
  using Times = std::vector<std::string>;
  EXPECT_EQ(times_of("Date: 2019-05-03 14:12:05 +0200"), Times{"14:12:05 +0200"});
  EXPECT_EQ(times_of("2019-05-03 09:05 -0500\n"), Times{"09:05 -0500"});
  EXPECT_EQ(times_of("von 9:30 bis 11:00 Uhr"), (Times{"9:30", "11:00"}));
  EXPECT_EQ(times_of("14:12 +43664123456"), Times{"14:12"});
  EXPECT_EQ(times_of("Verhältnis 1:3, Nummer 123:45, 12:345"), Times{});
}

}  // namespace
}  // namespace pseudo::recognition
