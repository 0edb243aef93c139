// Kinds of names: those of composers, diminutives, names behind particles.
#include "lang/de/names/name_kinds.h"

#include <gtest/gtest.h>

#include "lang/de/german_text.h"

namespace pseudo::lang::de {
namespace {

const NameKinds& kinds() { return test::german_rules().names.kinds(); }

TEST(NameKinds, CreatorsAreMeantWhereTheTextShowsTheirWork) {
  EXPECT_EQ(kinds().creator("vivaldi", "ein Konzert von ", ""), "composer");
  EXPECT_EQ(kinds().creator("vivaldi", "von ", " gespielt"), "composer");
  EXPECT_EQ(kinds().creator("vivaldi", "Frau ", " kam"), "");
  EXPECT_EQ(kinds().creator("xandinger", "ein Konzert von ", ""), "");
}

TEST(NameKinds, DiminutivesHaveAnEndingOfTheirGender) {
  EXPECT_NE(kinds().diminutive("gretchen", "f"), "");
  EXPECT_EQ(kinds().diminutive("gretchen", ""), "");
  EXPECT_EQ(kinds().diminutive("irmgard", "f"), "");
}

TEST(NameKinds, BehindAParticleItDecides) {
  EXPECT_NE(kinds().behind_particle("van", "xandinger"), "");
  EXPECT_NE(kinds().behind_particle("van", "xandinger"), kinds().behind_particle("von", "xander"));
  EXPECT_EQ(kinds().behind_particle("und", "xandinger"), "");
}

}  // namespace
}  // namespace pseudo::lang::de
