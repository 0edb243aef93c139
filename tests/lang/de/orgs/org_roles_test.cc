// Head nouns, legal forms, links and topics in names of organisations.
#include "lang/de/orgs/org_roles.h"

#include <gtest/gtest.h>

#include "lang/de/german_text.h"

namespace pseudo::lang::de {
namespace {

OrgWords words_of(std::string_view name) {
  const test::GermanText text("");
  return assign_roles(test::german_rules(), tokenize(name), name, text.context);
}

// One letter for each role: o open, n noun, l link.
std::string roles(std::string_view name) {
  std::string letters;
  for (const OrgRole role : words_of(name).roles) {
    letters += role == OrgRole::kNoun ? 'n' : role == OrgRole::kLink ? 'l' : 'o';
  }
  return letters;
}

TEST(OrgRoles, AreThoseOfHeadsLinksAndLegalForms) {
  EXPECT_EQ(roles("Universität Xanderau"), "no");
  EXPECT_EQ(roles("Universität Münster"), "no") << "the town, not the church";
  EXPECT_EQ(roles("Institut für Xanderkunde"), "nlo");
  EXPECT_EQ(roles("Xander GmbH"), "ol");
  EXPECT_EQ(roles("GmbH"), "o");
  EXPECT_EQ(roles("Xander & Partner"), "ol");
}

TEST(OrgHeads, AreTheFirstNounInAnyForm) {
  const OrgWords university = words_of("Universität Xanderau");
  ASSERT_TRUE(university.head);
  EXPECT_EQ(university.head.noun->kind, "university");
  EXPECT_EQ(university.head_at, 0U);
  EXPECT_TRUE(words_of("Krankenhauses").head.genitive);
  EXPECT_TRUE(words_of("Stadtwerken").head.dative);
  EXPECT_TRUE(words_of("Sportverein").head);
  EXPECT_FALSE(words_of("Xander").head);
}

TEST(LegalForms, EndTheName) {
  const OrgWords firm = words_of("Xander GmbH & Co. KG");
  EXPECT_TRUE(firm.has_legal);
  EXPECT_EQ(firm.end, 1U);
  EXPECT_FALSE(words_of("Xander Haus").has_legal);
}

std::size_t topic_at(std::string_view name, std::size_t first) {
  return topic_length(test::german_rules(), words_of(name), first);
}

TEST(OrgTopics, FollowTheirPreposition) {
  EXPECT_EQ(topic_at("Institut für Slawistik", 2), 1U);
  EXPECT_EQ(topic_at("Institut für Slawistik der Universität Xanderau", 2), 1U);
  EXPECT_EQ(topic_at("Institut für Alte Geschichte", 2), 2U);
  EXPECT_EQ(topic_at("Institut an Slawistik", 2), 0U);
}

TEST(OrgKinds, SayWhatStandsBesideTheirHead) {
  const OrgLexicon& orgs = test::german_rules().orgs;
  EXPECT_FALSE(orgs.kind_rules("shop").place_first);
  EXPECT_FALSE(orgs.kind_rules("court").person);
  EXPECT_EQ(orgs.kind_rules("authority").topic, "office");
  EXPECT_TRUE(orgs.kind_rules("institute").bare_topic);
  EXPECT_TRUE(orgs.kind_rules("club").person);
  EXPECT_EQ(orgs.kind_rules("club").topic, "cause");
  EXPECT_EQ(orgs.kind_rules("institute").topic, "any");
  EXPECT_EQ(orgs.kind_rules("court").wider, "authority");
}

}  // namespace
}  // namespace pseudo::lang::de
