// The full names of nicknames, and the nicknames that replace them.
#include "lang/de/names/nicknames.h"

#include <gtest/gtest.h>

#include "lang/de/german_text.h"

namespace pseudo::lang::de {
namespace {

std::string full(std::string_view markup, std::string_view folded, Category category) {
  const test::GermanText text(markup);
  const Nickname* const found =
      full_name_of(folded, category, test::german_rules().names, text.context);
  return found == nullptr ? "" : found->name;
}

TEST(FullNameOf, PrefersAMentionedName) {
  EXPECT_EQ(full("[FEMALE:Lisi] und [FEMALE:Elisabeth]", "lisi", Category::kFemale), "Elisabeth");
  EXPECT_EQ(full("[FEMALE:Lisi] und [FEMALE:Elisabeths] Rad", "lisi", Category::kFemale),
            "Elisabeth");
}

TEST(FullNameOf, IsNothingForNamesThatStandAlone) {
  EXPECT_EQ(full("[MALE:Max]", "max", Category::kMale), "");
  EXPECT_EQ(full("[FEMALE:Anna]", "anna", Category::kFemale), "");
}

TEST(FullNameOf, FollowsNicknamesOfNicknames) {
  EXPECT_EQ(full("[MALE:Hansi]", "hansi", Category::kMale), "Hans");
  EXPECT_EQ(full("[MALE:Hansi] und [MALE:Johannes]", "hansi", Category::kMale), "Johannes");
}

TEST(NicknameFor, GivesTwoNicknamesTwoOthers) {
  const NameLexicon& lexicon = test::german_rules().names;
  for (std::uint64_t choice = 0; choice < 20; ++choice) {
    const auto one =
        nickname_for(lexicon, "Johannes", "Lisi", "Elisabeth", Category::kMale, choice);
    EXPECT_TRUE(one);
    const auto sissi =
        nickname_for(lexicon, "Elisabeth", "Sissi", "Margarete", Category::kFemale, choice);
    ASSERT_TRUE(sissi);
    EXPECT_NE(*sissi, "Sissi");  // never the original nickname
  }
  EXPECT_EQ(nickname_for(lexicon, "Elisabeth", "Lisi", "Elisabeth", Category::kFemale, 3), "Lisi");
  EXPECT_FALSE(nickname_for(lexicon, "Xaverius", "Lisi", "Elisabeth", Category::kFemale, 3));
}

TEST(NicknameFor, IsADiminutiveForADiminutiveAlone) {
  const NameLexicon& lexicon = test::german_rules().names;
  const auto in_place_of = [&](const char* full, const char* original, const char* of) {
    return nickname_for(lexicon, full, original, of, Category::kFemale, 0).value_or("");
  };
  EXPECT_EQ(in_place_of("Frieda", "Steffi", "Stefanie"), "");  // who is Friedchen alone
  EXPECT_EQ(in_place_of("Frieda", "Lieschen", "Elisabeth"), "Friedchen");
  EXPECT_EQ(in_place_of("Nadine", "Lieschen", "Elisabeth"), "Nadi");  // she has no other
}

}  // namespace
}  // namespace pseudo::lang::de
