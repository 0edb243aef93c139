// Names that were found once, found again.
#include "recognition/consistency/spread.h"

#include <gtest/gtest.h>

#include <string>
#include <vector>

#include "support/german.h"

namespace pseudo::recognition {
namespace {

class Spread : public testing::Test {
 protected:
  /// "Frau [Habersatter] kam": what brackets enclose is a mark of that category.
  [[nodiscard]] std::string run(const std::string& marked, Category category,
                                bool given = true) const {
    std::string text;
    std::vector<Found> found;
    for (const char c : marked) {
      if (c == '[') found.push_back({{text.size(), text.size()}, category, 0.5, given});
      if (c == ']') found.back().span.end = text.size();
      if (c != '[' && c != ']') text += c;
    }
    std::string all;
    for (const Found& one : spread(text, found, german_.module())) {
      EXPECT_EQ(one.category, category);
      EXPECT_FALSE(one.given);
      EXPECT_DOUBLE_EQ(one.score, 0.5);
      if (!all.empty()) all += '|';
      all += text.substr(one.span.begin, one.span.size());
    }
    return all;
  }
  testing_support::German german_;
};

TEST_F(Spread, FindsTheOtherMentionsInAllForms) {
  const Category family = Category::kFamily;
  EXPECT_EQ(run("Frau [Habersatter] kam. Dann ging Habersatter.", family), "Habersatter");
  EXPECT_EQ(run("Habersatter kam, Frau [Habersatter] ging, Habersatter blieb.", family),
            "Habersatter|Habersatter");
  EXPECT_EQ(run("Frau [Habersatter] kam. Das ist Habersatters Haus.", family), "Habersatters");
  EXPECT_EQ(run("Aus [Graz] kam sie, nach Graz geht sie.", Category::kCity), "Graz");
}

TEST_F(Spread, PartsOfNamesAreNamesOfPeopleOnly) {
  EXPECT_EQ(run("Frau [Habersatter-Moser] kam. Habersatter ging.", Category::kFamily),
            "Habersatter");
  EXPECT_EQ(run("Frau [von Habersatter] kam. Habersatter ging.", Category::kFamily), "Habersatter");
  EXPECT_EQ(run("Herr [Hans Peter] kam. Peter ging.", Category::kMale), "Peter");
  EXPECT_EQ(run("Bei [Habersatter Bau] ist Habersatter, bei Habersatter Bau auch.", Category::kOrg),
            "Habersatter Bau");
  EXPECT_EQ(
      run("Am [Institut für Physik]. Das Institut für Physik ist ein Institut.", Category::kOrg),
      "Institut für Physik");
}

TEST_F(Spread, LeavesOutWhatIsNoNameThere) {
  const Category family = Category::kFamily;
  EXPECT_EQ(run("Frau [Habersatter] kam.", family), "");
  EXPECT_EQ(run("Frau [Habersatter] kam, und [Habersatter] ging.", family), "");
  EXPECT_EQ(run("Frau [Habersatter] kam, der habersatter ging.", family), "");
  EXPECT_EQ(run("Frau [Habersatter] kam. Das Habersatterhaus.", family), "");
  EXPECT_EQ(run("Die Nummer [Habersatter] und Habersatter.", Category::kPass), "")
      << "words of that category are no names";
}

// A form that stands more often without a mark was probably taken for a name by mistake.
TEST_F(Spread, FoundNamesNeedAsManyMarksAsPlacesWithout) {
  const Category family = Category::kFamily;
  EXPECT_EQ(run("Frau [Habersatter] kam. Dann ging Habersatter.", family, false), "Habersatter");
  EXPECT_EQ(run("Frau [Habersatter] kam, Habersatter ging, Habersatter blieb.", family, false), "");
  EXPECT_EQ(run("Frau [Habersatter] kam, Habersatter ging, Habersatter blieb.", family),
            "Habersatter|Habersatter");
}

}  // namespace
}  // namespace pseudo::recognition
