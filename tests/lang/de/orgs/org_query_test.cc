// Which organisations may stand for one.
#include "lang/de/orgs/org_query.h"

#include <gtest/gtest.h>

#include <string>

#include "lang/de/german_text.h"
#include "text/fold.h"

namespace pseudo::lang::de {
namespace {

const OrgLexicon& orgs() { return test::german_rules().orgs; }

SurrogateQuery query(const std::string& lemma) {
  const std::string key = text::fold_key(lemma);
  EntityView entity;
  entity.category = Category::kOrg;
  entity.key = key;
  entity.lemma = lemma;
  return query_org(test::german_rules(), entity);
}

TEST(OrgQuery, EnglishNamesGetEnglishOnesOfTheKindOfTheirNoun) {
  const SurrogateQuery university = query("Xander University");
  EXPECT_EQ(university.table, orgs().english());
  EXPECT_EQ(university.required.kind, "university");
  EXPECT_EQ(university.required.gender, "f");
  const SurrogateQuery open = query("Xanders of the Xand");
  EXPECT_EQ(open.table, orgs().english());
  EXPECT_EQ(open.required.kind, "open");
  EXPECT_EQ(query("Verein of the Xand").table, orgs().english()) << "a German noun decides nothing";
}

TEST(OrgQuery, GermanNamesGetOnesOfTheKindOfTheirNoun) {
  const SurrogateQuery club = query("Sportverein Xanderau");
  EXPECT_NE(club.table, orgs().english());
  EXPECT_NE(club.table, orgs().acronyms());
  EXPECT_NE(club.table, nullptr);
}

TEST(OrgQuery, AcronymsGetAcronymsOfTheirLength) {
  for (const char* acronym : {"XZ", "XZQ", "XZQV", "XZQVW"}) {
    const SurrogateQuery found = query(acronym);
    EXPECT_EQ(found.table, orgs().acronyms()) << acronym;
    EXPECT_EQ(found.required.construction, std::to_string(std::string(acronym).size()));
  }
  EXPECT_NE(query("XZQVWXZ").table, orgs().acronyms()) << "a name";
}

}  // namespace
}  // namespace pseudo::lang::de
