// What --strip envelope leaves of letters, by table.
#include "recognition/envelope/envelope.h"

#include <gtest/gtest.h>

#include <cstddef>
#include <cstdint>
#include <map>
#include <string>
#include <string_view>
#include <vector>

#include "pseudo/lexicon.h"
#include "pseudo/text.h"
#include "recognition/envelope/letter_phrases.h"
#include "support/german.h"
#include "support/growth.h"
#include "text/words.h"
#include "tsv.h"

namespace pseudo::recognition {
namespace {

using testing_support::repeated;

std::vector<std::string> folded_words(std::string_view phrase) {
  std::vector<std::string> folded;
  for (const ByteSpan& word : text::words(phrase)) {
    folded.push_back(text::fold_key(phrase.substr(word.begin, word.size())));
  }
  return folded;
}

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

// A row of another role is left out in silence.
TEST_F(EnvelopeOfLetters, EveryRowOfTheTablesIsFoundInItsRole) {
  const std::map<std::string_view, PhraseRole> roles = {
      {"opening", PhraseRole::kOpening},
      {"opening_word", PhraseRole::kOpeningWord},
      {"addressee", PhraseRole::kAddressee},
      {"closing", PhraseRole::kClosing},
      {"closing_word", PhraseRole::kClosingWord},
      {"greeting_noun", PhraseRole::kGreetingNoun},
      {"signer", PhraseRole::kSigner},
      {"signature", PhraseRole::kSignature},
      {"postscript", PhraseRole::kPostscript},
      {"quote", PhraseRole::kQuote},
      {"quote_end", PhraseRole::kQuoteEnd},
      {"divider", PhraseRole::kDivider},
      {"field", PhraseRole::kField}};
  const Lexicons& lexicons = german_.module().lexicons();
  const LetterPhrases phrases(lexicons);
  for (const char* name : {"letter_phrases", "english_letter_phrases"}) {
    const LexiconTable* const table = lexicons.table(name);
    ASSERT_NE(table, nullptr) << name;
    for (std::uint32_t row = 0; row < table->rows(); ++row) {
      const std::string_view phrase = table->cell(row, "phrase");
      const auto role = roles.find(table->cell(row, "role"));
      ASSERT_NE(role, roles.end()) << name << ": " << phrase << ": " << table->cell(row, "role");
      const std::size_t least = folded_words(phrase.substr(0, phrase.find("…"))).size();
      EXPECT_GE(least, 1U) << name << ": " << phrase;
      EXPECT_GE(phrases.match(role->second, folded_words(phrase)), least) << name << ": " << phrase;
    }
  }
}

std::vector<std::string> hostile_texts(std::size_t many) {
  return {repeated("LG\n", many),
          repeated("--\n", many),
          repeated("-----\n", many),
          repeated("LG\n\nDas ist ein ganzer Satz mit Ende.\n\n", many / 5),
          repeated(">", many) + "\n",
          repeated("> a\nb\n", many),
          repeated("\n", many),
          repeated("Von: a\n", many),
          repeated("Am 3.5.2019\n", many),
          repeated("Liebe ", many),
          repeated("LG, ", many),
          repeated("a:\n", many),
          repeated("[Attachment: a]\n", many),
          repeated("PS\nLG\n", many),
          "Am 3 schrieb " + repeated("a ", many) + ":\n",
          repeated("LG\n\n", many) + "Das ist ein ganzer Satz mit Ende.\n"};
}

// A loop over the rest of the text for each line would take minutes.
TEST_F(EnvelopeOfLetters, HostileTextsTakeLinearTime) {
  constexpr std::size_t kMany = 48'000;
  const std::vector<std::string> smaller = hostile_texts(kMany / 8);
  const std::vector<std::string> larger = hostile_texts(kMany);
  const auto strip = [&](const std::string& text) {
    EXPECT_LE(envelope_.strip(text).size(), text.size() + 1) << text.substr(0, 20);
  };
  for (std::size_t i = 0; i < larger.size(); ++i) {
    EXPECT_TRUE(testing_support::grows_linearly(strip, smaller[i], larger[i]))
        << larger[i].substr(0, 40);
  }
}

}  // namespace
}  // namespace pseudo::recognition
