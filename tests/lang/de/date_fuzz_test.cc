// Hostile dates: any input is changed, and nothing breaks.
#include <gtest/gtest.h>

#include <cstddef>
#include <cstdint>
#include <limits>
#include <string>
#include <string_view>
#include <vector>

#include "lang/de/german_dates.h"
#include "support/growth.h"
#include "support/numbers.h"
#include "text/chars.h"
#include "text/utf8.h"

namespace pseudo::lang {
namespace {

using testing_dates::GermanDocument;
using testing_support::Numbers;

const std::vector<std::string>& pieces() {
  static const std::vector<std::string> kPieces = {"1",           "12",       "31",
                                                   "99",          "2019",     "0000",
                                                   "99999999999", ".",        ". ",
                                                   "-",           "–",        "/",
                                                   " ",           "\u00A0",   "'",
                                                   "’",           "(",        ")",
                                                   ":",           ",",        "+",
                                                   "Juni",        "MAI",      "Jän.",
                                                   "Feber",       "märz",     "Sept.",
                                                   "WS",          "SoSe",     "KW",
                                                   "Q",           "Montag",   "so",
                                                   "Mo.",         "heute",    "Ostern",
                                                   "Ende",        "bis",      "und",
                                                   "Uhr",         "h",        "T",
                                                   "Z",           "er",       "S",
                                                   "erste",       "dritten",  "Sommer",
                                                   "Winter",      "Maria",    "\u0301",
                                                   "😀",           "٣",        "ſ",
                                                   "ẞ",           "\u200B",   "einunddreißigsten",
                                                   "nächste",     "Woche",    "VI",
                                                   "000000",      "20190601", "Halbjahr",
                                                   "Quartal"};
  return kPieces;
}

bool says_something(const std::string& text) {
  for (std::size_t pos = 0; pos < text.size();) {
    const char32_t c = text::next(text, pos);
    if (text::is_letter(c) || text::is_digit(c)) return true;
  }
  return false;
}

TEST(DateFuzz, RandomPiecesAreNeverKeptAndNeverBreak) {
  Numbers numbers(2019);
  for (int round = 0; round < 20'000; ++round) {
    std::string text;
    std::vector<std::string> dates;
    for (std::size_t i = 0; i <= numbers.below(std::size_t{3}); ++i) {
      std::string date;
      for (std::size_t j = 0; j <= numbers.below(std::size_t{9}); ++j) {
        date += pieces()[numbers.below(pieces().size())];
      }
      text += " am [[" + date + "]]";
      dates.push_back(date);
    }
    const GermanDocument document(text);
    for (const int shift : {7, -7}) {
      const auto written = document.dates(shift);
      ASSERT_EQ(written.size(), dates.size());
      for (std::size_t i = 0; i < dates.size(); ++i) {
        ASSERT_FALSE(text::find_invalid_utf8(written[i])) << dates[i];
        if (!says_something(dates[i])) continue;
        ASSERT_NE(written[i], dates[i]) << text;
      }
    }
  }
}

TEST(DateFuzz, AnyShiftIsTaken) {
  const GermanDocument document(
      "[[1.1.1]] [[31.12.9999]] [[0.0.0000]] [[1.1.0001]] [[Juni]] [[KW 53]] [[KW 53/2020]] "
      "[[90er]] [[WS 99/00]] [[9999/00]] [[12. - 15.7.]] [[Montag]] [[heute]] [[Q4 9999]]");
  for (const int shift : {std::numeric_limits<int>::min(), std::numeric_limits<int>::max(), 0,
                          3'000'000, -3'000'000, 36'525}) {
    EXPECT_EQ(document.dates(shift).size(), document.mentions().size());
  }
}

TEST(DateFuzz, LongSpansTakeLinearTime) {
  constexpr std::size_t kBytes = 240'000;
  const auto read = [](const std::string& date) {
    EXPECT_EQ(GermanDocument("[[" + date + "]]").dates(7).size(), 1U);
    EXPECT_EQ(GermanDocument(date + "[[1.6.]]" + date).dates(7)[0], "8.6.");
  };
  for (const std::string piece : {"1", "a", " ", ".", "1.", "ä", "Mai", "1 ", "'", "-", "bis "}) {
    const std::size_t many = kBytes / piece.size();
    EXPECT_TRUE(testing_support::grows_linearly(read, testing_support::repeated(piece, many / 8),
                                                testing_support::repeated(piece, many)))
        << piece;
  }
}

TEST(DateFuzz, SpansOutsideTheTextAreNoHarm) {
  Mention mention;
  mention.category = Category::kDate;
  mention.surface = "17";
  mention.span = {.begin = 500, .end = 502};
  const std::vector<Mention> mentions = {mention, mention};
  const std::vector<std::size_t> chosen = {0, 1};
  const auto readings =
      testing_dates::german_dates().read({.text = "kurz", .mentions = mentions}, chosen);
  EXPECT_EQ(readings->write(7, {}), (std::vector<std::string>{"24", "24"}));
}

TEST(DateFuzz, NoMentionsNoDates) {
  const auto readings = testing_dates::german_dates().read({.text = "", .mentions = {}}, {});
  EXPECT_TRUE(readings->write(7, {}).empty());
  EXPECT_FALSE(readings->keeps_weekdays());
}

}  // namespace
}  // namespace pseudo::lang
