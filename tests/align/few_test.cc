// The list of mostly one element behaves like a vector.
#include "pseudo/few.h"

#include <gtest/gtest.h>

#include <cstdint>
#include <string>
#include <utility>
#include <vector>

#include "pseudo/span.h"

namespace pseudo {
namespace {

using Words = Few<std::string>;

// Longer than what a string holds in place.
std::string word(std::size_t number) { return "word number " + std::to_string(number); }

void expect_equal(const Words& few, const std::vector<std::string>& all) {
  ASSERT_EQ(few.size(), all.size());
  EXPECT_EQ(few.empty(), all.empty());
  EXPECT_EQ(std::vector<std::string>(few.begin(), few.end()), all);
  for (std::size_t i = 0; i < all.size(); ++i) EXPECT_EQ(few[i], all[i]);
  if (all.empty()) return;
  EXPECT_EQ(few.front(), all.front());
  EXPECT_EQ(few.back(), all.back());
}

TEST(Few, DoesWhatAVectorDoes) {
  for (std::size_t size = 0; size < 9; ++size) {
    SCOPED_TRACE(size);
    Words few;
    std::vector<std::string> all;
    for (std::size_t i = 0; i < size; ++i) {
      few.push_back(word(i));
      all.push_back(word(i));
    }
    expect_equal(few, all);
    expect_equal(Words(all), all);
    expect_equal(Words(all.begin(), all.end()), all);

    // Onto lists of every size, and the copy is one of its own.
    for (std::size_t onto = 0; onto < 4; ++onto) {
      Words copy(std::vector<std::string>(onto, "old"));
      copy = few;
      EXPECT_EQ(copy, few);
      copy.emplace_back() = "one more";
      EXPECT_EQ(copy.size(), size + 1);
      EXPECT_FALSE(copy == few);
      expect_equal(few, all);

      Words from = few;
      Words target(std::vector<std::string>(onto, "old"));
      target = std::move(from);
      expect_equal(target, all);
      from = {};
      expect_equal(from, {});
    }
    for (std::string& entry : few) entry += '!';
    for (std::string& entry : all) entry += '!';
    expect_equal(few, all);
    few.clear();
    expect_equal(few, {});
  }
}

TEST(Few, TakesItsOwnElementsAgain) {
  Words few;
  few.push_back(word(0));
  for (std::size_t size = 2; size < 9; ++size) {
    few.push_back(few.front());
    ASSERT_EQ(few.size(), size);
    EXPECT_EQ(few.front(), word(0));
    EXPECT_EQ(few.back(), word(0));
  }
}

TEST(Few, IsMadeOfWhatStandsInBraces) {
  const Few<ByteSpan> one = {{3, 5}};
  const Few<ByteSpan> two = {{3, 5}, {7, 9}};
  ASSERT_EQ(one.size(), 1U);
  EXPECT_EQ(one[0], (ByteSpan{3, 5}));
  ASSERT_EQ(two.size(), 2U);
  EXPECT_EQ(two[1], (ByteSpan{7, 9}));
  EXPECT_EQ(Few<ByteSpan>(ByteSpan{3, 5}), one);
  EXPECT_TRUE(Few<ByteSpan>{}.empty());
}

TEST(Few, HoldsASingleElementInPlace) {
  const Few<ByteSpan> one = {{3, 5}};
  const auto at = reinterpret_cast<std::uintptr_t>(one.data());
  const auto begin = reinterpret_cast<std::uintptr_t>(&one);
  EXPECT_TRUE(begin <= at && at < begin + sizeof one);
  EXPECT_EQ(sizeof one, sizeof(ByteSpan) + sizeof(void*));
}

}  // namespace
}  // namespace pseudo
