// Properties of documents with thousands of dates, generated from fixed seeds.
#include <gtest/gtest.h>

#include <array>
#include <cstddef>
#include <cstdint>
#include <string>
#include <string_view>
#include <vector>

#include "lang/de/date_patterns.h"
#include "support/growth.h"
#include "support/numbers.h"

namespace pseudo::lang {
namespace {

using dates::Day;
using testing_dates::GermanDocument;
using testing_support::Numbers;

std::vector<std::string> full_patterns() {
  std::vector<std::string> full;
  for (const auto& row : testing_dates::patterns()) {
    const bool is_full = row.unit == "day" && row.pattern.find("YYYY") != row.pattern.npos;
    if (is_full && !row.pattern.starts_with("M/")) full.push_back(row.pattern);
  }
  return full;
}

struct Generated {
  std::string text;
  std::vector<Day> days;
};

Generated generate(std::uint64_t seed, int dates) {
  static const std::vector<std::string> kPatterns = full_patterns();
  Numbers numbers(seed);
  Generated made;
  for (int i = 0; i < dates; ++i) {
    const Day day = numbers.below(100'000) - 50'000;
    const auto& pattern =
        kPatterns[static_cast<std::size_t>(numbers.below(static_cast<int>(kPatterns.size())))];
    made.text += "Wir sehen uns [[" + testing_dates::render(pattern, dates::to_civil(day), 2) +
                 "]] im Park.\n";
    made.days.push_back(day);
  }
  return made;
}

std::string marked(const std::vector<std::string>& dates) {
  std::string text;
  for (const std::string& date : dates) text += "Wir sehen uns [[" + date + "]] im Park.\n";
  return text;
}

TEST(DateProperties, DistanceAndOrderOfFullDatesAreExact) {
  for (std::uint64_t seed = 1; seed <= 6; ++seed) {
    const Generated made = generate(seed, 4'000);
    const GermanDocument document(made.text);
    for (const int shift : {1, -1, 7, -28, 100, 365, -366}) {
      const GermanDocument moved(marked(document.dates(shift)));
      for (std::size_t i = 0; i < made.days.size(); ++i) {
        ASSERT_EQ(document.readings().day(i), made.days[i]) << document.mentions()[i].surface;
        ASSERT_EQ(moved.readings().day(i), made.days[i] + shift)
            << document.mentions()[i].surface << " -> " << moved.mentions()[i].surface;
      }
    }
  }
}

TEST(DateProperties, NoiseChangesOnlyWhatIsNoDate) {
  const Generated made = generate(7, 500);
  const GermanDocument document(
      made.text +
      "am [[Montag, 3. Juni]] um [[14:30]], [[heute]], [[3. Juni, 99999]], "
      "[[Xyz]], [[12. (Mi)]], [[Ostern]]");
  const std::size_t size = document.mentions().size();
  const auto write = [&](std::uint64_t noise) {
    return document.readings().write(9, std::vector<std::uint64_t>(size, noise));
  };
  const std::vector<std::string> expected = write(0);
  for (const std::uint64_t noise : {1U, 12'345U, 4'000'000'007U}) {
    const std::vector<std::string> texts = write(noise);
    for (std::size_t i = 0; i <= made.days.size(); ++i) {
      ASSERT_EQ(texts[i], expected[i]) << document.mentions()[i].surface;
    }
    for (const std::size_t i : {1U, 3U, 4U}) {  // a time, digits, a word that is none
      EXPECT_NE(texts[made.days.size() + i], expected[made.days.size() + i]);
    }
  }
}

TEST(DateProperties, ThereAndBackIsTheSameText) {
  const Generated made = generate(77, 4'000);
  const GermanDocument document(made.text);
  for (const int shift : {1, -7, 123, -364}) {
    const GermanDocument moved(marked(document.dates(shift)));
    const auto back = moved.dates(-shift);
    for (std::size_t i = 0; i < back.size(); ++i) {
      ASSERT_EQ(back[i], document.mentions()[i].surface) << moved.mentions()[i].surface;
    }
  }
}

/// The result reveals the true days only up to the shift: two documents that differ by a shift have
/// the same text if each is shifted to the same days.
TEST(DateProperties, ShiftsAddUp) {
  const Generated made = generate(99, 3'000);
  const GermanDocument document(made.text);
  for (const int first : {3, -50, 200}) {
    const GermanDocument moved(marked(document.dates(first)));
    for (const int second : {10, -365}) {
      ASSERT_EQ(moved.dates(second), document.dates(first + second));
    }
  }
}

TEST(DateProperties, WeekdaysOfShiftedDatesAreTrue) {
  static const std::array<const char*, 7> kNames = {"Montag",  "Dienstag", "Mittwoch", "Donnerstag",
                                                    "Freitag", "Samstag",  "Sonntag"};
  const auto name = [](Day day) {
    return std::string(kNames[static_cast<std::size_t>(dates::weekday(day)) - 1]);
  };
  const auto date = [&](Day day, bool year) {
    const auto civil = dates::to_civil(day);
    return name(day) + ", den " + testing_dates::render(year ? "D. MMMM YYYY" : "D.M.", civil, 1);
  };
  std::string text;
  for (Day day = 17'000; day < 18'500; ++day) text += "[[" + date(day, true) + "]] ;\n";
  const GermanDocument document(text);
  EXPECT_TRUE(document.readings().keeps_weekdays());
  for (const int shift : {1, 6, -100, 365}) {
    const auto shifted = document.dates(shift);
    for (std::size_t i = 0; i < shifted.size(); ++i) {
      ASSERT_EQ(shifted[i], date(17'000 + static_cast<Day>(i) + shift, true));
    }
  }
}

/// Days and months are completed from the nearest full date and keep their distance to it.
TEST(DateProperties, IncompleteDatesKeepTheirDistanceToTheFullOne) {
  Numbers numbers(5);
  for (int round = 0; round < 500; ++round) {
    const int year = 1950 + numbers.below(100);
    const Day first = dates::to_day({.year = year, .month = 1, .day = 1});
    const Day full = first + numbers.below(365);
    const Day other = first + numbers.below(365);
    const int shift = numbers.below(700) - 350;
    const auto text = [&](int by) {
      return "am [[" + testing_dates::render("D. M. YYYY", dates::to_civil(full + by), 2) +
             "]] und am [[" + testing_dates::render("D.M.", dates::to_civil(other + by), 2) + "]]";
    };
    ASSERT_EQ(GermanDocument(text(0)).shifted(shift), text(shift));
  }
}

TEST(DateProperties, OneDocumentOfManyIncompleteDatesTakesLinearTime) {
  constexpr std::size_t kMany = 24'000;
  constexpr std::string_view kThree = "[[12.]] und [[14. Mai]]; [[3.4.]]; ";
  const auto read = [&](const std::string& dates) {
    const GermanDocument document("[[1.6.2019]] " + dates + "[[1.6.2018]]");
    EXPECT_EQ(document.dates(7).size(), 3 * dates.size() / kThree.size() + 2);
  };
  EXPECT_TRUE(testing_support::grows_linearly(read, testing_support::repeated(kThree, kMany / 8),
                                              testing_support::repeated(kThree, kMany)));
}

}  // namespace
}  // namespace pseudo::lang
