#include "random/hash.h"

#include <gtest/gtest.h>

#include <string>

namespace pseudo {
namespace {

// Source: SipHash-2-4 under a zero key and BLAKE2b-256 of the empty string.
TEST(Hash, IsThePublishedFunction) {
  EXPECT_EQ(checksum(""), 0x1e924b9d737700d7U);
  EXPECT_EQ(content_digest(""), 0xb243e526c051570eU);
}

TEST(Hash, EveryByteCounts) {
  const std::string text(100, 'a');
  for (std::size_t i = 0; i < text.size(); ++i) {
    std::string other = text;
    other[i] = 'b';
    EXPECT_NE(checksum(text), checksum(other));
    EXPECT_NE(content_digest(text), content_digest(other));
  }
}

}  // namespace
}  // namespace pseudo
