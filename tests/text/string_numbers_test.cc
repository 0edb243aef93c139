// Few strings and many, looked up alike.
#include "text/string_numbers.h"

#include <gtest/gtest.h>

#include <string>

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

}  // namespace
}  // namespace pseudo::text
