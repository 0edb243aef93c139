// Acronyms are distinguished from words, and made from names.
#include "lang/de/orgs/org_acronym.h"

#include <gtest/gtest.h>

namespace pseudo::lang::de {
namespace {

TEST(OrgAcronyms, AreMostlyCapitals) {
  for (const char* const acronym : {"TSV", "KfW", "FC"}) {
    EXPECT_TRUE(is_org_acronym(acronym)) << acronym;
  }
  for (const char* const word : {"T", "Tsv", "Verein", "T2V", "XYZXYZX", "XaYbc"}) {
    EXPECT_FALSE(is_org_acronym(word)) << word;
  }
}

TEST(AcronymOf, TakesInitialsFirst) {
  EXPECT_EQ(acronym_of("Turnverein Musterau", 2), "TM");
  EXPECT_EQ(acronym_of("Turnverein Musterau", 3), "TMR");
  EXPECT_EQ(acronym_of("Verein für Öl", 2), "VO");
  EXPECT_EQ(acronym_of("Ab", 4), "AB");
}

}  // namespace
}  // namespace pseudo::lang::de
