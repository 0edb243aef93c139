#include "engine/common/row_permutation.h"

#include <gtest/gtest.h>

#include <cstddef>
#include <set>
#include <string>

namespace pseudo {
namespace {

const Key kKey = Key::from_bytes("0123456789abcdef0123456789abcdef");

ScopeDraws draws_of(int seed) { return {kKey, "", "corpus", std::to_string(seed)}; }

TEST(RowPermutation, EachRowBecomesAnotherOneThatSuitsIt) {
  for (const std::size_t rows : {2U, 3U, 7U, 8U, 9U, 15U, 16U, 17U, 100U}) {
    for (int seed = 0; seed < 10; ++seed) {
      const ScopeDraws draws = draws_of(seed);
      // Even rows are permuted among each other, and so are odd rows.
      const bool by_kind = rows >= 16;
      const RowPermutation permutation(draws, "rows", rows, [&](std::size_t a, std::size_t b) {
        return a != b && (!by_kind || a % 2 == b % 2);
      });
      std::set<std::size_t> images;
      std::size_t found = 0;
      for (std::size_t row = 0; row < rows; ++row) {
        const auto image = permutation.image(row);
        if (!image) continue;
        ++found;
        EXPECT_LT(*image, rows);
        EXPECT_NE(*image, row);
        if (by_kind) {
          EXPECT_EQ(*image % 2, row % 2) << rows;
        }
        images.insert(*image);
      }
      EXPECT_EQ(images.size(), found) << rows << ": two rows have one image";
      if (!by_kind) {
        EXPECT_EQ(found, rows);
      }
    }
  }
}

TEST(RowPermutation, WhereNothingSuitsThereIsNoImage) {
  const ScopeDraws draws = draws_of(1);
  const RowPermutation alone(draws, "rows", 1, [](std::size_t a, std::size_t b) { return a != b; });
  EXPECT_FALSE(alone.image(0));
  const RowPermutation none(draws, "rows", 200, [](std::size_t, std::size_t) { return false; });
  for (std::size_t row = 0; row < 200; ++row) EXPECT_FALSE(none.image(row)) << row;
}

TEST(RowPermutation, TheKeyDecides) {
  const auto others = [](std::size_t a, std::size_t b) { return a != b; };
  std::set<std::size_t> images;
  for (int seed = 0; seed < 50; ++seed) {
    const ScopeDraws draws = draws_of(seed);
    images.insert(*RowPermutation(draws, "rows", 100, others).image(7));
    EXPECT_EQ(RowPermutation(draws, "rows", 100, others).image(7),
              RowPermutation(draws, "rows", 100, others).image(7));
  }
  EXPECT_GT(images.size(), 20U);
}

TEST(RowPermutation, StepsGoRoundAllRows) {
  const ScopeDraws draws = draws_of(1);
  const RowPermutation permutation(draws, "rows", 10,
                                   [](std::size_t a, std::size_t b) { return a != b; });
  std::set<std::size_t> rows;
  for (std::size_t steps = 0; steps < 10; ++steps) rows.insert(permutation.behind(3, steps));
  EXPECT_EQ(rows.size(), 10U);
  EXPECT_EQ(permutation.behind(3, 0), 3U);
  EXPECT_EQ(permutation.behind(3, 10), 3U);
  EXPECT_EQ(permutation.behind(permutation.behind(3, 1), 2), permutation.behind(3, 3));
}

}  // namespace
}  // namespace pseudo
