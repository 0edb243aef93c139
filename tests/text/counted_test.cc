#include <gtest/gtest.h>

#include "text/counted.h"

namespace pseudo::text {
namespace {

TEST(Counted, TheNounAgreesWithItsNumber) {
  EXPECT_EQ(counted(0, "document"), "0 documents");
  EXPECT_EQ(counted(1, "document"), "1 document");
  EXPECT_EQ(counted(2, "document"), "2 documents");
  EXPECT_EQ(counted(1, "entity", "entities"), "1 entity");
  EXPECT_EQ(counted(3, "entity", "entities"), "3 entities");
}

}  // namespace
}  // namespace pseudo::text
