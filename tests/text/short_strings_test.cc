// All lengths around those at which the algorithm changes.
#include "text/short_strings.h"

#include <gtest/gtest.h>

#include <cstdint>
#include <set>
#include <string>

namespace pseudo::text {
namespace {

TEST(ShortStrings, AreEqualWhereAllBytesAre) {
  for (std::size_t size = 0; size < 40; ++size) {
    std::string text;
    for (std::size_t i = 0; i < size; ++i) text.push_back(static_cast<char>('a' + i * 7 % 26));
    EXPECT_TRUE(equal(text, std::string(text)));
    EXPECT_FALSE(equal(text, text + "a"));
    for (std::size_t i = 0; i < size; ++i) {
      std::string other = text;
      other[i] = static_cast<char>(other[i] ^ '\x80');
      EXPECT_FALSE(equal(text, other)) << size << ' ' << i;
      EXPECT_NE(short_hash(text), short_hash(other)) << size << ' ' << i;
    }
  }
}

TEST(ShortStrings, HashesDiffer) {
  std::set<std::uint32_t> hashes;
  for (int i = 0; i < 10000; ++i) hashes.insert(short_hash("name" + std::to_string(i)));
  EXPECT_GT(hashes.size(), 9990U);
  std::set<std::uint32_t> buckets;
  for (int i = 0; i < 10000; ++i) buckets.insert(short_hash(std::to_string(i)) & 0x3FFFU);
  EXPECT_GT(buckets.size(), 7000U);  // of 16384; by chance 7486 are met
}

}  // namespace
}  // namespace pseudo::text
