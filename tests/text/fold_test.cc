#include "text/fold.h"

#include <gtest/gtest.h>

#include <cstdint>
#include <string>
#include <vector>

#include "text/casing.h"
#include "text/utf8.h"
#include "tsv.h"

namespace pseudo::text {
namespace {

using testing_tables::read_table;
using testing_tables::Row;

TEST(FoldKey, MatchesTheTable) {
  for (const Row& row : read_table("text/fold_key.tsv", 3)) {
    EXPECT_EQ(fold_key(row[0]), row[1]) << "line " << row.line << ": " << row[2];
  }
}

TEST(FoldKey, IsTheSameForEverySpelling) {
  for (const Row& row : read_table("text/fold_key.tsv", 3)) {
    const std::string key = fold_key(row[0]);
    EXPECT_EQ(fold_key(key), key) << "line " << row.line << ": folding twice";
    EXPECT_EQ(fold_key(to_nfd(row[0])), key) << "line " << row.line << ": NFD";
    EXPECT_EQ(fold_key(to_nfc(row[0])), key) << "line " << row.line << ": NFC";
    EXPECT_EQ(fold_key(to_upper(row[0])), key) << "line " << row.line << ": upper";
    EXPECT_EQ(fold_key(to_lower(row[0])), key) << "line " << row.line << ": lower";
    EXPECT_EQ(fold_key(write_out_umlauts(row[0])), key) << "line " << row.line << ": written out";
  }
}

// Short texts are folded eight bytes at once; behind enough others, one by one.
TEST(FoldKey, TakesEveryAsciiByteAtEveryPlaceOfAnyLengthAlike) {
  const std::string others(16, 'x');
  for (std::size_t size = 1; size < 18; ++size) {
    for (std::size_t place = 0; place < size; ++place) {
      for (char c = 0x00; c < 0x7F; ++c) {
        std::string text(size, 'M');
        text[place] = c;
        const std::string key = fold_key(text);
        EXPECT_EQ(others + (key.empty() ? "" : " ") + key, fold_key(others + " " + text));
      }
    }
  }
}

// Texts with a letter beyond Latin-1 are folded by ICU.
TEST(FoldKey, TakesLatin1AsIcuDoes) {
  for (char32_t c = 0xA0; c < 0x100; ++c) {
    std::string text;
    append(text, c);
    const std::string key = fold_key("a" + text + "b");
    EXPECT_EQ(fold_key("\u0142a" + text + "b"), "\u0142" + key) << static_cast<std::uint32_t>(c);
  }
}

TEST(SameKey, IsEqualityOfKeysForEveryPair) {
  std::vector<std::string> texts;
  for (const Row& row : read_table("text/fold_key.tsv", 3)) {
    for (const std::string& text : {row[0], row[1], to_upper(row[0]), to_nfd(row[0]), row[0] + "s",
                                    row[0] + " S", row[0] + "\u0308", "A" + row[0]}) {
      texts.push_back(text);
    }
  }
  for (const std::string& a : texts) {
    for (const std::string& b : texts) {
      EXPECT_EQ(same_key(a, b), fold_key(a) == fold_key(b)) << a << " and " << b;
    }
  }
}

TEST(WriteOutUmlauts, MatchesTheTable) {
  for (const Row& row : read_table("text/umlauts.tsv", 3)) {
    EXPECT_EQ(write_out_umlauts(row[0]), row[1]) << "line " << row.line << ": " << row[2];
  }
}

TEST(Normalization, GoesBothWays) {
  EXPECT_EQ(to_nfd("Müller"), "Mu\u0308ller");
  EXPECT_EQ(to_nfc("Mu\u0308ller"), "Müller");
  EXPECT_TRUE(is_nfc("Müller"));
  EXPECT_FALSE(is_nfc("Mu\u0308ller"));
  EXPECT_TRUE(is_nfc("Mueller"));
}

}  // namespace
}  // namespace pseudo::text
