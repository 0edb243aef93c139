// Acronyms of mentioned organisations, and how their names vary.
#include "lang/de/context/mentioned_orgs.h"

#include <gtest/gtest.h>

#include "lang/de/german_text.h"

namespace pseudo::lang::de {
namespace {

using Indexes = std::vector<std::size_t>;

TEST(FullNames, AreFoundByInitials) {
  const test::GermanText text("[ORG:Verein der Alten Freunde] und [ORG:VAF], [ORG:Seewerke Thal]");
  EXPECT_EQ(text.context.orgs().full_names("VAF"), Indexes{0});
  EXPECT_TRUE(text.context.orgs().full_names("XY").empty());
}

TEST(FullNames, MayLeaveOutThePlaceAtTheEnd) {
  const test::GermanText text("[ORG:Alter Turnverein Nord Thal]");
  EXPECT_EQ(text.context.orgs().full_names("ATN"), Indexes{0});
  EXPECT_EQ(text.context.orgs().full_names("ATNT"), Indexes{0});
  EXPECT_TRUE(text.context.orgs().full_names("AT").empty());
}

TEST(FullNames, AreFoundByLettersOfTheFirstWord) {
  const test::GermanText text("[ORG:Seewerke]");
  EXPECT_EQ(text.context.orgs().full_names("SWK"), Indexes{0});
  EXPECT_TRUE(text.context.orgs().full_names("WSK").empty());
}

TEST(MentionedOrgs, LegalFormsDoNotCount) {
  const test::GermanText text("[ORG:Seewerke GmbH] und [FAMILY:Huber]");
  const OrgLexicon& lexicon = test::german_rules().orgs;
  EXPECT_TRUE(text.context.orgs().is_mentioned("seewerke", lexicon));
  EXPECT_FALSE(text.context.orgs().is_mentioned("huber", lexicon));
}

TEST(MentionedOrgs, DeclineIfTheirAdjectivesDo) {
  const OrgLexicon& lexicon = test::german_rules().orgs;
  const std::string key = lexicon.uninflected("rote zeitung");
  const test::GermanText two("die [ORG:Rote Zeitung], in der [ORG:Roten Zeitung]");
  EXPECT_TRUE(two.context.orgs().declines(key, lexicon));
  const test::GermanText one("die [ORG:Rote Zeitung] und die [ORG:Rote Zeitung]");
  EXPECT_FALSE(one.context.orgs().declines(key, lexicon));
}

TEST(HasAcronym, IfTheInitialsAreMentioned) {
  const test::GermanText text("[ORG:Verein Alter Freunde], [ORG:VAF], [ORG:Alte Freunde]");
  EXPECT_TRUE(text.context.orgs().has_acronym("Verein Alter Freunde"));
  EXPECT_FALSE(text.context.orgs().has_acronym("Verein Neuer Freunde"));
  EXPECT_FALSE(text.context.orgs().has_acronym("Alte Freunde"));  // two letters
}

}  // namespace
}  // namespace pseudo::lang::de
