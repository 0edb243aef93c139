// What --strip envelope leaves of letters, by table.
#include "recognition/envelope/envelope.h"

#include <gtest/gtest.h>

#include <string>
#include <string_view>

#include "support/german.h"
#include "tsv.h"

namespace pseudo::recognition {
namespace {

class EnvelopeOfLetters : public testing::Test {
 protected:
  testing_support::German german_;
  Envelope envelope_{german_.module().lexicons()};
};

TEST_F(EnvelopeOfLetters, FollowsTheTable) {
  const auto rows = testing_tables::read_table("recognition/envelope_cases.tsv", 3);
  EXPECT_GE(rows.size(), 150U);
  for (const auto& row : rows) {
    EXPECT_EQ(envelope_.strip(row[0]), row[1]) << "line " << row.line << ": " << row[0];
  }
}

TEST_F(EnvelopeOfLetters, SpansAreInOrderAndInsideOfTheText) {
  for (const auto& row : testing_tables::read_table("recognition/envelope_cases.tsv", 3)) {
    std::size_t at = 0;
    for (const ByteSpan& span : envelope_.find(row[0])) {
      EXPECT_GE(span.begin, at) << "line " << row.line;
      EXPECT_LT(span.begin, span.end) << "line " << row.line;
      at = span.end;
    }
    EXPECT_LE(at, row[0].size()) << "line " << row.line;
  }
}

TEST_F(EnvelopeOfLetters, WithoutTablesNothingButSignaturesIsLeftOut) {
  const auto none =
      Lexicons::open(std::string(PSEUDO_BINARY_DIR) + "/share/pseudo/lexicons/none.lex");
  ASSERT_TRUE(none);
  const Envelope english(*none);
  EXPECT_EQ(english.strip("Dear all,\n\nwe come.\n\nBest wishes\n"), "we come.\n");
  EXPECT_EQ(english.strip("Liebe Hiltrud,\n\nja.\n"), "Liebe Hiltrud,\n\nja.\n");
}

// A loop over the rest of the text for each line would take minutes.
TEST_F(EnvelopeOfLetters, HostileTextsTakeLinearTime) {
  const auto repeated = [](std::string_view part, std::size_t times) {
    std::string text;
    for (std::size_t i = 0; i < times; ++i) text += part;
    return text;
  };
  constexpr std::size_t kMany = 50'000;
  for (const std::string& text :
       {repeated("LG\n", kMany), repeated("--\n", kMany), repeated("-----\n", kMany),
        repeated("LG\n\nDas ist ein ganzer Satz mit Ende.\n\n", kMany / 5),
        repeated(">", kMany) + "\n", repeated("> a\nb\n", kMany), repeated("\n", kMany),
        repeated("Von: a\n", kMany), repeated("Am 3.5.2019\n", kMany), repeated("Liebe ", kMany),
        repeated("LG, ", kMany), repeated("a:\n", kMany), repeated("[Attachment: a]\n", kMany),
        repeated("PS\nLG\n", kMany), "Am 3 schrieb " + repeated("a ", kMany) + ":\n",
        repeated("LG\n\n", kMany) + "Das ist ein ganzer Satz mit Ende.\n"}) {
    EXPECT_LE(envelope_.strip(text).size(), text.size() + 1) << text.substr(0, 20);
  }
}

}  // namespace
}  // namespace pseudo::recognition
