#include "engine/common/letter_map.h"

#include <gtest/gtest.h>

#include <cstddef>
#include <map>
#include <set>
#include <string>
#include <utility>
#include <vector>

#include "engine/common/permutation.h"
#include "pseudo/random.h"

namespace pseudo {
namespace {

const std::vector<LetterClass> kClasses{U"SBHKWMG", U"RFLPDETNA", U"JZVCOUI"};
constexpr std::size_t kManyScopes = 20'000;

ScopeDraws draws_of(char fill) {
  return {Key::from_bytes(std::string(Key::kBytes, fill)), "", "document", "x"};
}

DrawStream stream_of_scope(std::size_t number) {
  const Key key = Key::from_bytes(std::string(Key::kBytes, 'k'));
  return ScopeDraws(key, "", "document", std::to_string(number)).stream("letters");
}

TEST(LetterMap, IsABijectionWithinEachClass) {
  for (char fill = 'a'; fill <= 'z'; ++fill) {
    LetterMap map(kClasses, draws_of(fill).stream("letters"));
    for (const LetterClass& letters : kClasses) {
      std::set<char32_t> images;
      for (const char32_t letter : letters) {
        EXPECT_NE(letters.find(map[letter]), LetterClass::npos);
        images.insert(map[letter]);
      }
      EXPECT_EQ(images.size(), letters.size());
    }
  }
}

TEST(LetterMap, LatinLettersInNoClassMapIntoTheLastOne) {
  std::set<char32_t> images;
  for (std::size_t i = 0; i < 200; ++i) {
    LetterMap map(kClasses, stream_of_scope(i));
    images.insert({map[U'Q'], map[U'X'], map[U'Y']});
  }
  EXPECT_EQ(images, std::set<char32_t>(kClasses.back().begin(), kClasses.back().end()));
}

TEST(LetterMap, OtherLettersOutsideAllClassesHaveNoImage) {
  const std::vector<LetterClass> classes{U"AB", U"ЖШ"};
  LetterMap map(classes, draws_of('k').stream("letters"));
  EXPECT_EQ(map[0], 0U);
  EXPECT_EQ(map[U'Ю'], 0U);
  EXPECT_TRUE(map[U'Ж'] == U'Ж' || map[U'Ж'] == U'Ш');
  EXPECT_TRUE(map[U'C'] == U'A' || map[U'C'] == U'B') << "the last class of Latin letters";
  const std::vector<LetterClass> none;
  LetterMap empty(none, draws_of('k').stream("letters"));
  EXPECT_EQ(empty[U'A'], 0U);
}

// Returns the chi-squared distance of the counts from a uniform distribution.
double unevenness(const std::map<char32_t, std::size_t>& counts, std::size_t cells,
                  std::size_t draws) {
  const double expected = static_cast<double>(draws) / static_cast<double>(cells);
  double sum = static_cast<double>(cells - counts.size()) * expected;
  for (const auto& [letter, count] : counts) {
    const double off = static_cast<double>(count) - expected;
    sum += off * off / expected;
  }
  return sum;
}

// With 6 to 8 degrees of freedom, chance exceeds 45 in less than one of a million tests.
constexpr double kByChance = 45;

TEST(LetterMap, EveryLetterOfAClassIsAnImageAsOftenAsAnyOther) {
  std::map<char32_t, std::map<char32_t, std::size_t>> images;
  for (std::size_t i = 0; i < kManyScopes; ++i) {
    LetterMap map(kClasses, stream_of_scope(i));
    for (char32_t letter = U'A'; letter <= U'Z'; ++letter) ++images[letter][map[letter]];
  }
  for (const LetterClass& letters : kClasses) {
    for (const char32_t letter : letters) {
      EXPECT_LT(unevenness(images[letter], letters.size(), kManyScopes), kByChance)
          << static_cast<char>(letter);
      const double own = static_cast<double>(images[letter][letter]) / kManyScopes;
      EXPECT_NEAR(own, 1.0 / static_cast<double>(letters.size()), 0.012)  // five deviations
          << static_cast<char>(letter);
    }
  }
  for (const char32_t letter : {U'Q', U'X', U'Y'}) {
    EXPECT_LT(unevenness(images[letter], kClasses.back().size(), kManyScopes), kByChance);
  }
}

TEST(LetterMap, TwoLettersOfAClassAreAPermutationLikeAnyOther) {
  std::map<char32_t, std::size_t> pairs;  // the 42 of two of seven letters
  for (std::size_t i = 0; i < kManyScopes; ++i) {
    LetterMap map(kClasses, stream_of_scope(i));
    ++pairs[map[U'S'] << 8U | map[U'B']];
  }
  EXPECT_LT(unevenness(pairs, 42, kManyScopes), 100);  // 41 degrees of freedom: one of a million
}

// An attacker sees the surrogates of one person in many documents and guesses the original letter
// among those that occur least often.
TEST(LetterMap, ExclusionOverManyScopesGainsNothing) {
  const LetterClass& letters = kClasses.front();
  constexpr std::size_t kTrials = 3'000;
  std::size_t scope = 0;
  for (const std::size_t documents : {5U, 10U, 20U, 50U}) {
    std::size_t hits = 0;
    for (std::size_t trial = 0; trial < kTrials; ++trial) {
      const char32_t secret = letters[trial % letters.size()];
      std::map<char32_t, std::size_t> seen;
      for (std::size_t i = 0; i < documents; ++i) {
        ++seen[LetterMap(kClasses, stream_of_scope(scope++))[secret]];
      }
      std::vector<char32_t> least;
      for (const char32_t letter : letters) {
        if (least.empty() || seen[letter] < seen[least.front()]) least.clear();
        if (least.empty() || seen[letter] == seen[least.front()]) least.push_back(letter);
      }
      hits += least[trial / letters.size() % least.size()] == secret ? 1U : 0U;
    }
    EXPECT_NEAR(static_cast<double>(hits) / kTrials, 1.0 / 7, 0.03) << documents;
  }
}

TEST(LetterMap, ImagesDoNotDependOnWhatIsAskedForFirst) {
  LetterMap forwards(kClasses, draws_of('k').stream("letters"));
  LetterMap backwards(kClasses, draws_of('k').stream("letters"));
  std::vector<std::pair<char32_t, char32_t>> images;
  for (char32_t letter = U'A'; letter <= U'Z'; ++letter) {
    images.emplace_back(letter, forwards[letter]);
  }
  for (auto known = images.rbegin(); known != images.rend(); ++known) {
    EXPECT_EQ(backwards[known->first], known->second);
  }
}

TEST(Permutation, IsABijectionAndInverseUndoesIt) {
  const ScopeDraws draws = draws_of('k');
  for (std::uint64_t n = 1; n <= 70; ++n) {
    const Permutation permutation(draws, "names", n);
    std::set<std::uint64_t> images;
    for (std::uint64_t i = 0; i < n; ++i) {
      const std::uint64_t image = permutation(i);
      ASSERT_LT(image, n);
      EXPECT_EQ(permutation.inverse(image), i);
      images.insert(image);
    }
    EXPECT_EQ(images.size(), n);
  }
}

TEST(Permutation, AddressAndKeyCount) {
  const ScopeDraws draws = draws_of('k');
  const ScopeDraws others = draws_of('l');
  int same_address = 0;
  int same_key = 0;
  for (std::uint64_t i = 0; i < 100; ++i) {
    const std::uint64_t image = Permutation(draws, "a", 100)(i);
    same_address += image == Permutation(draws, "b", 100)(i) ? 1 : 0;
    same_key += image == Permutation(others, "a", 100)(i) ? 1 : 0;
  }
  EXPECT_LT(same_address, 10);  // one expected
  EXPECT_LT(same_key, 10);
}

}  // namespace
}  // namespace pseudo
