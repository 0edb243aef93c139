#include <gtest/gtest.h>

#include <string>

#include "support/program.h"
#include "support/temp_folder.h"

namespace pseudo {
namespace {

using testing_support::pseudo;
using testing_support::Ran;
using testing_support::TempFolder;

TEST(LangTest, GermanHoldsAllItsRows) {
  const Ran ran = pseudo({"lang", "test", "de"});
  EXPECT_EQ(ran.code, 0) << ran.out;
  EXPECT_EQ(ran.out, "");
  EXPECT_NE(ran.err.find("lang test de: "), std::string::npos) << ran.err;
  EXPECT_EQ(ran.err.find("lang test de: 0 rows"), std::string::npos) << ran.err;
}

TEST(LangTest, PrintsTheRowThatDoesNotHold) {
  const TempFolder folder;
  folder.write("writing_cases.tsv",
               "# Source: own\n# Licence: as this project\n"
               "document\tsurrogate\texpected\tsource\n"
               "Das ist [FEMALE:Annas] Buch.\tPetra\tPetras\town\n"
               "Das ist [FEMALE:Annas] Buch.\tPetra\tPetrus\town\n");
  const Ran ran = pseudo({"lang", "test", "de", "--lexicons", folder.path().string()});
  EXPECT_EQ(ran.code, 1);
  EXPECT_EQ(ran.out, "Das ist [FEMALE:Annas] Buch. + Petra: expected Petrus, written Petras\n");
  EXPECT_NE(ran.err.find("2 rows, of which 1 does not hold"), std::string::npos) << ran.err;
}

TEST(LangTest, RefusesWhatItDoesNotKnow) {
  EXPECT_EQ(pseudo({"lang", "test", "xx"}).code, 2);
  EXPECT_EQ(pseudo({"lang", "list", "de"}).code, 2);
  EXPECT_EQ(pseudo({"lang", "test"}).code, 2);
}

}  // namespace
}  // namespace pseudo
