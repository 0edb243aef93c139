#include "engine/resolve/read_text.h"

#include <gtest/gtest.h>

#include <string>
#include <string_view>
#include <vector>

#include "engine/plan/plan.h"

namespace pseudo {
namespace {

// The annotation "Anna ... Wolf" surrounds the others, so that its span contains theirs.
TEST(ReadText, MentionsMayHoldOthers) {
  Document document;
  document.text = "Anna, Eva und Mül-\nler Wolf, Graz";
  document.add_annotation("PERSON", {{0, 4}, {24, 28}});
  document.add_annotation("FEMALE", {{6, 9}});
  document.add_annotation("FAMILY", {{14, 23}});
  document.add_annotation("CITY", {{30, 34}});
  LabelMap labels;
  for (const Category category :
       {Category::kPerson, Category::kFemale, Category::kFamily, Category::kCity}) {
    labels.map(std::string(name(category)), category);
  }
  ASSERT_EQ(document.text.substr(24, 4), "Wolf");
  const std::vector<Reading> readings = {{2, "Müller"}};
  const auto plan = make_plan(document, labels, readings);
  ASSERT_TRUE(plan) << plan.error().message;
  const ReadText read(document, *plan);
  EXPECT_EQ(read.view().text, "Anna, Eva und Müller Wolf, Graz");
  std::vector<std::string_view> seen;
  for (const Mention& mention : read.view().mentions) {
    seen.push_back(read.view().text.substr(mention.span.begin, mention.span.size()));
  }
  EXPECT_EQ(seen,
            (std::vector<std::string_view>{"Anna, Eva und Müller Wolf", "Eva", "Müller", "Graz"}));
}

}  // namespace
}  // namespace pseudo
