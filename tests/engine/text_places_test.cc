#include <gtest/gtest.h>

#include "engine/common/text_places.h"

namespace pseudo {
namespace {

TEST(TextPlaces, CountLinesAndCodePoints) {
  TextPlaces places("äb\n\nüx😀y");  // bytes: ä 0, b 2, line ends 3 and 4, ü 5, x 7, 😀 8, y 12
  struct Row {
    std::size_t byte;
    std::size_t code_point;
    std::size_t line;
    std::size_t column;
  };
  for (const Row& row : {Row{0, 0, 1, 1}, Row{2, 1, 1, 2}, Row{4, 3, 2, 1}, Row{5, 4, 3, 1},
                         Row{8, 6, 3, 3}, Row{12, 7, 3, 4}}) {
    const TextPlace by_byte = places.at_byte(row.byte);
    EXPECT_EQ(by_byte.line, row.line) << row.byte;
    EXPECT_EQ(by_byte.column, row.column) << row.byte;
    const TextPlace by_code_point = places.at_code_point(row.code_point);
    EXPECT_EQ(by_code_point.line, row.line) << row.byte;
    EXPECT_EQ(by_code_point.column, row.column) << row.byte;
  }
  EXPECT_EQ(places.at_byte(2).column, 2U) << "back in the text";
}

}  // namespace
}  // namespace pseudo
