#include "text/offsets.h"

#include <gtest/gtest.h>

#include <string>
#include <vector>

#include "text/utf8.h"

namespace pseudo::text {
namespace {

/// Byte offset of every code point, then the size: the slow and obvious way.
std::vector<std::size_t> boundaries(const std::string& utf8) {
  std::vector<std::size_t> begins;
  for (std::size_t i = 0; i <= utf8.size(); ++i) {
    if (is_boundary(utf8, i)) begins.push_back(i);
  }
  return begins;
}

void expect_exact(const std::string& utf8) {
  const OffsetIndex index(utf8);
  const std::vector<std::size_t> begins = boundaries(utf8);
  ASSERT_EQ(index.code_points(), begins.size() - 1);
  for (std::size_t i = 0; i < begins.size(); ++i) {
    ASSERT_EQ(index.to_code_point(begins[i]), i) << i;
    // Spans of all sizes, and what is inverted.
    for (std::size_t j = i * 7 % 5; j < begins.size(); j += j < i + 20 && j + 20 > i ? 1 : 23) {
      const ByteSpan bytes{begins[i], begins[j]};
      ASSERT_EQ(index.to_bytes({i, j}), bytes) << i << ' ' << j;
      ASSERT_EQ(index.to_code_points(bytes), (CodePointSpan{i, j}));
    }
  }
  EXPECT_EQ(index.to_bytes({0, begins.size()}), std::nullopt);
  EXPECT_EQ(index.to_bytes({begins.size(), 0}), std::nullopt);
}

TEST(OffsetIndex, CountsEveryKindOfCodePoint) {
  for (const char* utf8 : {"", "a", "ß", "😀", "\r\n", "\uFEFFAnna", "Weiß u\u0308ber 😀\r\nAnna"}) {
    expect_exact(utf8);
  }
}

// Code points of every length over every place of the borders between blocks.
TEST(OffsetIndex, IsExactOverBlocks) {
  for (const char* symbol : {"ß", "€", "😀", "aß", "ß€😀a", "\r\nu\u0308"}) {
    for (std::size_t lead = 0; lead < 5; ++lead) {
      std::string utf8(lead, 'x');
      while (utf8.size() < 700) utf8 += symbol;
      expect_exact(utf8);
    }
  }
  expect_exact(std::string(1000, 'x') + "ß" + std::string(1000, 'y'));
}

}  // namespace
}  // namespace pseudo::text
