#include "engine/letter_map.h"

#include <gtest/gtest.h>

#include <set>
#include <string>
#include <utility>
#include <vector>

#include "engine/permutation.h"
#include "pseudo/random.h"

namespace pseudo {
namespace {

const std::vector<LetterClass> kClasses{U"SBHKWMG", U"RFLPDETNA", U"JZ", U"VCOUIQXY"};

ScopeDraws draws_of(char fill) {
  return {Key::from_bytes(std::string(Key::kBytes, fill)), "", "document", "x"};
}

TEST(LetterMap, IsABijectionWithoutFixedPointsWithinEachClass) {
  for (char fill = 'a'; fill <= 'z'; ++fill) {
    LetterMap map(kClasses, draws_of(fill).stream("letters"));
    for (const LetterClass& letters : kClasses) {
      std::set<char32_t> images;
      for (const char32_t letter : letters) {
        EXPECT_NE(map[letter], letter);
        EXPECT_NE(letters.find(map[letter]), LetterClass::npos);
        images.insert(map[letter]);
      }
      EXPECT_EQ(images.size(), letters.size());
    }
  }
}

TEST(LetterMap, LettersOutsideAllClassesHaveNoImage) {
  const std::vector<LetterClass> classes{U"AB", U"ЖШ"};
  LetterMap map(classes, draws_of('k').stream("letters"));
  EXPECT_EQ(map[U'C'], 0U);
  EXPECT_EQ(map[0], 0U);
  EXPECT_EQ(map[U'Ю'], 0U);
  EXPECT_EQ(map[U'A'], U'B');
  EXPECT_EQ(map[U'Ж'], U'Ш');
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

TEST(LetterMap, EveryImageOccursOverManyKeys) {
  std::set<char32_t> images;
  for (char fill = ' '; fill < '~'; ++fill) {
    images.insert(LetterMap(kClasses, draws_of(fill).stream("letters"))[U'S']);
  }
  EXPECT_EQ(images.size(), kClasses[0].size() - 1);
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
