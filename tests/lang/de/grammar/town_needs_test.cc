#include "lang/de/grammar/town_needs.h"

#include <gtest/gtest.h>

namespace pseudo::lang::de {
namespace {

using Reach = TownNeeds::Reach;

TownNeeds needs() {
  TownNeeds needs;
  needs.add("Studium", "", "university_town", Reach::kSentence);
  needs.add("Flughafen", "begin", "university_town", Reach::kBeside);
  needs.add("krankenhaus", "end", "town", Reach::kBeside);
  needs.add("Fakultät", "end", "university_town", Reach::kAddress);
  return needs;
}

TEST(TownNeeds, AWholeWordABeginningAndAnEnd) {
  EXPECT_EQ(needs().of("studium", Reach::kBeside), "university_town");
  EXPECT_EQ(needs().of("studiums", Reach::kBeside), "");
  EXPECT_EQ(needs().of("flughafenbus", Reach::kBeside), "university_town");
  EXPECT_EQ(needs().of("unfallkrankenhaus", Reach::kBeside), "town");
  EXPECT_EQ(needs().of("krankenhauses", Reach::kBeside), "");
  EXPECT_EQ(needs().of("", Reach::kBeside), "");
}

TEST(TownNeeds, FarFromATownOnlyWordsThatReachSoFarCount) {
  EXPECT_EQ(needs().of("studium", Reach::kSentence), "university_town");
  EXPECT_EQ(needs().of("flughafen", Reach::kSentence), "");
  EXPECT_EQ(needs().of("studium", Reach::kAddress), "");
  EXPECT_EQ(needs().of("juristenfakultaet", Reach::kAddress), "university_town");
  EXPECT_EQ(needs().of("juristenfakultaet", Reach::kBeside), "university_town");
}

TEST(TownNeeds, TheStrongerOfTwo) {
  EXPECT_EQ(TownNeeds::stronger("town", "university_town"), "university_town");
  EXPECT_EQ(TownNeeds::stronger("town", "district"), "town");
  EXPECT_EQ(TownNeeds::stronger("", "place"), "place");
}

}  // namespace
}  // namespace pseudo::lang::de
