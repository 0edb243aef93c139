#include "model/category_tree.h"

#include <gtest/gtest.h>

namespace pseudo {
namespace {

TEST(CategoryTree, ANodeHoldsItselfAndAllBelowIt) {
  EXPECT_TRUE(is_within(Category::kFemale, Category::kFemale));
  EXPECT_TRUE(is_within(Category::kFemale, Category::kGiven));
  EXPECT_TRUE(is_within(Category::kFemale, Category::kPerson));
  EXPECT_TRUE(is_within(Category::kFemale, Category::kActor));
  EXPECT_TRUE(is_within(Category::kOrg, Category::kActor));
  EXPECT_FALSE(is_within(Category::kOrg, Category::kPerson));
  EXPECT_FALSE(is_within(Category::kPerson, Category::kFemale));
  EXPECT_FALSE(is_within(Category::kMale, Category::kFemale));
  EXPECT_FALSE(is_within(Category::kDate, Category::kActor));
}

}  // namespace
}  // namespace pseudo
