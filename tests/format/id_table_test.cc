#include "format/id_table.h"

#include <gtest/gtest.h>

#include <string>
#include <vector>

namespace pseudo {
namespace {

TEST(IdTable, FindsTheFirstLineThatDefinesAnIdAnew) {
  IdTable ids;
  EXPECT_FALSE(ids.find_duplicate());
  ids.define("T9", 1);
  ids.define("T1", 2);
  EXPECT_FALSE(ids.find_duplicate());
  ids.define("T2", 3);
  ids.define("T9", 4);
  ids.define("T1", 5);
  ids.define("T9", 6);
  const auto duplicate = ids.find_duplicate();
  ASSERT_TRUE(duplicate);
  EXPECT_EQ(duplicate->id, "T9");
  EXPECT_EQ(duplicate->line, 4U);
}

TEST(IdTable, FindsTheFirstReferenceToNothing) {
  IdTable ids;
  ids.define("T2", 1);
  ids.refer("T1", 2);
  ids.refer("T2", 2);
  ids.define("T1", 3);
  EXPECT_FALSE(ids.find_duplicate());
  EXPECT_FALSE(ids.find_missing());
  ids.refer("T7", 4);
  ids.refer("A0", 5);
  const auto missing = ids.find_missing();
  ASSERT_TRUE(missing);
  EXPECT_EQ(missing->id, "T7");
  EXPECT_EQ(missing->line, 4U);
}

TEST(IdTable, WithoutDefinitionsAllReferencesAreMissing) {
  IdTable ids;
  ids.refer("T1", 8);
  EXPECT_FALSE(ids.find_duplicate());
  ASSERT_TRUE(ids.find_missing());
  EXPECT_EQ(ids.find_missing()->line, 8U);
}

}  // namespace
}  // namespace pseudo
