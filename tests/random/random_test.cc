#include "pseudo/random.h"

#include <gtest/gtest.h>

#include <algorithm>
#include <numeric>
#include <set>
#include <string>
#include <vector>

namespace pseudo {
namespace {

Key test_key(char fill) { return Key::from_bytes(std::string(Key::kBytes, fill)); }

TEST(ScopeDraws, SameAddressSameNumbers) {
  const ScopeDraws a(test_key('k'), "c", "document", "mail/1");
  const ScopeDraws b(test_key('k'), "c", "document", "mail/1");
  DrawStream x = a.stream("surrogate", "CITY", "wien");
  DrawStream y = b.stream("surrogate", "CITY", "wien");
  for (int i = 0; i < 50; ++i) EXPECT_EQ(x.next(), y.next());
}

TEST(ScopeDraws, EveryFieldOfTheAddressCounts) {
  std::set<std::uint64_t> numbers;
  for (const char fill : {'k', 'l'}) {
    for (const char* corpus : {"c", "d"}) {
      for (const char* kind : {"document", "folder"}) {
        for (const char* id : {"1", "2"}) {
          const ScopeDraws draws(test_key(fill), corpus, kind, id);
          for (const char* purpose : {"p", "q"}) {
            for (const char* category : {"CITY", "ORG"}) {
              for (const char* entity : {"wien", "graz"}) {
                numbers.insert(draws.number(purpose, category, entity));
              }
            }
          }
        }
      }
    }
  }
  EXPECT_EQ(numbers.size(), 128U);
}

TEST(ScopeDraws, FieldsDoNotRunTogether) {
  const ScopeDraws draws(test_key('k'), "", "document", "x");
  EXPECT_NE(draws.number("ab", "c", ""), draws.number("a", "bc", ""));
  EXPECT_NE(draws.number("a", "", "b"), draws.number("a", "b", ""));
}

// Small bounds are drawn from 16 bits, others from 32.
TEST(DrawStream, BelowIsUniformWithinTheBound) {
  const ScopeDraws draws(test_key('k'), "", "document", "x");
  for (const std::uint64_t bound : {7U, 253U, 256U, 700U, 70000U}) {
    DrawStream stream = draws.stream("uniform", {}, std::to_string(bound));
    std::vector<int> counts(static_cast<std::size_t>(std::min<std::uint64_t>(bound, 7)));
    for (int i = 0; i < 70000; ++i) {
      const std::uint64_t number = stream.below(bound);
      ASSERT_LT(number, bound);
      ++counts[static_cast<std::size_t>(number * counts.size() / bound)];
    }
    // 10,000 expected each, or some more or less where 7 bins do not divide the bound; six
    // standard deviations are about 556.
    for (std::size_t i = 0; i < counts.size(); ++i) {
      const std::uint64_t share = (bound * (i + 1) + 6) / 7 - (bound * i + 6) / 7;
      EXPECT_NEAR(counts[i], 70000.0 * static_cast<double>(share) / static_cast<double>(bound),
                  560);
    }
    EXPECT_EQ(stream.below(1), 0U);
  }
}

TEST(DrawStream, ShuffleReachesEveryPermutation) {
  const ScopeDraws draws(test_key('k'), "", "document", "x");
  DrawStream stream = draws.stream("shuffle");
  std::set<std::vector<int>> seen;
  for (int i = 0; i < 500; ++i) {
    std::vector<int> items(4);
    std::iota(items.begin(), items.end(), 0);
    stream.shuffle(items);
    seen.insert(items);
    std::ranges::sort(items);
    EXPECT_EQ(items, (std::vector<int>{0, 1, 2, 3}));
  }
  EXPECT_EQ(seen.size(), 24U);
}

// Computed as docs/derivation.md says, apart from this code (see derivation_test.cc). Pins the
// derivation: a change breaks every corpus that was made with a kept key.
TEST(ScopeDraws, DerivationIsPinned) {
  const ScopeDraws draws(test_key('k'), "corpus", "document", "mail/1");
  EXPECT_EQ(draws.number("surrogate", "CITY", "wien"), 9611473406770975096U);
}

}  // namespace
}  // namespace pseudo
