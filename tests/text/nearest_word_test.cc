#include <gtest/gtest.h>

#include <string>
#include <vector>

#include "text/edit_distance.h"
#include "text/nearest_word.h"

namespace pseudo::text {
namespace {

using Words = std::vector<std::string>;

TEST(EditDistance, CountsSwappedNeighboursAsOneChange) {
  EXPECT_EQ(edit_distance("", ""), 0U);
  EXPECT_EQ(edit_distance("tag", "tag"), 0U);
  EXPECT_EQ(edit_distance("tga", "tag"), 1U);
  EXPECT_EQ(edit_distance("corpsu", "corpus"), 1U);
  EXPECT_EQ(edit_distance("", "tag"), 3U);
  EXPECT_EQ(edit_distance("tags", "tag"), 1U);
  EXPECT_EQ(edit_distance("ca", "abc"), 3U) << "nothing is changed twice";
}

TEST(ClearMisspelling, IsASlipAndNotAnotherWord) {
  struct Misspelling {
    const char* written;
    const char* word;
    bool expected;
  };
  const Misspelling rows[] = {
      {"Daet", "DATE", true},      {"Femal", "FEMALE", true}, {"PERSN", "PERSON", true},
      {"PERSONN", "PERSON", true}, {"STRET", "STREET", true}, {"nachnahme", "nachname", true},
      {"ORT", "ORG", false},       {"RATE", "DATE", false},   {"BAND", "BANK", false},
      {"ALTER", "ACTOR", false},   {"PLANE", "PLACE", false}, {"MAIL", "MALE", false},
      {"HAND", "HANDY", false},    {"", "DATE", false},       {"Sentiment", "SEX", false},
      {"beruf", "BERUF", true}};
  for (const Misspelling& row : rows) {
    EXPECT_EQ(is_clear_misspelling(row.written, row.word), row.expected)
        << row.written << ' ' << row.word;
  }
}

TEST(NearestWords, BeginningsComeBeforeChanges) {
  const Words options = {"--deny", "--dry-run", "--key-file", "--key-fd", "--lang", "--output"};
  EXPECT_EQ(nearest_words("--dry", options), Words{"--dry-run"});
  EXPECT_EQ(nearest_words("--key", options), (Words{"--key-fd", "--key-file"}));
  EXPECT_EQ(nearest_words("--out", options), Words{"--output"});
  EXPECT_EQ(nearest_words("--outptu", options), Words{"--output"});
  EXPECT_EQ(nearest_words("--language", options), Words{"--lang"});
  EXPECT_EQ(nearest_words("--Deny", options), Words{"--deny"});
  EXPECT_EQ(nearest_words("--zzz", options), Words{});
  EXPECT_EQ(nearest_words("--run", options), Words{"--dry-run"});
  EXPECT_EQ(nearest_words("--file", options), Words{"--key-file"});
  EXPECT_EQ(nearest_words("", options), Words{});
  EXPECT_EQ(nearest_words("x", {"a", "b"}), Words{}) << "no letter in common";
  EXPECT_EQ(nearest_words("ab", {"abe", "abd", "abc", "abcd"}).size(), 3U) << "at most three";
}

TEST(NearestWords, AreAQuestion) {
  EXPECT_EQ(did_you_mean("tga", {"tag", "mask"}), "; did you mean tag?");
  EXPECT_EQ(did_you_mean("re", {"report", "reveal"}), "; did you mean report or reveal?");
  EXPECT_EQ(did_you_mean("re", {"rea", "reb", "rec"}), "; did you mean rea, reb or rec?");
  EXPECT_EQ(did_you_mean("blue", {"auto", "never"}), "");
}

}  // namespace
}  // namespace pseudo::text
