// Which words of a person mention are given names and which family names, with an invented
// language of a few names.
#include "lang/common/person_words.h"

#include <gtest/gtest.h>

#include <set>
#include <string>

namespace pseudo::lang {
namespace {

bool is_one_of(const Token& token, const std::set<std::string>& words) {
  return words.contains(token.folded);
}

// The people of a mention as "G F|G": G given, F family, - literal.
std::string roles(std::string_view surface, bool given_only = false) {
  const PersonFacts facts{[](const Token& token) {
                            return is_one_of(token, {"ana", "belo", "cira", "udo"});
                          },
                          [](const Token& token) {
                            return is_one_of(token, {"huba", "maja", "udo"});
                          },
                          [](PersonWords) { return PersonRole::kFamily; },
                          [](const Token& token) {
                            return is_one_of(token, {"shown"}) ? PersonRole::kFamily
                                                               : PersonRole::kOpen;
                          },
                          [](const Token& token) { return is_one_of(token, {"li"}); },
                          given_only};
  const Tokens tokens = tokenize(surface);
  std::vector<PersonWord> words = person_words(tokens, surface);
  for (PersonWord& word : words) {
    word.connector = word.token->folded == "und";
    word.particle = word.token->folded == "von";
    if (word.token->folded == "dr") word.title = PersonTitle::kTitle;
    if (word.token->folded == "geb") word.title = PersonTitle::kBirth;
    const bool literal = word.connector || word.particle || word.title != PersonTitle::kNone;
    if (literal) word.role = PersonRole::kLiteral;
  }
  std::string written;
  for (const PersonWords person : assign_person_roles(words, facts)) {
    if (!written.empty()) written += '|';
    for (const PersonWord& word : person) {
      written += word.role == PersonRole::kGiven    ? 'G'
                 : word.role == PersonRole::kFamily ? 'F'
                                                    : '-';
    }
  }
  return written;
}

TEST(PersonWords, TheLastNameIsTheFamilyName) {
  EXPECT_EQ(roles("Ana Huba"), "GF");
  EXPECT_EQ(roles("Ana Belo Nix"), "GGF");
  EXPECT_EQ(roles("Ana Huba-Maja"), "GFF");
  EXPECT_EQ(roles("Ana-Cira Huba"), "GGF");
  EXPECT_EQ(roles("dr Ana Huba"), "-GF");
}

TEST(PersonWords, WhatOtherMentionsShowDecides) {
  EXPECT_EQ(roles("Shown Nix"), "FG");
  EXPECT_EQ(roles("Shown Ana"), "FG");
  EXPECT_EQ(roles("Ana Shown"), "GF");
  EXPECT_EQ(roles("Ana Shown Shown"), "GFF");
}

TEST(PersonWords, SomeFamilyNamesStandBeforeTheGivenName) {
  EXPECT_EQ(roles("Li Nix"), "FG");
  EXPECT_EQ(roles("Li Nix Fix"), "FGG");
  EXPECT_EQ(roles("Li Huba"), "GF");
  EXPECT_EQ(roles("Nix A."), "FG");
}

TEST(PersonWords, AFamilyNameMayStandFirst) {
  EXPECT_EQ(roles("Huba Ana"), "FG");
  EXPECT_EQ(roles("NIX Fix"), "FG");  // capitals
  EXPECT_EQ(roles("Huba A."), "FG");
  EXPECT_EQ(roles("Huba, Ana"), "FG");
  EXPECT_EQ(roles("Ana Huba, Nix"), "GFF");
  EXPECT_EQ(roles("Udo Ana"), "GF");  // both are given names
}

TEST(PersonWords, ConjunctionsAndCommasDividePeople) {
  EXPECT_EQ(roles("Ana Huba und Belo Maja"), "GF|-GF");
  EXPECT_EQ(roles("Ana Huba, Belo Maja"), "GF|GF");
  EXPECT_EQ(roles("Ana, Belo und Cira"), "F|F|-F");  // three people; lone_role decides
  EXPECT_EQ(roles("Ana & Belo Huba"), "G|GF");
  EXPECT_EQ(roles("Ana und Belo Huba"), "G|-GF");  // they share the family name
}

TEST(PersonWords, EverythingAfterAParticleIsFamilyName) {
  EXPECT_EQ(roles("Ana von Nix"), "G-F");
  EXPECT_EQ(roles("von Nix, Ana"), "-FG");
  EXPECT_EQ(roles("Ana von Nix und Fix"), "G-F-F");
  EXPECT_EQ(roles("Ana von Nix und Belo Huba"), "G-F|-GF");
}

TEST(PersonWords, ANameAtBirthIsAFamilyName) { EXPECT_EQ(roles("Ana Huba geb Udo"), "GF|-F"); }

TEST(PersonWords, ALabelMayAllowGivenNamesOnly) { EXPECT_EQ(roles("Ana Huba", true), "GG"); }

TEST(PersonWords, SeeWhatStandsBetween) {
  const std::string_view surface = "a-b - c,d/e";
  const Tokens tokens = tokenize(surface);
  const auto words = person_words(tokens, surface);
  ASSERT_EQ(words.size(), 5U);
  EXPECT_TRUE(words[1].hyphen_before);
  EXPECT_FALSE(words[2].hyphen_before);  // a dash between blanks
  EXPECT_TRUE(words[3].comma_before);
  EXPECT_TRUE(words[4].divider_before);
}

}  // namespace
}  // namespace pseudo::lang
