#include "corpus/run/distinct.h"

#include <gtest/gtest.h>

#include <string>

namespace pseudo {
namespace {

void fill(DistinctCounter& counter, std::size_t begin, std::size_t end) {
  for (std::size_t i = begin; i < end; ++i) counter.add("word" + std::to_string(i));
}

TEST(Distinct, CountsExactlyWhatIsFew) {
  DistinctCounter counter;
  EXPECT_EQ(counter.count(), 0U);
  fill(counter, 0, 5000);
  fill(counter, 2500, 7500);
  EXPECT_EQ(counter.count(), 7500U);
  EXPECT_TRUE(counter.exact());
}

TEST(Distinct, EstimatesWhatIsMany) {
  DistinctCounter counter;
  fill(counter, 0, 2000000);
  EXPECT_FALSE(counter.exact());
  EXPECT_NEAR(static_cast<double>(counter.count()), 2e6, 2e4);
}

TEST(Distinct, DoesNotDependOnOrderOrDivision) {
  DistinctCounter whole;
  fill(whole, 0, 1500000);
  DistinctCounter first;
  DistinctCounter second;
  fill(second, 0, 1000000);
  fill(first, 700000, 1500000);
  first.merge(second);
  EXPECT_EQ(first.count(), whole.count());
  DistinctCounter few;
  fill(few, 3, 9);
  few.merge(whole);
  EXPECT_EQ(few.count(), whole.count());
}

}  // namespace
}  // namespace pseudo
