#include "corpus/file_kinds.h"

#include <gtest/gtest.h>

#include <string>
#include <vector>

namespace pseudo {
namespace {

const std::vector<Format>& formats() {
  static const std::vector<Format> kFormats = [] {
    std::vector<Format> formats = built_in_formats();
    Format columns;
    columns.name = "columns";
    columns.text_ending = "txt";
    columns.annotations_ending = "conll";
    formats.push_back(columns);
    return formats;
  }();
  return kFormats;
}

FileKind kind_of(std::string_view path) { return split_path(path, formats()).kind; }

TEST(FileKinds, AreKnownByEndingsInAnyLetterCase) {
  EXPECT_EQ(kind_of("a/b.txt"), FileKind::kText);
  EXPECT_EQ(kind_of("b.Txt"), FileKind::kText);
  EXPECT_EQ(kind_of("b.ANN"), FileKind::kAnnotations);
  EXPECT_EQ(kind_of("b.x.JSOnl"), FileKind::kLines);
  EXPECT_EQ(kind_of("b.CONll"), FileKind::kAnnotations);
  for (const char* other :
       {"", ".txt", "a/.txt", "txt", "b.tx", "b.txt2", "b.txt/c", "b.json", "b.conLL"}) {
    EXPECT_EQ(kind_of(other), FileKind::kNone) << other;
  }
}

TEST(FileKinds, FilesOfLinesMayBePacked) {
  const SplitName split = split_name("b.x.JSOnl.GZ", formats());
  EXPECT_EQ(split.kind, FileKind::kLines);
  EXPECT_EQ(split.stem, "b.x");
  EXPECT_EQ(split.packing, Packing::kGzip);
  EXPECT_EQ(kind_of("b.jsonl.ZST"), FileKind::kLines);
  for (const char* other : {"b.txt.gz", "b.ann.zst", ".jsonl.gz", "b.gz", "b.jsonl.gz.gz"}) {
    EXPECT_EQ(kind_of(other), FileKind::kNone) << other;
  }
}

TEST(FileKinds, NamesAreSplitAndPutTogetherAgain) {
  for (const std::string name : {"b.txt", "b.TXT", "b.tXt", "b.c.ann", "b.aNN", "b.cOnll"}) {
    const SplitName split = split_name(name, formats());
    EXPECT_EQ(file_name(split.stem, formats()[split.format], split.kind, split.spelling), name);
  }
  const Format& lines = *find_format(formats(), "jsonl");
  EXPECT_EQ(file_name("b", lines, FileKind::kLines), "b.jsonl");
  EXPECT_EQ(file_name("b", lines, FileKind::kText), "b");
  EXPECT_EQ(file_name("b", lines, FileKind::kNone), "b");
}

TEST(FileKinds, AnEndingIsNoPath) {
  EXPECT_TRUE(is_ending("TXT", FileKind::kText, formats()));
  for (const char* other : {"", "ann", ".txt", "txt/", "a/b.txt", "/txt"}) {
    EXPECT_FALSE(is_ending(other, FileKind::kText, formats())) << other;
  }
  EXPECT_FALSE(is_ending("", FileKind::kNone, formats()));
}

TEST(FileKinds, AStreamHasTheFormatOfItsEndingOrTheFirstOfLines) {
  EXPECT_EQ(format_of_stream("a.jsonl", formats())->name, "jsonl");
  EXPECT_EQ(format_of_stream("-", formats())->name, "jsonl");
  EXPECT_EQ(format_of_stream("-", std::vector<Format>{formats()[0]}), nullptr);
}

TEST(FileKinds, EndingsAreShown) {
  EXPECT_EQ(shown_endings(built_in_formats()), ".txt, .ann or .jsonl (also packed: .gz, .zst)");
  EXPECT_EQ(shown_endings(formats()), ".txt, .ann, .jsonl or .conll (also packed: .gz, .zst)");
  EXPECT_EQ(shown_endings(std::vector<Format>{formats()[0]}), ".txt or .ann");
}

}  // namespace
}  // namespace pseudo
