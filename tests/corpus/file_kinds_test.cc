#include "corpus/file_kinds.h"

#include <gtest/gtest.h>

#include <string>

namespace pseudo {
namespace {

TEST(FileKinds, AreKnownByEndingsInAnyLetterCase) {
  EXPECT_EQ(kind_of_file("a/b.txt"), FileKind::kText);
  EXPECT_EQ(kind_of_file("b.Txt"), FileKind::kText);
  EXPECT_EQ(kind_of_file("b.ANN"), FileKind::kAnnotations);
  EXPECT_EQ(kind_of_file("b.x.jsonL"), FileKind::kJsonLines);
  for (const char* other : {"", ".txt", "a/.txt", "txt", "b.tx", "b.txt2", "b.txt/c", "b.json"}) {
    EXPECT_EQ(kind_of_file(other), FileKind::kNone) << other;
  }
}

TEST(FileKinds, NamesAreSplitAndPutTogetherAgain) {
  for (const std::string name : {"b.txt", "b.TXT", "b.tXt", "b.c.ann", "b.aNN"}) {
    const SplitName split = split_name(name);
    EXPECT_EQ(file_name(split.stem, split.kind, split.spelling), name);
  }
  EXPECT_EQ(file_name("b", FileKind::kJsonLines), "b.jsonl");
  EXPECT_EQ(file_name("b", FileKind::kNone), "b");
}

TEST(FileKinds, AnEndingIsNoPath) {
  EXPECT_TRUE(is_ending("TXT", FileKind::kText));
  for (const char* other : {"", "ann", ".txt", "txt/", "a/b.txt", "/txt"}) {
    EXPECT_FALSE(is_ending(other, FileKind::kText)) << other;
  }
  EXPECT_FALSE(is_ending("", FileKind::kNone));
}

}  // namespace
}  // namespace pseudo
