// Names that are also everyday words: the column of the lexicons, and the count in the report.
#include <gtest/gtest.h>

#include <algorithm>
#include <cstddef>
#include <string>

#include "lang/none/none.h"
#include "lang/tables.h"
#include "pseudo/pseudonymizer.h"
#include "support/markup.h"
#include "tsv.h"

namespace pseudo {
namespace {

Result<Lexicons> everyday_lexicons() {
  return Lexicons::from_tsv({{"family", "name\teveryday\nSommer\t1\nHuber\t\n"},
                             {"places", "name\teveryday\nEssen\t1\n"},
                             {"orgs", "name\nSommer\n"}});
}

TEST(EverydayWord, IsMarkedInATableOfTheCategoryOrBelow) {
  const auto lexicons = everyday_lexicons();
  ASSERT_TRUE(lexicons);
  EXPECT_TRUE(lang::is_everyday_word(*lexicons, Category::kFamily, "Sommer"));
  EXPECT_TRUE(lang::is_everyday_word(*lexicons, Category::kFamily, "SOMMER"));
  EXPECT_TRUE(lang::is_everyday_word(*lexicons, Category::kPerson, "Sommer"));
  EXPECT_TRUE(lang::is_everyday_word(*lexicons, Category::kLoc, "Essen"));
  EXPECT_FALSE(lang::is_everyday_word(*lexicons, Category::kFamily, "Huber"));
  EXPECT_FALSE(lang::is_everyday_word(*lexicons, Category::kCity, "Sommer"));
  EXPECT_FALSE(lang::is_everyday_word(*lexicons, Category::kOrg, "Sommer"));     // no such column
  EXPECT_FALSE(lang::is_everyday_word(*lexicons, Category::kFemale, "Sommer"));  // no such table
}

std::vector<MissedMention> missed_in(std::string_view markup) {
  const auto lexicons = Lexicons::open(PSEUDO_BINARY_DIR "/share/pseudo/lexicons/de.lex");
  const auto german = make_language("de", *lexicons);
  const auto engine = Pseudonymizer::make(Options(), **german, *lexicons,
                                          Key::from_bytes(std::string(Key::kBytes, 'k')));
  auto outcome = engine->run(test::marked(markup));
  EXPECT_TRUE(outcome) << outcome.error().message;
  return std::move(outcome->missed);
}

TEST(EverydayWord, AMissedMentionThatStandsLikeOneIsDoubtful) {
  const auto missed = missed_in("Grüße an Frau [FAMILY Sommer]. Wir treffen uns im Sommer.");
  ASSERT_EQ(missed.size(), 1U);
  EXPECT_TRUE(missed[0].doubtful);
  const auto months = missed_in("Lieber [MALE August], wir kommen Ende August.");
  ASSERT_EQ(months.size(), 1U);
  EXPECT_TRUE(months[0].doubtful);
}

TEST(EverydayWord, AnotherMissedMentionIsNot) {
  const auto name = missed_in("Grüße an Frau [FAMILY Huber]. Wir treffen uns beim Huber.");
  ASSERT_EQ(name.size(), 1U);
  EXPECT_FALSE(name[0].doubtful);
  const auto addressed = missed_in("Grüße an Frau [FAMILY Sommer]. Danke, Frau Sommer.");
  ASSERT_EQ(addressed.size(), 1U);
  EXPECT_FALSE(addressed[0].doubtful);
}

std::string with_line_ends(std::string sentence) {
  for (std::size_t at = sentence.find("\\n"); at != std::string::npos;
       at = sentence.find("\\n", at)) {
    sentence.replace(at, 2, "\n");
  }
  return sentence;
}

TEST(EverydayWord, IsToldByWhatStandsAround) {
  const auto rows = testing_tables::read_table("lang/de/everyday_readings.tsv", 4);
  EXPECT_GE(rows.size(), 60U);
  for (const testing_tables::Row& row : rows) {
    const auto missed = missed_in(with_line_ends(row[0]));
    const auto doubtful = std::ranges::count(missed, true, &MissedMention::doubtful);
    EXPECT_EQ(static_cast<std::ptrdiff_t>(missed.size()) - doubtful, std::stoi(row[1]))
        << row.line << ": " << row[0];
    EXPECT_EQ(doubtful, std::stoi(row[2])) << row.line << ": " << row[0];
  }
}

// A sentence before which the word is annotated.
std::string introduced(const std::string& category, const std::string& word) {
  const std::string marked = "[" + category + " " + word + "]";
  if (category == "ZIP") return "Anschrift: " + marked + " Musterort.\n\n";
  if (category == "USER") return "Login: " + marked + " bitte.\n\n";
  if (category == "PASS") return "Passwort: " + marked + " bitte.\n\n";
  if (category == "UFID" || category == "PHONE") return "Nummer: " + marked + " bitte.\n\n";
  if (category == "STREET") return "Wir wohnen " + marked + " 5.\n\n";
  if (category == "CITY") return "Der Brief kam aus " + marked + " an.\n\n";
  if (category == "ORG") return "Der Brief kam von " + marked + " an.\n\n";
  return (category == "FAMILY" ? "Herr " : "Es schrieb ") + marked + " gestern.\n\n";
}

TEST(EverydayWord, IsTheNameWhereGrammarLeavesNothingElse) {
  const auto lexicons = Lexicons::open(PSEUDO_BINARY_DIR "/share/pseudo/lexicons/de.lex");
  const auto german = make_language("de", *lexicons);
  const auto engine = Pseudonymizer::make(Options(), **german, *lexicons,
                                          Key::from_bytes(std::string(Key::kBytes, 'k')));
  const auto rows = testing_tables::read_table("lang/de/everyday_sentences.tsv", 5);
  EXPECT_GE(rows.size(), 340U);
  for (const testing_tables::Row& row : rows) {
    const std::string markup = introduced(row[0], row[1]) + with_line_ends(row[2]) + "\n";
    const auto outcome = engine->run(test::marked(markup));
    ASSERT_TRUE(outcome) << row.line << ": " << outcome.error().message;
    const bool is_name = std::ranges::count(outcome->missed, false, &MissedMention::doubtful) > 0;
    EXPECT_EQ(is_name, row[3] == "name") << row.line << ": " << markup;
  }
}

}  // namespace
}  // namespace pseudo
