// Rules by table.
#include "recognition/rules/rules.h"

#include <gtest/gtest.h>

#include <memory>
#include <string>

#include "pseudo/language.h"
#include "pseudo/lexicon.h"
#include "support/german.h"
#include "tsv.h"

namespace pseudo::recognition {
namespace {

std::string shown(const std::string& text, const std::vector<Ruled>& found) {
  std::string joined;
  for (const Ruled& one : found) {
    if (!joined.empty()) joined += '|';
    joined.append(name(one.category)).append(one.sure ? "!:" : "?:");
    joined += text.substr(one.span.begin, one.span.size());
  }
  return joined;
}

TEST(Rules, FollowTheTable) {
  const testing_support::German german;
  const Rules rules(german.module());
  for (const auto& row : testing_tables::read_table("recognition/rule_cases.tsv", 3)) {
    EXPECT_EQ(shown(row[0], rules.find(row[0])), row[1]) << "line " << row.line;
  }
}

TEST(Rules, ALanguageWithoutTablesHasThoseOfAddressesAlone) {
  const auto lexicons =
      Lexicons::open(std::string(PSEUDO_BINARY_DIR) + "/share/pseudo/lexicons/none.lex");
  ASSERT_TRUE(lexicons);
  const auto none = make_language("none", *lexicons);
  ASSERT_TRUE(none);
  const std::string text = "eva@example.org, Passwort: geheim7!";
  EXPECT_EQ(shown(text, Rules(**none).find(text)), "EMAIL!:eva@example.org");
}

}  // namespace
}  // namespace pseudo::recognition
