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

TEST(DrawStream, BelowIsUniformWithinTheBound) {
  const ScopeDraws draws(test_key('k'), "", "document", "x");
  DrawStream stream = draws.stream("uniform");
  std::vector<int> counts(7);
  for (int i = 0; i < 70000; ++i) ++counts[static_cast<std::size_t>(stream.below(7))];
  // 10,000 expected each; six standard deviations are about 556.
  for (const int count : counts) EXPECT_NEAR(count, 10000, 560);
  EXPECT_EQ(stream.below(1), 0U);
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

// Computed with Python's hashlib.blake2b (32 bytes) over the key and the fields, each behind its
// length in 8 bytes, little-endian. Pins the derivation: a change breaks every corpus
// that was made with a kept key.
TEST(ScopeDraws, DerivationIsPinned) {
  const ScopeDraws draws(test_key('k'), "corpus", "document", "mail/1");
  EXPECT_EQ(draws.number("surrogate", "CITY", "wien"), 18314467160680769509U);
}

}  // namespace
}  // namespace pseudo
