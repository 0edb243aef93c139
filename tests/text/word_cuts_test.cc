#include "text/word_cuts.h"

#include <gtest/gtest.h>

#include <string>
#include <string_view>

namespace pseudo::text {
namespace {

struct CutRow {
  std::string_view before;
  std::string_view behind;
  bool cuts;
};

TEST(WordCuts, LieBetweenTwoLettersOrTwoDigits) {
  const CutRow rows[] = {
      {"Ann", "as", true},    {"Anna", " kam", false}, {"Anna", "-Lena", false},
      {"", "Anna", false},    {"Anna", "", false},     {"80", "10", true},
      {"A", "8010", false},   {"8010", "Graz", false}, {"Gr", "üße", true},
      {"u", "\u0308b", true}, {"b\u0308", "a", true},  {"Анн", "а", true},
      {"Anna", "'s", false},  {"😀", "Anna", false},
  };
  for (const CutRow& row : rows) {
    const std::string text = std::string(row.before) + std::string(row.behind);
    EXPECT_EQ(cuts_word(text, row.before.size()), row.cuts) << row.before << "|" << row.behind;
  }
}

TEST(WordCuts, TheWholeWordGoesOnAsLongAsLettersDo) {
  const std::string text = "in Nordwienreise da";
  const auto whole = uncut(text, {7, 11});  // wien
  ASSERT_TRUE(whole);
  EXPECT_EQ(text.substr(whole->begin, whole->size()), "Nordwienreise");
  EXPECT_EQ(uncut(text, {3, 16}), (ByteSpan{3, 16}));
  EXPECT_FALSE(uncut(std::string(1000, 'a'), {500, 501})) << "no word is as long";
}

}  // namespace
}  // namespace pseudo::text
