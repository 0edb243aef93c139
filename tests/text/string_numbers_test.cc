// Few strings and many, looked up alike.
#include "text/string_numbers.h"

#include <gtest/gtest.h>

#include <cstdint>
#include <cstring>
#include <string>
#include <vector>

#include "text/short_strings.h"

namespace pseudo::text {
namespace {

TEST(StringNumbers, NumbersAreThoseOfTheFirstAppearance) {
  for (const std::size_t size : {1U, 2U, 15U, 16U, 17U, 18U, 32U, 33U, 34U, 500U}) {
    StringNumbers numbers;
    EXPECT_FALSE(numbers.contains(""));
    for (std::size_t i = 0; i < size; ++i) {
      const std::string text(i % 40, static_cast<char>('a' + i / 40));
      const std::string own = text + std::to_string(i);
      EXPECT_FALSE(numbers.contains(own));
      EXPECT_EQ(numbers.enter(own), std::pair(i, true));
      EXPECT_EQ(numbers.enter("0"), std::pair(std::size_t{0}, false));
    }
    for (std::size_t i = 0; i < size; ++i) {
      const std::string own =
          std::string(i % 40, static_cast<char>('a' + i / 40)) + std::to_string(i);
      EXPECT_EQ(numbers.find(own), i);
      EXPECT_EQ(numbers.enter(own), std::pair(i, false));
      EXPECT_FALSE(numbers.contains(own + "x"));
    }
  }
}

// Strings of 32 bytes with one hash: three blocks as they come, the last one reckoned back from
// what the hash shall be.
std::string with_one_hash(std::uint64_t number) {
  constexpr std::uint64_t kEnd = 0x0123456789ABCDEF;  // before the last multiplication
  std::uint64_t inverse = 1;                          // of kFactor, modulo 2^64 (Newton)
  for (int i = 0; i < 6; ++i) inverse *= 2 - short_strings::kFactor * inverse;
  const std::uint64_t blocks[] = {number, ~number, number * number};
  std::uint64_t hash = 32;
  for (const std::uint64_t block : blocks) hash = short_strings::mix(hash, block);
  const std::uint64_t last = ((kEnd ^ (kEnd >> 32U)) * inverse) ^ hash;
  std::string text(32, '\0');
  std::memcpy(text.data(), blocks, sizeof blocks);
  std::memcpy(text.data() + sizeof blocks, &last, sizeof last);
  return text;
}

TEST(StringNumbers, StringsMadeToShareAHashAreToldApart) {
  constexpr std::size_t kSize = 5000;
  StringNumbers numbers;
  for (std::size_t i = 0; i < kSize; ++i) {
    const std::string text = with_one_hash(i);
    ASSERT_EQ(short_hash(text), short_hash(with_one_hash(0)));
    ASSERT_EQ(numbers.enter(text), std::pair(2 * i, true));
    ASSERT_EQ(numbers.enter(std::to_string(i)), std::pair(2 * i + 1, true));
  }
  for (std::size_t i = 0; i < kSize; ++i) {
    ASSERT_EQ(numbers.find(with_one_hash(i)), 2 * i);
    ASSERT_EQ(numbers.enter(with_one_hash(i)), std::pair(2 * i, false));
    ASSERT_EQ(numbers.find(std::to_string(i)), 2 * i + 1);
    ASSERT_FALSE(numbers.contains(with_one_hash(kSize + i)));
  }
}

}  // namespace
}  // namespace pseudo::text
