#include "text/words.h"

#include <gtest/gtest.h>

#include <string>
#include <vector>

#include "tsv.h"

namespace pseudo::text {
namespace {

std::string joined(std::string_view utf8) {
  std::string all;
  for (const ByteSpan& word : words(utf8)) {
    if (!all.empty()) all += '|';
    all += utf8.substr(word.begin, word.size());
  }
  return all;
}

TEST(Words, AreWhatTheTableSays) {
  for (const testing_tables::Row& row : testing_tables::read_table("text/words.tsv", 3)) {
    EXPECT_EQ(joined(row[0]), row[1]) << "line " << row.line << ": " << row[2];
  }
}

std::string at(std::string_view utf8, std::optional<ByteSpan> word) {
  return word ? std::string(utf8.substr(word->begin, word->size())) : "none";
}

TEST(WordsAround, AreFoundOnTheLine) {
  const std::string utf8 = "Frau Özlem, die Ärztin\r\nAnna's (Büro)";
  const std::size_t comma = utf8.find(',');
  EXPECT_EQ(at(utf8, word_before(utf8, comma)), "Özlem");
  EXPECT_EQ(at(utf8, word_after(utf8, comma)), "die");
  EXPECT_EQ(at(utf8, word_before(utf8, utf8.find("die"))), "Özlem");
  EXPECT_EQ(at(utf8, word_after(utf8, utf8.find('\r'))), "none");
  EXPECT_EQ(at(utf8, word_before(utf8, utf8.find("Anna"))), "none");
  EXPECT_EQ(at(utf8, word_before(utf8, utf8.find(" (B"))), "Anna's");
  EXPECT_EQ(at(utf8, word_after(utf8, utf8.find("Anna"))), "Anna's");
  EXPECT_EQ(at(utf8, word_after(utf8, utf8.size())), "none");
  EXPECT_EQ(at(utf8, word_before(utf8, 0)), "none");
}

TEST(WordsAround, AreThoseThatWordsFinds) {
  const std::string utf8 = "Anna's 'Müller'-Huber’s, A.1 ''b'' u\u0308";
  for (const ByteSpan& word : words(utf8)) {
    EXPECT_EQ(word_before(utf8, word.end), word);
    EXPECT_EQ(word_after(utf8, word.begin), word);
  }
}

TEST(WordsAround, DoNotSearchALongLine) {
  const std::string dots = "a" + std::string(5000, '.') + "b";
  EXPECT_EQ(word_before(dots, 4000), std::nullopt);
  EXPECT_EQ(word_after(dots, 10), std::nullopt);
  const std::string letters(5000, 'x');
  EXPECT_LT(word_after(letters, 0)->size(), 600U);
  EXPECT_LT(word_before(letters, 5000)->size(), 600U);
}

}  // namespace
}  // namespace pseudo::text
