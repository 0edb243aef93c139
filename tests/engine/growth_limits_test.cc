// Tests the exact bounds of overlapping annotations that docs/brat.md states.
#include "engine/plan/growth_limits.h"

#include <gtest/gtest.h>

#include <cstddef>
#include <string>

namespace pseudo {
namespace {

constexpr std::size_t kMiB = std::size_t{1} << 20U;
constexpr std::size_t kAnnotations = 20;

/// Returns a text of 1 MiB with 19 annotations of all of it, and one of its first `rest` bytes.
Document overlapping(std::size_t rest) {
  Document document;
  document.text = std::string(kMiB, 'a');
  for (std::size_t i = 1; i < kAnnotations; ++i) document.add_annotation("CITY", {{0, kMiB}});
  document.add_annotation("CITY", {{0, rest}});
  return document;
}

// Text and fragments have 20 MiB plus `rest`. The limit is 4 MiB, plus 16 times 1 MiB, plus 16
// times 64 bytes per annotation.
TEST(GrowthBounds, InputIsRefusedAboveFourMebibytesAndSixteenTimesItself) {
  constexpr std::size_t kMost = kAnnotations * 16 * 64;
  EXPECT_TRUE(check_entanglement(overlapping(kMost)));
  const Status refused = check_entanglement(overlapping(kMost + 1));
  ASSERT_FALSE(refused);
  EXPECT_EQ(refused.error().code, ErrorCode::kSpan);
}

TEST(GrowthBounds, OutputIsRefusedAboveItsOwnBound) {
  Document before;
  before.text = std::string(kMiB, 'a');
  before.add_annotation("CITY", {{0, 1}});
  // 4 MiB, plus 16 times text and fragment, plus 256 bytes for the annotation.
  constexpr std::size_t kMost = 4 * kMiB + 16 * (kMiB + 1) + 256;
  Document after;
  after.text = std::string(kMost, 'a');
  EXPECT_TRUE(check_growth(before, after));
  after.text += 'a';
  EXPECT_FALSE(check_growth(before, after));
}

}  // namespace
}  // namespace pseudo
