#include "model/annotation_ids.h"

#include <gtest/gtest.h>

#include <cstdint>
#include <string>
#include <vector>

namespace pseudo {
namespace {

// Longer ones may be those of a telephone.
TEST(AnnotationIds, HaveANumberOfAtMostNineDigits) {
  struct Row {
    const char* id;
    bool is_id;
    std::uint64_t number;
  };
  const Row rows[] = {{"T1", true, 1},
                      {"T0", true, 0},
                      {"T007", true, 7},
                      {"T123456789", true, 123456789},
                      {"T0123456789", true, 123456789},
                      {"T1234567890", true, 0},
                      {"T06641234567", true, 0},
                      {"T1234567890123456789", true, 0},
                      {"T", false, 0},
                      {"", false, 0},
                      {"1", false, 0},
                      {"R1", false, 0},
                      {"t1", false, 0},
                      {"T1a", false, 0},
                      {"T-1", false, 0},
                      {"T 1", false, 0}};
  for (const Row& row : rows) {
    EXPECT_EQ(is_annotation_id(row.id), row.is_id) << row.id;
    EXPECT_EQ(last_annotation_number(std::vector<Annotation>{{row.id, "X", {{0, 1}}}}), row.number)
        << row.id;
  }
}

TEST(AnnotationIds, TheLargestNumberIsTheLast) {
  EXPECT_EQ(last_annotation_number({}), 0U);
  const std::vector<Annotation> annotations = {
      {"T3", "X", {{0, 1}}}, {"T12", "X", {{0, 1}}}, {"E99", "X", {{0, 1}}}, {"T4", "X", {{0, 1}}}};
  EXPECT_EQ(last_annotation_number(annotations), 12U);
}

}  // namespace
}  // namespace pseudo
