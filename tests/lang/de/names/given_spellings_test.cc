// Which given names are spellings of one another.
#include "lang/de/names/given_spellings.h"

#include <gtest/gtest.h>

#include <algorithm>

#include "lang/de/german_text.h"

namespace pseudo::lang::de {
namespace {

bool are_spellings(std::string_view gender, std::string_view one, std::string_view other) {
  const auto all = test::german_rules().names.spellings().of(gender, one);
  return std::ranges::find(all, other) != all.end();
}

TEST(GivenSpellings, SoundAlike) {
  EXPECT_TRUE(are_spellings("m", "josef", "joseph"));
  EXPECT_TRUE(are_spellings("m", "mathias", "matthias"));
  EXPECT_TRUE(are_spellings("f", "stefanie", "stephanie"));
  EXPECT_FALSE(are_spellings("f", "josef", "joseph"));  // men
}

TEST(GivenSpellings, AreFormsOfOneName) {
  EXPECT_TRUE(are_spellings("f", "margarete", "margret"));
  EXPECT_TRUE(are_spellings("f", "theresia", "theres"));
}

TEST(GivenSpellings, AreNoOtherNames) {
  EXPECT_FALSE(are_spellings("f", "lena", "lina"));
  EXPECT_FALSE(are_spellings("m", "tim", "timo"));
  EXPECT_FALSE(are_spellings("m", "jan", "ian"));
}

}  // namespace
}  // namespace pseudo::lang::de
