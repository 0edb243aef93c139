// A single name behind a title is a family name.
#include "recognition/consistency/titled.h"

#include <gtest/gtest.h>

#include <string>
#include <vector>

#include "support/german.h"

namespace pseudo::recognition {
namespace {

class Titled : public testing::Test {
 protected:
  /// "Frau [Zangerl]": the brackets enclose FEMALE, parentheses FAMILY. The categories after.
  [[nodiscard]] std::string after(const std::string& marked, bool given = false) const {
    std::string text;
    std::vector<Found> marks;
    for (const char c : marked) {
      const bool opens = c == '[' || c == '(';
      if (opens) {
        const Category category = c == '[' ? Category::kFemale : Category::kFamily;
        marks.push_back({{text.size(), text.size()}, category, 1, given});
      } else if (c == ']' || c == ')') {
        marks.back().span.end = text.size();
      } else {
        text += c;
      }
    }
    make_titled_family(look_at(text, lists_, Clusters(), {}), lists_, marks);
    std::string shown;
    for (const Found& mark : marks) {
      if (!shown.empty()) shown += ' ';
      shown += name(mark.category);
    }
    return shown;
  }
  testing_support::German german_;
  Lists lists_{german_.module().lexicons()};
};

TEST_F(Titled, ASingleNameIsAFamilyName) {
  EXPECT_EQ(after("Da kam Frau [Zangerl] an."), "FAMILY");
  EXPECT_EQ(after("Da kam Frau Dr. [Zangerl] an."), "FAMILY");
  EXPECT_EQ(after("[Zangerl] und Frau [Ranftl] an."), "FEMALE FAMILY");
}

TEST_F(Titled, WithoutATitleOrBeforeANameItIsAGivenName) {
  EXPECT_EQ(after("Da kam [Zangerl] an."), "FEMALE");
  EXPECT_EQ(after("Da kam Frau [Irmgard] (Zangerl) an."), "FEMALE FAMILY");
  EXPECT_EQ(after("Da kam Frau [Irmgard] [Rosmarie] an."), "FEMALE FEMALE");
  EXPECT_EQ(after("Da kamen Frau [Zangerl] und (Ranftl) an."), "FAMILY FAMILY");
  EXPECT_EQ(after("[Zangerl] kam."), "FEMALE");
}

TEST_F(Titled, AnnotationsThatAreThereStay) {
  EXPECT_EQ(after("Da kam Frau [Zangerl] an.", true), "FEMALE");
}

}  // namespace
}  // namespace pseudo::recognition
