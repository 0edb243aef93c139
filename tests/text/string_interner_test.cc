// Few strings and many, looked up alike.
#include "text/string_interner.h"

#include <gtest/gtest.h>

#include <map>
#include <random>
#include <string>
#include <vector>

namespace pseudo::text {
namespace {

TEST(StringInterner, NumbersAreThoseOfTheFirstAppearance) {
  for (const std::size_t size : {1U, 2U, 15U, 16U, 17U, 18U, 32U, 33U, 34U, 500U}) {
    StringInterner numbers;
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

TEST(StringInterner, AgreeWithAMap) {
  std::mt19937_64 random(1);
  for (int round = 0; round < 20; ++round) {
    StringInterner numbers;
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
