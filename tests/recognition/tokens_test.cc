// Tokens by table.
#include "recognition/tokens/tokens.h"

#include <gtest/gtest.h>

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

}  // namespace
}  // namespace pseudo::recognition
