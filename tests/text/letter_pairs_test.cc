#include "text/letter_pairs.h"

#include <gtest/gtest.h>

namespace pseudo::text {
namespace {

TEST(LetterPairs, KnowsEveryPairOfWhatWasAdded) {
  LetterPairs pairs;
  EXPECT_FALSE(pairs.may_have('a', 'n'));
  pairs.add("anna");
  pairs.add("x");
  pairs.add("");
  EXPECT_TRUE(pairs.may_have('a', 'n'));
  EXPECT_TRUE(pairs.may_have('N', 'n'));
  EXPECT_TRUE(pairs.may_have('n', 'A'));
  EXPECT_FALSE(pairs.may_have('a', 'a'));
  EXPECT_FALSE(pairs.may_have('a', 'x'));
  EXPECT_FALSE(pairs.may_have('x', 'a'));
}

}  // namespace
}  // namespace pseudo::text
