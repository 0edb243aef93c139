#include "values/name_index.h"

#include <gtest/gtest.h>

#include <string>
#include <string_view>
#include <vector>

#include "values/name_spelling.h"
#include "values/person_index.h"

namespace pseudo::values {
namespace {

const std::vector<NameReplacement> kNames = {
    {Category::kFemale, "Irene", "Greta"}, {Category::kFamily, "Adler", "Hofer"},
    {Category::kMale, "Igor", "Vitus"},    {Category::kFamily, "Berger", "Lang"},
    {Category::kOrg, "Adler", "Falke"},    {Category::kOrg, "Stadtwerke Graz", "Stadtwerke Linz"},
    {Category::kFamily, "Müßler", "Böhm"}};
const std::vector<FullName> kFullNames = {{0, 1}, {2, 3}};

TEST(NameSpelling, FollowsTheAddress) {
  EXPECT_EQ(spell("Müßler", AddressSpelling::kWrittenOut, ""), "muessler");
  EXPECT_EQ(spell("Müßler", AddressSpelling::kDropped, ""), "mussler");
  EXPECT_EQ(spell("Müßler", AddressSpelling::kNative, ""), "müßler");
  EXPECT_EQ(spell("Łukasz Øhlen", AddressSpelling::kDropped, "."), "lukasz.ohlen");
  EXPECT_EQ(spell("Anna-Lena", AddressSpelling::kWrittenOut, "_"), "anna_lena");
  EXPECT_EQ(spell("O'Hara", AddressSpelling::kWrittenOut, ""), "ohara");
  EXPECT_EQ(spell("Δίων", AddressSpelling::kDropped, ""), "") << "another script";
  EXPECT_EQ(spellings_of("Adler").size(), 1U);
  EXPECT_EQ(spellings_of("Müßler").size(), 3U);
}

TEST(NameIndex, FindsNamesAndTheirWords) {
  const NameIndex index(kNames, kFullNames);
  EXPECT_EQ(index.whole("adler")->replacement, 1U) << "a person before an organisation";
  EXPECT_EQ(index.whole("stadtwerke graz")->replacement, 5U);
  EXPECT_EQ(index.whole("stadtwerkegraz")->replacement, 5U);
  EXPECT_EQ(index.whole("muessler")->spelling, AddressSpelling::kWrittenOut);
  EXPECT_EQ(index.whole("mussler")->spelling, AddressSpelling::kDropped);
  EXPECT_FALSE(index.whole("graz"));
  ASSERT_TRUE(index.word("graz"));
  EXPECT_EQ(index.word("graz")->word, 2U);
  EXPECT_FALSE(NameIndex({}, {}).whole("adler"));
}

TEST(NameIndex, DividesNamesThatRunTogether) {
  const NameIndex index(kNames, kFullNames);
  struct Row {
    std::string_view run;
    std::size_t first, first_letters, second, second_letters;
  };
  for (const Row& row :
       {Row{"ireneadler", 0, 0, 1, 0}, Row{"adlerirene", 1, 0, 0, 0}, Row{"iadler", 0, 1, 1, 0},
        Row{"bergeri", 3, 0, 2, 1}, Row{"irberger", 0, 2, 3, 0}}) {
    const auto found = index.run_together(row.run);
    ASSERT_EQ(found.size(), 2U) << row.run;
    EXPECT_EQ(found[0].replacement, row.first) << row.run;
    EXPECT_EQ(found[0].letters, row.first_letters) << row.run;
    EXPECT_EQ(found[1].replacement, row.second) << row.run;
    EXPECT_EQ(found[1].letters, row.second_letters) << row.run;
  }
  EXPECT_TRUE(index.run_together("xadlerx").empty());
}

TEST(PersonIndex, FirstLettersAreThoseOfTheFullName) {
  const PersonIndex index(kNames, kFullNames);
  EXPECT_EQ(index.initial("i", 1)->replacement, 0U);
  EXPECT_EQ(index.initial("i", 3)->replacement, 2U);
  EXPECT_EQ(index.initial("b", 0)->replacement, 3U);
  EXPECT_FALSE(index.initial("b", 1)) << "two family names";
  EXPECT_FALSE(index.initial("adler", std::nullopt)) << "the whole name is no abbreviation";
  EXPECT_TRUE(index.is_full_name(1, 0));
  EXPECT_FALSE(index.is_full_name(0, 3));
  EXPECT_FALSE(index.is_person(4));
}

}  // namespace
}  // namespace pseudo::values
