// Nouns before and after names.
#include "lang/de/context/noun_neighbours.h"

#include <gtest/gtest.h>

#include "lang/de/german_text.h"

namespace pseudo::lang::de {
namespace {

bool follows(std::string_view markup, bool skip_adjective) {
  const test::GermanText text(markup);
  return noun_follows(test::german_rules().grammar, text.words, text.made.mentions[0].span.end,
                      skip_adjective);
}

bool precedes(std::string_view markup) {
  const test::GermanText text(markup);
  return noun_precedes(test::german_rules().grammar, text.words, text.made.mentions[0].span.begin);
}

TEST(NounFollows, OnTheSameLine) {
  EXPECT_TRUE(follows("[FEMALE:Annas] Rad", false));
  EXPECT_FALSE(follows("[FEMALE:Annas]\nRad", false));
  EXPECT_FALSE(follows("[FEMALE:Annas] kommt", false));
  EXPECT_FALSE(follows("[FEMALE:Annas], Rad", false));
}

TEST(NounFollows, BehindAnAdjectiveIfAsked) {
  EXPECT_FALSE(follows("[FEMALE:Annas] neues Rad", false));
  EXPECT_TRUE(follows("[FEMALE:Annas] neues Rad", true));
  EXPECT_FALSE(follows("[FEMALE:Anna] eine Rede", true));  // a determiner is no adjective
}

TEST(NounFollows, OtherMentionsAreNoNounsButOrganisations) {
  EXPECT_FALSE(follows("[FEMALE:Anna] [FAMILY:Huber]", false));
  EXPECT_TRUE(follows("[FEMALE:Annas] [ORG:Stadtwerke]", false));
}

TEST(NounPrecedes, ButNoFormOfAddressAndNotFirst) {
  EXPECT_TRUE(precedes("das Rad [FEMALE:Annas]"));
  EXPECT_FALSE(precedes("Rad [FEMALE:Annas]"));
  EXPECT_FALSE(precedes("mit Frau [FAMILY:Huber]"));
  EXPECT_FALSE(precedes("mit Dr. [FAMILY:Huber]"));
  EXPECT_FALSE(precedes("ist [FEMALE:Anna]"));
}

}  // namespace
}  // namespace pseudo::lang::de
