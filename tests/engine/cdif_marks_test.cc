// Source of belief: the marks of Dunlop 1993 (TCGW59), tables 1 and 2.
#include <gtest/gtest.h>

#include "engine/realize/cdif_marks.h"

namespace pseudo {
namespace {

TEST(CdifMarks, FollowTheTables) {
  struct Row {
    Category category;
    CdifContext context;
    const char* reference;
  };
  const Row rows[] = {
      {Category::kFemale, {}, "&namef;"},
      {Category::kMale, {}, "&namem;"},
      {Category::kFamily, {}, "&name;"},
      {Category::kPerson, {}, "&name;"},
      {Category::kGiven, {true, false}, "&namen;"},
      {Category::kFemale, {true, false}, "&namen;"},
      {Category::kOrg, {}, "&org;"},
      {Category::kCity, {}, "&place;"},
      {Category::kStreet, {}, "&addr;"},
      {Category::kZip, {}, "&addr;"},
      {Category::kDate, {}, "&date;"},
      {Category::kPhone, {}, "&tel;"},
      {Category::kPhone, {false, true}, "&fax;"},
      {Category::kUfid, {}, "&num;"},
      {Category::kUser, {}, "&anon;"},
      {Category::kEmail, {}, "&anon;"},
  };
  for (const Row& row : rows) {
    EXPECT_EQ(cdif_reference(cdif_mark(row.category, row.context)), row.reference)
        << name(row.category);
  }
}

TEST(CdifMarks, DescriptionsAreQuoted) {
  EXPECT_EQ(cdif_omission("former employer"), "<omit desc='former employer' cause=anonymization>");
  EXPECT_EQ(cdif_omission("R&D's <head>"),
            "<omit desc='R&amp;D&#39;s &lt;head&gt;' cause=anonymization>");
}

}  // namespace
}  // namespace pseudo
