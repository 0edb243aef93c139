// Rules by table.
#include "recognition/rules/rules.h"

#include <gtest/gtest.h>

#include <cstddef>
#include <memory>
#include <string>
#include <vector>

#include "pseudo/language.h"
#include "pseudo/lexicon.h"
#include "support/german.h"
#include "support/growth.h"
#include "tsv.h"

namespace pseudo::recognition {
namespace {

using testing_support::repeated;

std::string shown(const std::string& text, const std::vector<RuleMatch>& found) {
  std::string joined;
  for (const RuleMatch& one : found) {
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

TEST(Rules, AVerbBetweenCueAndNumberMayStandOnTheNextLine) {
  const testing_support::German german;
  const Rules rules(german.module());
  const std::string wrapped = "Meine Kundennummer\nlautet 4711815";
  EXPECT_EQ(shown(wrapped, rules.find(wrapped)), "UFID!:4711815");
  const std::string other = "Meine Kundennummer\n4711815 Leute";
  EXPECT_EQ(shown(other, rules.find(other)), "");
}

TEST(Rules, MeasuresAndSumsAreQuantities) {
  const testing_support::German german;
  const Rules rules(german.module());
  const auto quantities = [&rules](const std::string& text) {
    std::string joined;
    for (const ByteSpan& span : rules.quantities(text)) {
      joined += (joined.empty() ? "" : "|") + text.substr(span.begin, span.size());
    }
    return joined;
  };
  for (const auto& row : testing_tables::read_table("recognition/quantity_cases.tsv", 3)) {
    EXPECT_EQ(quantities(row[0]), row[1] == "-" ? "" : row[1]) << "line " << row.line;
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

std::vector<std::string> texts_of_forms(std::size_t many) {
  return {repeated("PW:x;", many),
          repeated("Nr:x;", many),
          repeated("KONTO1", many),
          repeated("KA-AB 1 ", many),
          repeated("A1-", many),
          "X" + repeated("a", 5 * many) + " 3",
          "https://example.org/" + repeated(")", 5 * many),
          repeated("(1 a ", many),
          repeated("( / ", many),
          repeated("(012345 a ", many),
          repeated("eva@example.org ", many)};
}

// Each of them took minutes when a loop ran over the rest of the text for each token.
TEST(Rules, HostileTextsTakeLinearTime) {
  const testing_support::German german;
  const Rules rules(german.module());
  constexpr std::size_t kMany = 96'000;
  const std::vector<std::string> smaller = texts_of_forms(kMany / 8);
  const std::vector<std::string> larger = texts_of_forms(kMany);
  const auto find = [&](const std::string& text) {
    EXPECT_LT(rules.find(text).size(), text.size()) << text.substr(0, 40);
  };
  for (std::size_t i = 0; i < larger.size(); ++i) {
    EXPECT_TRUE(testing_support::grows_linearly(find, smaller[i], larger[i]))
        << larger[i].substr(0, 40);
  }
}

}  // namespace
}  // namespace pseudo::recognition
