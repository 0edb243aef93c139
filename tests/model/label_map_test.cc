// Labels of a corpus: letter case, patterns, which rule decides.
#include <gtest/gtest.h>

#include <string>
#include <string_view>

#include "pseudo/category.h"

namespace pseudo {
namespace {

std::string target_of(const LabelMap& labels, std::string_view label) {
  const LabelRule* const rule = labels.find(label);
  return rule == nullptr ? "?" : std::string(rule->target());
}

TEST(LabelMap, KnowsOurOwnLabelsInAnyLetterCaseAndOthersAsWritten) {
  LabelMap labels;
  labels.map("Ward", Category::kOrg);
  EXPECT_EQ(target_of(labels, "FEMALE"), "FEMALE");
  EXPECT_EQ(target_of(labels, "Person"), "PERSON");
  EXPECT_EQ(target_of(labels, "streetno"), "STREETNO");
  EXPECT_EQ(target_of(labels, "Ward"), "ORG");
  EXPECT_EQ(target_of(labels, "WARD"), "?");
  labels.keep("date");
  EXPECT_EQ(target_of(labels, "DATE"), "keep") << "one label, however it is written";
}

TEST(LabelMap, ALiteralDecidesBeforeAPatternAndALongerOneBeforeAShorterOne) {
  LabelMap labels;
  labels.keep("*");
  labels.map("NAME_*", Category::kPerson);
  labels.map("NAME_D*", Category::kOrg);
  labels.map("NAME_DOG", Category::kUser);
  EXPECT_EQ(target_of(labels, "NAME_PATIENT"), "PERSON");
  EXPECT_EQ(target_of(labels, "NAME_"), "PERSON");
  EXPECT_EQ(target_of(labels, "NAME_DOCTOR"), "ORG");
  EXPECT_EQ(target_of(labels, "NAME_DOG"), "USER");
  EXPECT_EQ(target_of(labels, "Mood"), "keep");
  EXPECT_EQ(target_of(labels, "City"), "CITY") << "our own labels are literals";
  labels.map("*_DOCTOR", Category::kMale);
  EXPECT_EQ(target_of(labels, "NAME_DOCTOR"), "MALE") << "longer";
  labels.keep("NAME_D*");
  EXPECT_EQ(target_of(labels, "NAME_DEAN"), "keep") << "the later of two equal ones";
}

struct PatternCase {
  std::string_view pattern;
  std::string_view label;
  bool matches;
};

TEST(LabelPatterns, StarsStandForAnyCharacters) {
  const PatternCase cases[] = {
      {"*", "", true},
      {"*", "x", true},
      {"a*", "a", true},
      {"a*", "ba", false},
      {"*a", "ba", true},
      {"a*b*c", "aXXbYYc", true},
      {"a*b*c", "acb", false},
      {"*ab", "aab", true},
      {"**", "x", true},
      {"a*a", "a", false},
      {"A*", "ab", false},
      {"*b*", "abc", true},
      {"a*bc*bd", "abcbcbd", true},
      {"Person", "PERSON", true},
      {"Ward", "WARD", false},
  };
  for (const PatternCase& row : cases) {
    EXPECT_EQ(matches_label(row.pattern, row.label), row.matches)
        << row.pattern << " and " << row.label;
  }
}

struct RivalCase {
  std::string_view one;
  std::string_view other;
  bool are;
};

TEST(LabelPatterns, RivalsAreEquallyLongAndHaveALabelInCommon) {
  const RivalCase cases[] = {
      {"A*", "*B", true},   {"A*", "B*", false},  {"A*", "A*", false},   {"NAME_*", "*_NAME", true},
      {"AB*", "A*B", true}, {"AB*", "*A", false}, {"A*B", "B*A", false}, {"*A*", "B*", true},
  };
  for (const RivalCase& row : cases) {
    EXPECT_EQ(are_rivals(row.one, row.other), row.are) << row.one << " and " << row.other;
    EXPECT_EQ(are_rivals(row.other, row.one), row.are) << row.other << " and " << row.one;
  }
}

TEST(Targets, AreNodesInAnyLetterCaseAndTwoWords) {
  EXPECT_EQ(find_target("street")->category, Category::kStreet);
  EXPECT_FALSE(find_target("keep")->is_private());
  EXPECT_TRUE(find_target("other")->is_private());
  EXPECT_EQ(find_target("other")->target(), "other");
  EXPECT_FALSE(find_target("?"));
  EXPECT_FALSE(find_target("KEEPER"));
}

TEST(LabelMap, NearestAreTheLabelsThatANameIsMadeOf) {
  EXPECT_EQ(LabelMap().nearest("LOCATION_CITY").front(), "CITY");
  EXPECT_EQ(LabelMap().nearest("contact-phone").front(), "PHONE");
  EXPECT_EQ(LabelMap().nearest("Femal").front(), "FEMALE");
  EXPECT_TRUE(LabelMap().nearest("Sentimentanalyse").empty());
}

}  // namespace
}  // namespace pseudo
