// Tests how dates and numbers are filled, and which filler each category has.
#include <gtest/gtest.h>

#include <set>
#include <string>
#include <vector>

#include "engine/assign/draw_dates.h"
#include "engine/assign/draw_numbers.h"
#include "engine/assign/draw_shift.h"
#include "engine/common/filler.h"
#include "engine/common/scopes.h"
#include "engine/realize/fill_dates.h"
#include "engine/stages.h"

namespace pseudo {
namespace {

TEST(Filler, FollowsCategoryAndKindOfPart) {
  EXPECT_EQ(filler_of(Category::kCity), Filler::kName);
  EXPECT_EQ(filler_of(Category::kDate), Filler::kDate);
  EXPECT_EQ(filler_of(Category::kUser), Filler::kAddress);
  EXPECT_EQ(filler_of(Category::kZip), Filler::kNumber);
  EXPECT_EQ(filler_of(Category::kPerson), Filler::kNumber);  // a node: what it is, nobody knows
  Mention mention;
  mention.category = Category::kOrg;
  Part part;
  part.category = Category::kOrg;
  EXPECT_EQ(filler_of(mention, part), Filler::kName);
  part.kind = Part::Kind::kLiteral;
  EXPECT_EQ(filler_of(mention, part), Filler::kNone);
  part.kind = Part::Kind::kScramble;
  EXPECT_EQ(filler_of(mention, part), Filler::kNumber);
  part.kind = Part::Kind::kInitial;
  EXPECT_EQ(filler_of(mention, part), Filler::kInitial);
}

TEST(Filler, DatesAreFilledAsWholeMentionsOnly) {
  Mention mention;
  mention.category = Category::kDate;
  Part part;
  part.category = Category::kDate;
  EXPECT_EQ(filler_of(mention, part), Filler::kDate);
  mention.category = Category::kOrg;
  EXPECT_EQ(filler_of(mention, part), Filler::kNumber);
}

TEST(WholeYears, AreTheShiftsAfterWhichADayRecurs) {
  for (const int days : {365, -365, 366, 730, 731, 1095, 1096, 1461, -1461}) {
    EXPECT_TRUE(is_whole_years(days)) << days;
  }
  for (const int days : {1, 7, 364, 367, 729, 732, 1460, 1462, -363}) {
    EXPECT_FALSE(is_whole_years(days)) << days;
  }
}

std::vector<Mention> dates(const std::vector<std::string>& surfaces) {
  std::vector<Mention> mentions;
  for (const std::string& surface : surfaces) {
    Mention& mention = mentions.emplace_back();
    mention.category = Category::kDate;
    mention.surface = surface;
  }
  return mentions;
}

class Dates : public testing::Test {
 protected:
  std::vector<std::string> shifted(const std::vector<std::string>& surfaces, Scope scope) {
    const std::vector<Mention> mentions = dates(surfaces);
    const DocumentView view{"", mentions};
    std::vector<std::size_t> all(mentions.size());
    for (std::size_t i = 0; i < all.size(); ++i) all[i] = i;
    Scopes scopes(key_, "", "a/1", classes_);
    const DateShift shift =
        draw_date_shift(view, all, language_.read_dates(view, all), options_, scope, scopes);
    days_ = shift.days;
    return write_dates(view, shift, scopes);
  }
  Key key_ = test::key_of('k');
  LetterClasses classes_;
  Options options_;
  Lexicons lexicons_ = test::small_lexicons();
  test::SmallLanguage language_{lexicons_};
  int days_ = 0;
};

TEST_F(Dates, HaveOneShiftWithinTheBoundThatIsNoYear) {
  options_.max_shift = 400;
  for (char fill = '!'; fill < '~'; ++fill) {
    key_ = test::key_of(fill);
    const auto texts = shifted({"D1000", "D1100"}, Scope::kDocument);
    EXPECT_EQ(texts[0], "D" + std::to_string(1000 + days_));
    EXPECT_EQ(texts[1], "D" + std::to_string(1100 + days_));
    EXPECT_TRUE(days_ != 0 && days_ >= -400 && days_ <= 400 && !is_whole_years(days_)) << days_;
  }
}

TEST_F(Dates, MoveByWholeWeeksInSharedScopes) {
  for (char fill = '!'; fill < '~'; ++fill) {
    key_ = test::key_of(fill);
    shifted({"D1000"}, Scope::kFolder);
    EXPECT_EQ(days_ % 7, 0) << days_;
  }
}

TEST_F(Dates, ObeyAFixedShift) {
  options_.fixed_shift = -42;
  EXPECT_EQ(shifted({"D100"}, Scope::kDocument)[0], "D58");
}

TEST_F(Dates, ThatCannotBeReadGetOtherDigits) {
  const std::string text = shifted({"am 3.12."}, Scope::kDocument)[0];
  EXPECT_EQ(text.size(), 8U);
  EXPECT_EQ(text[4], '.');
  EXPECT_NE(text.substr(3), "3.12.");
}

TEST(Numbers, EqualOnesAreOneAndOthersDiffer) {
  const Lexicons lexicons = test::small_lexicons();
  const values::Locale locale(lexicons);
  const Key key = test::key_of('k');
  const LetterClasses none;
  Scopes scopes(key, "", "a/1", none);
  std::vector<std::string> surfaces{"12", "12", "14", "0463/2700", "(0463) 2700"};
  std::vector<values::ValueMention> mentions;
  for (std::size_t i = 0; i < surfaces.size(); ++i) {
    mentions.push_back({i < 3 ? Category::kStreetNo : Category::kPhone, surfaces[i]});
  }
  const DrawnNumbers numbers =
      draw_numbers(mentions, Scope::kDocument, Options(), "AT", locale, scopes);
  EXPECT_EQ(numbers.text(0), numbers.text(1));
  const std::set<std::string> distinct{numbers.text(0), numbers.text(2), "12", "14"};
  EXPECT_EQ(distinct.size(), 4U);
  EXPECT_EQ(numbers.text(3).substr(5), numbers.text(4).substr(7));
  EXPECT_NE(numbers.text(3), surfaces[3]);
}

}  // namespace
}  // namespace pseudo
