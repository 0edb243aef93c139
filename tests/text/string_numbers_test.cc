// Few strings and many, looked up alike.
#include "text/string_numbers.h"

#include <gtest/gtest.h>

#include <cstdint>
#include <map>
#include <random>
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

// What an attacker may bring: strings whose hashes agree in the bits that a table of this size
// tells them apart by, among ordinary ones.
TEST(StringNumbers, StringsThatShareMostOfTheirHashAreToldApart) {
  constexpr std::size_t kSize = 400;
  constexpr std::uint32_t kSame = 0xFFF;
  std::vector<std::string> crowd;
  for (std::size_t i = 0; crowd.size() < 2 * kSize; ++i) {
    // Short ones and long ones: they are kept in different ways.
    std::string text = std::to_string(i) + std::string(i % 2 == 0 ? 0 : 30, 'x');
    if ((short_hash(text) & kSame) == 0) crowd.push_back(std::move(text));
  }
  StringNumbers numbers;
  for (std::size_t i = 0; i < kSize; ++i) {
    ASSERT_EQ(numbers.enter(crowd[i]), std::pair(2 * i, true));
    ASSERT_EQ(numbers.enter("other " + std::to_string(i)), std::pair(2 * i + 1, true));
  }
  EXPECT_EQ(numbers.size(), 2 * kSize);
  for (std::size_t i = 0; i < kSize; ++i) {
    ASSERT_EQ(numbers.find(crowd[i]), 2 * i);
    ASSERT_EQ(numbers.enter(crowd[i]), std::pair(2 * i, false));
    ASSERT_EQ(numbers.find("other " + std::to_string(i)), 2 * i + 1);
    ASSERT_FALSE(numbers.contains(crowd[kSize + i]));
  }
}

TEST(StringNumbers, AgreeWithAMap) {
  std::mt19937_64 random(1);
  for (int round = 0; round < 20; ++round) {
    StringNumbers numbers;
    std::map<std::string, std::size_t> expected;
    for (int i = 0; i < 3000; ++i) {
      std::string text(random() % 40, 'a');
      for (int changes = 0; changes < 2 && !text.empty(); ++changes) {
        text[random() % text.size()] = static_cast<char>(random() % 3);  // zero bytes, too
      }
      const auto [known, is_new] = expected.try_emplace(text, expected.size());
      ASSERT_EQ(numbers.enter(text), std::pair(known->second, is_new));
      ASSERT_EQ(numbers.size(), expected.size());
    }
    for (const auto& [text, number] : expected) ASSERT_EQ(numbers.find(text), number);
  }
}

}  // namespace
}  // namespace pseudo::text
