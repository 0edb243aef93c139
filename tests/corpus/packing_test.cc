#include "corpus/packing.h"

#include <fcntl.h>
#include <gtest/gtest.h>

#include <algorithm>
#include <cstddef>
#include <random>
#include <string>
#include <vector>

#include "corpus/input/line_reader.h"
#include "corpus/output/line_writer.h"
#include "corpus/output/resumed_lines.h"
#include "support/temp_folder.h"

namespace pseudo {
namespace {

using testing_support::read_file;
using testing_support::TempFolder;

const std::vector<Packing> kPackings = {Packing::kGzip, Packing::kZstd};

std::string member(Packing packing, const std::string& bytes) {
  return pack_member(packing, bytes).value_or("no memory");
}

/// All lines of a file with these bytes, or the message of the error.
std::string read_lines(const std::string& bytes, const std::string& name = "x.jsonl") {
  const TempFolder temp;
  temp.write(name, bytes);
  Result<LineReader> reader = LineReader::open(temp / name);
  EXPECT_TRUE(reader);
  std::string all;
  for (std::string lines;;) {
    const Result<bool> more = reader->next(lines, {});
    if (!more) return "error: " + more.error().message;
    if (!*more) return all;
    all += lines;
  }
}

TEST(Packing, IsKnownByTheNameInAnyLetterCase) {
  EXPECT_EQ(packing_of_name("a/x.jsonl.gz"), Packing::kGzip);
  EXPECT_EQ(packing_of_name("x.JSONL.Zst"), Packing::kZstd);
  for (const char* plain : {"x.jsonl", ".gz", "x.gzip", "gz", ""}) {
    EXPECT_EQ(packing_of_name(plain), Packing::kNone) << plain;
  }
  EXPECT_EQ(without_packing("x.jsonl.GZ"), "x.jsonl");
  EXPECT_EQ(without_packing("x.jsonl"), "x.jsonl");
}

TEST(Packing, IsKnownByTheFirstBytes) {
  for (const Packing packing : kPackings) {
    const std::string packed = member(packing, "a\n");
    EXPECT_EQ(packing_of_bytes(packed), packing);
    EXPECT_EQ(packing_of_bytes(packed.substr(0, 1)), std::nullopt);
  }
  EXPECT_EQ(packing_of_bytes("{"), Packing::kNone);
  EXPECT_EQ(packing_of_bytes("\x1F{"), Packing::kNone);
  EXPECT_EQ(packing_of_bytes("\x50\x2A\x4D\x18"), Packing::kZstd) << "a skippable frame";
  EXPECT_EQ(packing_of_bytes(""), std::nullopt);
}

TEST(Packing, LinesComeBackWhateverTheMembers) {
  std::string lines;
  for (int i = 0; i < 50000; ++i) lines += "line " + std::to_string(i * 7919) + "\n";
  for (const Packing packing : kPackings) {
    EXPECT_EQ(read_lines(member(packing, lines)), lines);
    EXPECT_EQ(read_lines(member(packing, lines) + member(packing, "") + member(packing, "end")),
              lines + "end");
    std::string many;
    for (int i = 0; i < 1000; ++i) many += member(packing, "a\nb");
    EXPECT_EQ(read_lines(many).size(), 3000U);
  }
  const std::string skipped("\x51\x2A\x4D\x18\x02\x00\x00\x00zz", 10);
  EXPECT_EQ(read_lines(skipped + member(Packing::kZstd, "a\n") + skipped), "a\n");
}

TEST(Packing, WhatIsDamagedIsAClearLine) {
  struct Row {
    std::string bytes;
    std::string says;
    std::string name = "x.jsonl";
  };
  std::vector<Row> rows = {{"{}\n", "its name ends in .gz", "x.jsonl.gz"},
                           {"", "holds no zstd data", "x.jsonl.zst"}};
  for (const Packing packing : kPackings) {
    std::string lines;
    for (int i = 0; i < 20000; ++i) lines += std::to_string(i * 7919) + "\n";
    const std::string packed = member(packing, lines);
    std::string flipped = packed;
    flipped[packed.size() / 2] = static_cast<char>(flipped[packed.size() / 2] ^ 0x55);
    rows.push_back({packed.substr(0, packed.size() - 1), "it was cut off"});
    rows.push_back({packed + packed.substr(0, packed.size() / 2), "it was cut off"});
    rows.push_back({packed + "{\"id\": 1}\n", "bytes that belong to none"});
    rows.push_back({flipped, "damaged"});
  }
  for (const Row& row : rows) {
    const std::string read = read_lines(row.bytes, row.name);
    EXPECT_EQ(read.rfind("error: ", 0), 0U) << row.says;
    EXPECT_NE(read.find(row.says), std::string::npos) << read.substr(0, 200);
    EXPECT_EQ(read.find('\n'), std::string::npos);
  }
}

TEST(Packing, EveryCutIsAnErrorOrWhole) {
  for (const Packing packing : kPackings) {
    const std::string whole = member(packing, "a\n") + member(packing, "b\nc\n");
    for (std::size_t size = 5; size < whole.size(); ++size) {
      const std::string read = read_lines(whole.substr(0, size));
      EXPECT_TRUE(read == "a\n" || read.rfind("error: ", 0) == 0) << size << read;
    }
  }
}

TEST(Packing, ALineWithoutEndIsBounded) {
  // A few kilobytes that unpack to more than a line may have.
  const std::string block = member(Packing::kZstd, std::string(std::size_t{64} << 20U, 'x'));
  std::string bomb;
  for (int i = 0; i < 9; ++i) bomb += block;
  EXPECT_EQ(read_lines(bomb), "error: a line is longer than 512 MiB; divide the document");
}

/// Writes lines in pieces of that size.
std::string write_lines(const TempFolder& temp, Packing packing, const std::string& lines,
                        std::size_t piece) {
  const std::string path = temp.write("out", "");
  const Fd fd(::open(path.c_str(), O_WRONLY | O_TRUNC));
  LineWriter writer(fd.get(), packing);
  for (std::size_t at = 0; at < lines.size();) {
    const std::size_t end =
        std::min(lines.find('\n', std::min(at + piece, lines.size() - 1)) + 1, lines.size());
    EXPECT_EQ(writer.append(std::string_view(lines).substr(at, end - at)), 0);
    at = end;
  }
  EXPECT_EQ(writer.flush(), 0);
  EXPECT_EQ(writer.written(), read_file(path).size());
  return read_file(path);
}

TEST(LineWriter, BytesDependOnTheLinesAlone) {
  const TempFolder temp;
  std::string lines;
  for (int i = 0; i < 300000; ++i) lines += "line " + std::to_string(i) + "\n";
  for (const Packing packing : kPackings) {
    const std::string packed = write_lines(temp, packing, lines, 100);
    EXPECT_EQ(write_lines(temp, packing, lines, 77777), packed);
    EXPECT_EQ(write_lines(temp, packing, lines, lines.size()), packed);
    EXPECT_EQ(read_lines(packed), lines);
  }
}

// Random numbers pack badly: the file is longer than what is read at once.
TEST(LineWriter, HeldLinesOfLongFilesAreFound) {
  const TempFolder temp;
  std::mt19937_64 random(1);
  constexpr std::size_t kLines = 60'000;
  std::string lines;
  for (std::size_t i = 0; i < kLines; ++i) lines += std::to_string(random()) + "\n";
  for (const Packing packing : {Packing::kNone, Packing::kGzip, Packing::kZstd}) {
    const bool packs = packing != Packing::kNone;
    const std::string first = packs ? member(packing, lines) : lines;
    const std::string second = packs ? member(packing, "z\n") : "z\n";
    ASSERT_GT(first.size(), std::size_t{1} << 18U);
    const std::string path = temp.write("held", first + second + second.substr(0, 1));
    const Fd fd(::open(path.c_str(), O_RDONLY));
    const Result<HeldLines> held = find_held_lines(fd.get(), packing);
    ASSERT_TRUE(held);
    EXPECT_EQ(held->hashes.size(), kLines + 1);
    EXPECT_EQ(held->hashes.back(), line_hash("z"));
    EXPECT_EQ(held->line_bytes, lines.size() + 2);
    EXPECT_EQ(held->file_bytes, first.size() + second.size());
  }
}

TEST(LineWriter, HeldLinesAreThoseOfWholeMembers) {
  const TempFolder temp;
  for (const Packing packing : kPackings) {
    const std::string first = member(packing, "a\nb\n");
    const std::string second = member(packing, "c\n");
    for (std::size_t cut = 0; cut <= second.size(); ++cut) {
      const std::string path = temp.write("held", first + second.substr(0, cut));
      const Fd fd(::open(path.c_str(), O_RDONLY));
      const Result<HeldLines> held = find_held_lines(fd.get(), packing);
      ASSERT_TRUE(held);
      const bool whole = cut == second.size();
      EXPECT_EQ(held->hashes.size(), whole ? 3U : 2U) << cut;
      EXPECT_EQ(held->line_bytes, whole ? 6U : 4U);
      EXPECT_EQ(held->file_bytes, first.size() + (whole ? second.size() : 0));
      EXPECT_EQ(held->hashes.front(), line_hash("a"));
    }
  }
}

TEST(LineWriter, HeldPlainLinesAreTheWholeOnes) {
  const TempFolder temp;
  const std::string path = temp.write("held", "a\nb\nc");
  const Fd fd(::open(path.c_str(), O_RDONLY));
  const Result<HeldLines> held = find_held_lines(fd.get(), Packing::kNone);
  ASSERT_TRUE(held);
  EXPECT_EQ(held->hashes.size(), 2U);
  EXPECT_EQ(held->file_bytes, 4U);
}

}  // namespace
}  // namespace pseudo
