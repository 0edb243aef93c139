// Patterns of dates and their match.
#include "lang/common/dates/forms.h"

#include <gtest/gtest.h>

#include "lang/common/dates/form_match.h"
#include "lang/dates/english_dates.h"

namespace pseudo::lang::dates {
namespace {

TEST(DatePattern, IsCompiledToElements) {
  const auto form = compile_pattern("DDMM'YY {week}", Unit::kDay);
  ASSERT_TRUE(form);
  ASSERT_EQ(form->elements.size(), 6U);
  EXPECT_TRUE(form->elements[0].joined);
  EXPECT_FALSE(form->elements[1].joined);
  EXPECT_EQ(form->elements[2].kind, ElementKind::kApostrophe);
  EXPECT_EQ(form->elements[5].word, WordKind::kWeek);
  EXPECT_FALSE(form->ends_in_year);
  EXPECT_TRUE(compile_pattern("D/M/YYYY", Unit::kDay)->ends_in_year);
}

TEST(DatePattern, IsRefusedIfItCannotBeMoved) {
  for (const char* pattern : {"", ".", "MMMM", "X", "{nothing}", "{week", "DDDDDDDDDDDDDDDDDDDD"}) {
    EXPECT_FALSE(compile_pattern(pattern, Unit::kDay)) << pattern;
  }
  EXPECT_FALSE(compile_pattern("mm", Unit::kTime));
  EXPECT_FALSE(compile_pattern("{decade}", Unit::kDecade));
  EXPECT_FALSE(compile_pattern("{feast}", Unit::kFeast));
}

TEST(DateForms, TellWhatSeparatesFields) {
  const DateForms& forms = testing_dates::english().forms;
  EXPECT_EQ(forms.text_between(Unit::kDay, ElementKind::kDay, ElementKind::kMonthName), " ");
  EXPECT_EQ(forms.text_between(Unit::kDay, ElementKind::kDay, ElementKind::kMonth), "/");
  EXPECT_EQ(forms.text_between(Unit::kSeason, ElementKind::kYear, ElementKind::kYear), "/");
  EXPECT_EQ(forms.text_between(Unit::kWeek, ElementKind::kYear, ElementKind::kYear), std::nullopt);
}

std::string matched(std::string_view text) {
  const auto& tables = testing_dates::english();
  const auto match = match_form(tables.forms, tables.words, text, 0);
  return std::string(text.substr(0, match ? match->end : 0));
}

TEST(FormMatch, TakesTheLongestPossibleForm) {
  EXPECT_EQ(matched("3 June 2019 at"), "3 June 2019");
  EXPECT_EQ(matched("3 June 20190"), "3 June");
  EXPECT_EQ(matched("31/12/2019"), "31/12/2019");
  EXPECT_EQ(matched("31/13/2019"), "31");
  EXPECT_EQ(matched("13/2019"), "13");
  EXPECT_EQ(matched("32 June"), "");
  EXPECT_EQ(matched("01062019"), "01062019");
  EXPECT_EQ(matched("week 54"), "");
  EXPECT_EQ(matched("week 53"), "week 53");
  EXPECT_EQ(matched("winter 2019/21"), "winter 2019");
  EXPECT_EQ(matched("June 2019"), "June 2019");
  EXPECT_EQ(matched("12 hours"), "");  // a clock claims the number
  EXPECT_EQ(matched("x"), "");
}

TEST(FormMatch, SaysWhatTheFieldsAre) {
  const auto& tables = testing_dates::english();
  const auto match = match_form(tables.forms, tables.words, "on 3 June 2019", 3);
  ASSERT_TRUE(match);
  ASSERT_EQ(match->count, 3U);
  EXPECT_EQ(match->fields[0].value, 3);
  EXPECT_EQ(match->fields[0].begin, 3U);
  EXPECT_EQ(match->fields[1].kind, ElementKind::kMonthName);
  EXPECT_EQ(match->fields[1].value, 6);
  EXPECT_EQ(match->fields[2].value, 2019);
  EXPECT_EQ(match->fields[2].end, 14U);
}

}  // namespace
}  // namespace pseudo::lang::dates
