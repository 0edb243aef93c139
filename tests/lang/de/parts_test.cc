// No part of an original stays in its own replaced span, but what the module names.
#include <gtest/gtest.h>

#include <algorithm>
#include <string>
#include <string_view>
#include <vector>

#include "pseudo/pseudonymizer.h"
#include "support/markup.h"
#include "text/fold.h"
#include "text/word_units.h"
#include "tsv.h"

namespace pseudo::test {
namespace {

constexpr char kKeys = 6;

std::vector<std::string> words_in(std::string_view cell) {
  std::vector<std::string> words;
  while (!cell.empty()) {
    const std::size_t end = std::min(cell.find(';'), cell.size());
    words.emplace_back(cell.substr(0, end));
    cell.remove_prefix(std::min(cell.size(), end + 1));
  }
  return words;
}

// True if the text has the word, or, for what is no word, the same characters.
bool shows(std::string_view text, const std::string& word) {
  const text::UnitSet units(word);
  return units.empty() ? text.find(word) != std::string_view::npos : units.recurs_in(text);
}

class GermanParts : public testing::TestWithParam<Scope> {
 protected:
  GermanParts()
      : lexicons_(Lexicons::open(PSEUDO_BINARY_DIR "/share/pseudo/lexicons/de.lex")),
        german_(make_language("de", *lexicons_)) {}

  void check(const testing_tables::Row& row, char key) {
    Options options;
    options.scope = GetParam();
    const auto pseudonymizer = Pseudonymizer::make(options, **german_, *lexicons_,
                                                   Key::from_bytes(std::string(Key::kBytes, key)));
    ASSERT_TRUE(pseudonymizer);
    const auto outcome = pseudonymizer->run(marked(row[0]));
    ASSERT_TRUE(outcome) << row.line << ": " << row[0] << ": " << outcome.error().message;
    const Document& after = outcome->document;
    for (const Annotation& annotation : after.annotations) {
      const std::string now = covered_text(after, annotation);
      for (const std::string& word : words_in(row[1])) {
        EXPECT_FALSE(shows(now, word)) << row.line << ": " << row[0] << " -> " << now;
      }
    }
    const std::string first = covered_text(after, after.annotations.front());
    for (const std::string& word : words_in(row[2])) {
      EXPECT_TRUE(shows(first, word)) << row.line << ": " << row[0] << " -> " << first;
    }
  }

  Result<Lexicons> lexicons_;
  Result<std::unique_ptr<LanguageModule>> german_;
};

TEST_P(GermanParts, NoneStaysWithoutAReason) {
  const auto rows = testing_tables::read_table("lang/de/parts.tsv", 4);
  EXPECT_GE(rows.size(), 300U);
  for (const testing_tables::Row& row : rows) {
    for (char key = 'a'; key < 'a' + kKeys; ++key) check(row, key);
  }
}

INSTANTIATE_TEST_SUITE_P(Scopes, GermanParts, testing::Values(Scope::kDocument, Scope::kCorpus),
                         [](const auto& row) {
                           return row.param == Scope::kDocument ? std::string("document")
                                                                : std::string("corpus");
                         });

}  // namespace
}  // namespace pseudo::test
