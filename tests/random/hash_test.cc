#include "random/hash.h"

#include <gtest/gtest.h>

#include <algorithm>
#include <cstdint>
#include <set>
#include <string>

namespace pseudo {
namespace {

// Source: BLAKE2b-256 of the empty string.
TEST(Hash, IsThePublishedFunction) { EXPECT_EQ(content_digest(""), 0xb243e526c051570eU); }

TEST(Hash, EveryByteCounts) {
  const std::string text(100, 'a');
  for (std::size_t i = 0; i < text.size(); ++i) {
    std::string other = text;
    other[i] = 'b';
    EXPECT_NE(checksum(text), checksum(other));
    EXPECT_NE(content_digest(text), content_digest(other));
  }
}

TEST(Hash, SizeAndOrderCount) {
  std::set<std::uint64_t> sums;
  for (std::size_t size = 0; size < 100; ++size) sums.insert(checksum(std::string(size, '\0')));
  EXPECT_EQ(sums.size(), 100U);
  // Words of 8 bytes that change places, in one lane and between lanes.
  const std::string text = "11111111222222223333333344444444555555556666666677777777";
  sums = {checksum(text)};
  for (std::size_t i = 0; i < text.size(); i += 8) {
    for (std::size_t k = i + 8; k < text.size(); k += 8) {
      std::string other = text;
      std::swap_ranges(&other[i], &other[i] + 8, &other[k]);
      EXPECT_TRUE(sums.insert(checksum(other)).second) << i << ' ' << k;
    }
  }
}

}  // namespace
}  // namespace pseudo
