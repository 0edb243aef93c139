// Cells whose words are a closed list: another word is an error that names table, row and words.
#include "lexicon/closed_columns.h"

#include <gtest/gtest.h>

#include <string>
#include <vector>

#include "recognition/closed_columns.h"
#include "values/closed_columns.h"

namespace pseudo::lexicon {
namespace {

enum class Colour { kNone, kRed, kBlue };
constexpr CellWords<Colour, 3> kColours = {
    {{"", Colour::kNone}, {"red", Colour::kRed}, {"blue", Colour::kBlue}}};

TEST(ClosedColumns, AWordOfTheListHasItsMeaning) {
  EXPECT_EQ(value_of(kColours, "blue"), Colour::kBlue);
  EXPECT_EQ(value_of(kColours, ""), Colour::kNone);
  EXPECT_EQ(value_of(kColours, "bleu"), Colour::kNone);  // Colour()
}

TEST(ClosedColumns, AnotherWordIsNamedByTableRowAndListAndNotTold) {
  const auto lexicons = Lexicons::from_tsv({{"flags", "name\tcolour\nada\tred\nbo\t\ncy\tbleu\n"}});
  ASSERT_TRUE(lexicons);
  const std::vector<ClosedColumn> columns = {closed("flags", "colour", kColours)};
  const auto error = find_other_word(*lexicons, columns);
  ASSERT_TRUE(error);
  EXPECT_EQ(error->code, ErrorCode::kLexicon);
  EXPECT_EQ(error->message,
            "table flags, row 3: the cell of column colour is none of its words (or empty, red, "
            "blue)");
}

TEST(ClosedColumns, WhatIsNotThereHasNoCells) {
  const auto lexicons = Lexicons::from_tsv({{"flags", "name\tcolour\nada\tred\n"}});
  ASSERT_TRUE(lexicons);
  const std::vector<ClosedColumn> columns = {closed("boats", "colour", kColours),
                                             closed("flags", "shade", kColours)};
  EXPECT_FALSE(find_other_word(*lexicons, columns));
}

TEST(ClosedColumns, AConditionLeavesOtherRowsOut) {
  const std::string rows = "name\tkind\tcolour\nada\tsail\tred\nbo\thull\toak\n";
  const auto lexicons = Lexicons::from_tsv({{"parts", rows}});
  ASSERT_TRUE(lexicons);
  ClosedColumn colour = closed("parts", "colour", kColours);
  EXPECT_TRUE(find_other_word(*lexicons, std::vector{colour}));
  colour.if_column = "kind";
  colour.if_word = "sail";
  EXPECT_FALSE(find_other_word(*lexicons, std::vector{colour}));
}

TEST(ClosedColumns, TablesOfNumbersAndAddressesAreChecked) {
  for (const auto& [table, rows] : std::vector<std::pair<std::string, std::string>>{
           {"house_words", "word\trole\nthru\trnage\n"},
           {"phone_words", "word\tkind\nfax\tfacsimlie\n"},
           {"spelled_characters", "word\tcharacter\nswirl\ta\n"},
           {"top_level_domains", "label\tkind\nqq\tplcae\n"},
           {"countries", "code\tdial\ttrunk_zero\nQQ\t999\tkpet\n"}}) {
    const auto lexicons = Lexicons::from_tsv({{table, rows}});
    ASSERT_TRUE(lexicons) << table;
    const auto error = values::find_other_word(*lexicons);
    ASSERT_TRUE(error) << table;
    EXPECT_EQ(error->message.rfind("table " + table + ", row 1: ", 0), 0U) << error->message;
  }
}

TEST(ClosedColumns, TablesOfRecognitionAreChecked) {
  for (const auto& [table, rows] : std::vector<std::pair<std::string, std::string>>{
           {"letter_phrases", "phrase\trole\nyours\tclsoing\n"},
           {"english_letter_phrases", "phrase\trole\nyours\tclsoing\n"},
           {"recognition_plates", "place\trole\nQ\tdigits\n"},
           {"recognition_words", "word\trole\nward\tuint\n"}}) {
    const auto lexicons = Lexicons::from_tsv({{table, rows}});
    ASSERT_TRUE(lexicons) << table;
    const auto error = recognition::find_other_word(*lexicons);
    ASSERT_TRUE(error) << table;
    EXPECT_EQ(error->message.rfind("table " + table + ", row 1: ", 0), 0U) << error->message;
  }
}

}  // namespace
}  // namespace pseudo::lexicon
