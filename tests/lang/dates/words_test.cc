// Words of dates: look-up, endings, names of months and days, groups.
#include "lang/common/dates/words.h"

#include <gtest/gtest.h>

#include "lang/common/dates/day_names.h"
#include "lang/common/dates/month_names.h"
#include "lang/common/dates/text_runs.h"
#include "lang/common/dates/word_groups.h"
#include "lang/dates/english_dates.h"

namespace pseudo::lang::dates {
namespace {

const DateWords& words() { return testing_dates::english().words; }

std::string text_of(const std::optional<WordMatch>& match) {
  return match ? words().word(match->word).text : "";
}

TEST(DateWords, AreFoundInAnyCaseByKind) {
  EXPECT_EQ(text_of(words().find("JUNE", WordKind::kMonth)), "June");
  EXPECT_EQ(text_of(words().find("june", WordKind::kWeekday)), "");
  EXPECT_EQ(text_of(words().look_up("until").any()), "until");
  EXPECT_EQ(text_of(words().look_up("nonsense").any()), "");
}

TEST(DateWords, StemsTakeTheirEndingOnly) {
  const auto sixth = words().find("sixth", WordKind::kOrdinal);
  ASSERT_TRUE(sixth);
  EXPECT_EQ(words().word(sixth->word).value, 6);
  EXPECT_EQ(sixth->ending, 2U);
  EXPECT_FALSE(words().find("six", WordKind::kOrdinal));
  EXPECT_FALSE(words().find("sixer", WordKind::kOrdinal));
  EXPECT_FALSE(words().find("th", WordKind::kOrdinal));
}

TEST(DateWords, LongTextsAreNotLookedUp) {
  EXPECT_TRUE(words().is_too_long(std::string(1000, 'a')));
  EXPECT_FALSE(words().is_too_long("Wednesday"));
  EXPECT_FALSE(words().look_up(std::string(1000, 'a')).any());
}

TEST(MonthNames, OneSlipIsCorrected) {
  const auto month = [](std::string_view text) {
    const auto found = find_misspelled_month(words(), text);
    return found ? words().word(*found).value : 0;
  };
  EXPECT_EQ(month("Febuary"), 2);     // a letter too few
  EXPECT_EQ(month("Septemmber"), 9);  // one too many
  EXPECT_EQ(month("Octobar"), 10);    // another one
  EXPECT_EQ(month("Aguust"), 8);      // two exchanged
  EXPECT_EQ(month("Aguusst"), 0);
  EXPECT_EQ(month("Jume"), 0);  // too short to tell
  EXPECT_EQ(month("Aprl"), 0);
  EXPECT_FALSE(has_abbreviation(words(), 5));
  EXPECT_TRUE(has_abbreviation(words(), 6));
}

TEST(DayNames, WeekdaysAreFoundAtTheFrontOfWords) {
  const auto size = [](std::string_view word) {
    const auto found = weekday_at_front(words(), word);
    return found ? found->end : 0;
  };
  EXPECT_EQ(size("monday"), 6U);
  EXPECT_EQ(size("Mondays"), 6U);
  EXPECT_EQ(size("Mondayish"), 0U);
  EXPECT_EQ(size("Mons"), 0U);  // abbreviations take no ending
  EXPECT_EQ(size("Sun"), 3U);
  EXPECT_EQ(size("sun"), 0U);  // a word of its own in lower case
}

TEST(DayNames, HolidaysOfSeveralWordsEndBeforeTheLimit) {
  const auto end = [](std::string_view text, std::size_t to) {
    const auto found = holiday_of_words(words(), text, 0, end_of_word(text, 0), to);
    return found ? found->end : 0;
  };
  EXPECT_EQ(end("Easter Sunday morning", 21), 13U);
  EXPECT_EQ(end("Easter Sunday morning", 12), 0U);
  EXPECT_EQ(end("New Year’s Day", 16), 16U);
  EXPECT_EQ(end("New Year", 8), 0U);
}

TEST(WordGroups, WordsAreExchangedInTheirGroup) {
  const auto word = [](std::string_view text) -> const Word& {
    return words().word(words().look_up(text).any()->word);
  };
  EXPECT_EQ(rotated(words(), word("today"), 0).text, "tomorrow");
  EXPECT_EQ(rotated(words(), word("now"), 5).text, "soon");
  EXPECT_EQ(word_for_value(words(), word("Mon"), 7).text, "Sun");
  EXPECT_EQ(word_for_value(words(), word("Mon"), 2).text, "Tuesday");  // has no abbreviation
  EXPECT_EQ(in_case_of("JUNE", word("June"), "May"), "MAY");
}

TEST(WordGroups, AnotherNameOfAHolidayHasItsPlace) {
  const auto circle = [](std::string_view text) {
    return circle_of(words(), words().word(words().look_up(text).any()->word));
  };
  EXPECT_EQ(circle("Easter").words.size(), 2U);
  EXPECT_EQ(circle("Easter").place, 0U);
  EXPECT_EQ(circle("Easter Sunday").place, 0U);
  EXPECT_EQ(circle("Christmas").place, 1U);
}

TEST(TextRuns, EndWhereTheirCharactersEnd) {
  EXPECT_EQ(end_of_word("März 3", 0), 5U);
  EXPECT_EQ(end_of_word(" x", 0), 0U);
  EXPECT_EQ(end_of_digits("2019-", 0), 4U);
  EXPECT_EQ(end_of_blanks(" \u00A0\u2009x", 0), 6U);
  EXPECT_EQ(begin_of_letters("3 März", 7), 2U);
  EXPECT_EQ(begin_of_letters("abc", 3, 1), 1U);
}

}  // namespace
}  // namespace pseudo::lang::dates
