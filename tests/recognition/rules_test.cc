// Rules by table.
#include "recognition/rules/rules.h"

#include <gtest/gtest.h>

#include <chrono>
#include <cstddef>
#include <memory>
#include <string>
#include <string_view>

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

// Each of them took minutes when a loop ran over the rest of the text for each token.
TEST(Rules, HostileTextsTakeLinearTime) {
  const testing_support::German german;
  const Rules rules(german.module());
  const auto repeated = [](std::string_view part, std::size_t times) {
    std::string text;
    for (std::size_t i = 0; i < times; ++i) text += part;
    return text;
  };
  constexpr std::size_t kMany = 100'000;
  for (const std::string& text :
       {repeated("PW:x;", kMany), repeated("Nr:x;", kMany), repeated("KONTO1", kMany),
        repeated("KA-AB 1 ", kMany), repeated("A1-", kMany), "X" + repeated("a", 5 * kMany) + " 3",
        "https://example.org/" + repeated(")", 5 * kMany), repeated("(1 a ", kMany),
        repeated("( / ", kMany), repeated("(012345 a ", kMany),
        repeated("eva@example.org ", kMany)}) {
    const auto begin = std::chrono::steady_clock::now();
    EXPECT_LT(rules.find(text).size(), text.size());
    EXPECT_LT(std::chrono::steady_clock::now() - begin, std::chrono::seconds(20))
        << text.substr(0, 40);
  }
}

}  // namespace
}  // namespace pseudo::recognition
