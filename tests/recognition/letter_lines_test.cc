// Lines of letters: quotation, words, ends.
#include "recognition/envelope/letter_lines.h"

#include <gtest/gtest.h>

#include <cstddef>
#include <string>
#include <vector>

namespace pseudo::recognition {
namespace {

TEST(LetterLines, ContentsAreWithoutQuotationAndBlanks) {
  struct Row {
    const char* line;
    const char* content;
    std::size_t depth;
  };
  const Row rows[] = {{"Liebe Eva,\n", "Liebe Eva,", 0},
                      {"  a b \t\r\n", "a b", 0},
                      {"> a\n", "a", 1},
                      {"> > a > b\n", "a > b", 2},
                      {">>| a", "a", 3},
                      {">\n", "", 1},
                      {" \t\n", "", 0},
                      {"a\r\n", "a", 0},
                      {"-- \n", "--", 0}};
  for (const Row& row : rows) {
    const std::string text = row.line;
    const std::vector<LetterLine> lines = letter_lines(text);
    ASSERT_EQ(lines.size(), 1U) << text;
    EXPECT_EQ(lines[0].span, (ByteSpan{0, text.size()})) << text;
    EXPECT_EQ(text.substr(lines[0].content.begin, lines[0].content.size()), row.content) << text;
    EXPECT_EQ(lines[0].depth, row.depth) << text;
    EXPECT_EQ(lines[0].is_blank(), row.content[0] == '\0') << text;
  }
}

TEST(LetterLines, CoverTheText) {
  for (const std::string text : {"", "a", "a\n", "a\nb", "\n\na\n\n", "> a\n> b\n"}) {
    std::size_t at = 0;
    for (const LetterLine& line : letter_lines(text)) {
      EXPECT_EQ(line.span.begin, at) << text;
      EXPECT_LT(line.span.begin, line.span.end) << text;
      at = line.span.end;
    }
    EXPECT_EQ(at, text.size()) << text;
  }
}

TEST(LetterLines, WordsAreFoldedAndAtMostForty) {
  const std::string text = "x Liebe Frau Müller-Öhl, a";
  const LineWords words = read_words(text, {2, text.size() - 3});
  EXPECT_EQ(words.folded, (std::vector<std::string>{"liebe", "frau", "mueller", "oehl"}));
  ASSERT_EQ(words.size(), 4U);
  EXPECT_FALSE(words.has_more);
  EXPECT_EQ(gap_before(text, words, 0), "");
  EXPECT_EQ(gap_before(text, words, 1), " ");
  EXPECT_EQ(gap_before(text, words, 3), "-");
  EXPECT_TRUE(is_capital(text, words.spans[0]));
  EXPECT_TRUE(is_capital(text, words.spans[3]));
  EXPECT_FALSE(is_capital(text, {0, 1}));
  for (const std::size_t many : {39U, 40U, 41U}) {
    std::string line;
    for (std::size_t i = 0; i < many; ++i) line += "wort ";
    const LineWords some = read_words(line, {0, line.size()});
    EXPECT_EQ(some.size(), many > 40 ? 40U : many);
    EXPECT_EQ(some.has_more, many > 40) << many;
  }
}

TEST(LetterLines, EndsAreThoseBeforeClosingMarks) {
  const auto ends = [](const std::string& line) { return ends_in(line, {0, line.size()}, ".!"); };
  for (const char* line : {"Es geht.", "Es geht!", "(Es geht.)", "\"Es geht.\" ", "*Es geht!*"}) {
    EXPECT_TRUE(ends(line)) << line;
  }
  for (const char* line : {"Es geht", "Es. geht", "Es geht?", "", ")"}) {
    EXPECT_FALSE(ends(line)) << line;
  }
}

TEST(LetterLines, RulesAreSeveralSigns) {
  for (const char* rule : {"----", "_ _ _ _", "=====", "-*-*-", "~~~~"}) {
    EXPECT_TRUE(is_rule(rule)) << rule;
  }
  for (const char* other : {"---", "", "-- a --", "1234", ">>>>"}) {
    EXPECT_FALSE(is_rule(other)) << other;
  }
}

}  // namespace
}  // namespace pseudo::recognition
