#include "corpus/input/source.h"

#include <gtest/gtest.h>

#include <fcntl.h>
#include <unistd.h>

#include <algorithm>
#include <array>
#include <filesystem>
#include <string>
#include <thread>

#include <fmt/format.h>

#include "support/growth.h"
#include "support/temp_folder.h"

namespace pseudo {
namespace {

using testing_support::TempFolder;

std::string read_back(const std::string& bytes, std::size_t* batches = nullptr) {
  const TempFolder temp;
  temp.write("x.jsonl", bytes);
  auto reader = LineReader::open(temp / "x.jsonl");
  EXPECT_TRUE(reader);
  std::string all;
  std::string lines;
  for (;;) {
    const auto more = reader->next(lines, {});
    EXPECT_TRUE(more);
    if (!more || !*more) return all;
    if (batches != nullptr) ++*batches;
    all += lines;
    EXPECT_TRUE(lines.back() == '\n' || all.size() == bytes.size()) << "a torn line";
  }
}

TEST(LineReader, MemoryGrowsByTheMailsAndNotByTheMailbox) {
  const TempFolder temp;
  for (const std::size_t size : {std::size_t{500}, std::size_t{1} << 20U}) {
    std::string mailbox;
    const std::string mail = "From x Fri May  3 14:12:05 2019\nFrom: h@example.org\n\n" +
                             std::string(size, 'x') + "\n\n";
    while (mailbox.size() < 20'000'000) mailbox += mail;
    temp.write("x.mbox", mailbox);
    auto reader = LineReader::open(temp / "x.mbox", LineReader::Unit::kMail);
    ASSERT_TRUE(reader);
    std::string all;
    for (std::string mails;;) {
      const auto more = reader->next(mails, {});
      ASSERT_TRUE(more);
      if (!*more) break;
      EXPECT_EQ(mails.size() % mail.size(), 0U) << "a torn mail";
      EXPECT_LT(mails.size(), 2 * size + 500'000);
      all += mails;
    }
    EXPECT_EQ(all, mailbox);
  }
}

TEST(LineReader, GivesWholeLinesAndLosesNothing) {
  for (const std::string& bytes :
       {std::string(), std::string("\n"), std::string("a"), std::string("a\nb"),
        std::string(1000000, 'x'), std::string(1000000, '\n'),
        std::string(300000, 'x') + "\n" + std::string(300000, 'y') + "\nz\n"}) {
    EXPECT_EQ(read_back(bytes), bytes);
  }
}

void read_line_of_pipe(std::size_t bytes) {
  std::array<int, 2> pipe{};
  EXPECT_EQ(::pipe2(pipe.data(), O_CLOEXEC), 0);
  std::jthread writer([&] {
    const Fd in(pipe[1]);
    const std::string block(std::size_t{1} << 16U, 'x');
    for (std::size_t put = 0; put < bytes; put += block.size()) write_all(in.get(), block);
    write_all(in.get(), "\ny\nz");
  });
  const Fd out(pipe[0]);
  auto reader = LineReader::open(fmt::format("/dev/fd/{}", out.get()));
  EXPECT_TRUE(reader);
  std::string all;
  for (std::string lines; *reader->next(lines, {});) all += lines;
  EXPECT_EQ(all.size(), bytes + 4);
  EXPECT_EQ(all.find("\ny\nz"), bytes);
}

TEST(LineReader, ALongLineThroughAPipeTakesLinearTime) {
  const auto read = [](const std::string& bytes) { read_line_of_pipe(bytes.size()); };
  constexpr std::size_t kBytes = std::size_t{1} << 26U;
  EXPECT_TRUE(testing_support::grows_linearly(read, std::string(kBytes / 8, 'x'),
                                              std::string(kBytes, 'x')));
}

TEST(LineReader, ShortLinesComeInBlocks) {
  for (const std::size_t first : {0U, 2000000U}) {
    std::string bytes(first, 'x');
    for (int i = 0; i < 300000; ++i) bytes += "line " + std::to_string(i) + "\n";
    std::size_t batches = 0;
    EXPECT_EQ(read_back(bytes, &batches), bytes);
    EXPECT_GT(batches, 5U) << first;
    EXPECT_LT(batches, 50U) << first;
  }
}

TEST(Source, NumbersBatchesAndLinesThroughAllParts) {
  const TempFolder temp;
  temp.write_corpus("in", 70);
  temp.write("x.jsonl", "1\n2\n3");
  const auto found = discover({temp / "in", temp / "x.jsonl"}, {});
  ASSERT_TRUE(found);
  Source source(*found, {});
  Batch batch;
  std::size_t number = 0;
  std::size_t entries = 0;
  std::string lines;
  while (source.next(batch)) {
    EXPECT_EQ(batch.number, number++);
    entries += batch.end - batch.begin;
    if (batch.stream != nullptr) {
      EXPECT_EQ(batch.first_line,
                static_cast<std::size_t>(std::count(lines.begin(), lines.end(), '\n')) + 1);
      lines += batch.lines;
    }
  }
  EXPECT_EQ(entries, 70U);
  EXPECT_EQ(lines, "1\n2\n3");
}

TEST(Source, AVanishedStreamIsAFault) {
  TempFolder temp;
  temp.write("x.jsonl", "1\n");
  const auto found = discover({temp / "x.jsonl"}, {});
  ASSERT_TRUE(found);
  std::filesystem::remove(temp / "x.jsonl");
  Source source(*found, {});
  Batch batch;
  ASSERT_TRUE(source.next(batch));
  EXPECT_TRUE(batch.fault);
  EXPECT_FALSE(source.next(batch));
}

}  // namespace
}  // namespace pseudo
