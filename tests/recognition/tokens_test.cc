// Tokens by table.
#include "recognition/tokens/tokens.h"

#include <gtest/gtest.h>

#include <cstddef>
#include <string>

#include "tsv.h"

namespace pseudo::recognition {
namespace {

std::string shown(const std::string& text) {
  std::string joined;
  for (const Token& token : tokenize(text)) {
    if (!joined.empty()) joined += '|';
    joined += token.kind == Token::Kind::kBreak ? "<" + std::to_string(token.lines) + ">"
                                                : text.substr(token.span.begin, token.span.size());
  }
  return joined;
}

TEST(Tokens, FollowTheTable) {
  for (const auto& row : testing_tables::read_table("recognition/token_cases.tsv", 3)) {
    EXPECT_EQ(shown(row[0]), row[1]) << "line " << row.line;
  }
}

TEST(Tokens, KnowTheBlankBeforeThem) {
  const std::string text = "a b-c";
  const std::vector<Token> tokens = tokenize(text);
  ASSERT_EQ(tokens.size(), 4U);
  EXPECT_FALSE(tokens[0].after_blank);
  EXPECT_TRUE(tokens[1].after_blank);
  EXPECT_FALSE(tokens[2].after_blank);
  EXPECT_FALSE(tokens[3].after_blank);
}

TEST(Stretches, EndWhereALetterMayEnd) {
  const auto shown_stretches = [](const std::string& text) {
    std::string joined;
    std::size_t end = 0;
    for (const ByteSpan stretch : stretches(text, 12)) {
      EXPECT_EQ(stretch.begin, end) << text;
      EXPECT_LE(stretch.size(), 12U) << text;
      end = stretch.end;
      joined += joined.empty() ? "" : "|";
      joined += text.substr(stretch.begin, stretch.size());
    }
    EXPECT_EQ(end, text.size());
    return joined;
  };
  struct Row {
    const char* text;
    const char* stretches;
  };
  for (const Row& row : {Row{"", ""}, Row{"zwölf Byte.", "zwölf Byte."},
                         Row{"Ende\n\n\nAnfang, Mitte", "Ende\n\n\n|Anfang, Mitt|e"},
                         Row{"Eins zwei\n\ndrei vier\nfünf", "Eins zwei\n\n|drei vier\n|fünf"},
                         Row{"Eins, zwei\ndrei vier", "Eins, zwei\n|drei vier"},
                         Row{"A\n\nohne ein Ende", "A\n\nohne ein |Ende"},
                         Row{"Flussübergänge", "Flussüberg|änge"}}) {
    EXPECT_EQ(shown_stretches(row.text), row.stretches) << row.text;
  }
}

}  // namespace
}  // namespace pseudo::recognition
