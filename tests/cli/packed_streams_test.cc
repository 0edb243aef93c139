// Streams packed with gzip and zstd go in and come out, whole, cut off and hostile ones.
#include <gtest/gtest.h>

#include <algorithm>
#include <filesystem>
#include <string>
#include <vector>

#include <fmt/format.h>

#include "corpus/packing.h"
#include "support/program_fixture.h"

namespace pseudo {
namespace {

using testing_support::Ran;
using testing_support::read_file;
using testing_support::Words;
namespace fs = std::filesystem;

std::string numbered_line(int number) {
  return fmt::format(
      "{{\"id\": \"m/{}\", \"text\": \"Irmgard Habersatter kam. {}\", \"entities\": [{{\"id\": "
      "\"T1\", \"label\": \"FEMALE\", \"start\": 0, \"end\": 7}}, {{\"id\": \"T2\", \"label\": "
      "\"FAMILY\", \"start\": 8, \"end\": 19}}]}}\n",
      number, number * 7919);
}

std::string lines(int count) {
  std::string all;
  for (int i = 0; i < count; ++i) all += numbered_line(i);
  return all;
}

/// The lines as members of some hundred kilobytes.
std::string packed(Packing packing, const std::string& plain) {
  return pack_member(packing, plain).value_or("");
}

class PackedStreams : public testing_support::KeyedTest,
                      public testing::WithParamInterface<Packing> {
 protected:
  void SetUp() override {
    KeyedTest::SetUp();
    temp_.write("in.jsonl", lines(kLines));
    temp_.write(in_, packed(GetParam(), lines(kLines)));
    ASSERT_EQ(keyed({"-o", "plain.jsonl", "in.jsonl"}).code, 0);
    plain_ = read_file(temp_ / "plain.jsonl");
  }
  [[nodiscard]] std::string name(const std::string& stem) const {
    return stem + ".jsonl" + std::string(ending_of(GetParam()));
  }
  /// What a packed file holds, by way of the program itself: with all labels kept it copies.
  [[nodiscard]] std::string unpacked(const std::string& file) const {
    const Ran ran =
        run({"-q", "--keep-label", "FEMALE", "--keep-label", "FAMILY", "-o", "-", file});
    EXPECT_EQ(ran.code, 0) << ran.err;
    return ran.out;
  }

  static constexpr int kLines = 6000;  // more than one member
  std::string in_ = name("in");
  std::string plain_;
};

INSTANTIATE_TEST_SUITE_P(Packings, PackedStreams, testing::Values(Packing::kGzip, Packing::kZstd),
                         [](const auto& one) { return std::string(name_of(one.param)); });

TEST_P(PackedStreams, ComeOutAsTheyWentIn) {
  ASSERT_EQ(keyed({in_}).code, 0);
  const std::string out = name("in-pseudo");
  const std::string bytes = read_file(temp_ / out);
  EXPECT_EQ(packing_of_bytes(bytes), GetParam());
  EXPECT_LT(bytes.size(), plain_.size() / 4);
  EXPECT_EQ(unpacked(out), plain_);
  ASSERT_EQ(keyed({"-j", "5", "-o", name("five"), in_}).code, 0);
  EXPECT_EQ(read_file(temp_ / name("five")), bytes) << "whatever the number of threads";
  EXPECT_EQ(keyed({"-o", "-", "in.jsonl"}).out, plain_) << "standard output is plain";
}

TEST_P(PackedStreams, AreKnownByTheirFirstBytes) {
  fs::copy(temp_ / in_, temp_ / "named.jsonl");
  EXPECT_EQ(keyed({"-q", "-o", "-", "named.jsonl"}).out, plain_);
  EXPECT_EQ(run({"-q", "-k", "key", "-"}, read_file(temp_ / in_)).out, plain_);
}

TEST_P(PackedStreams, GoOnBehindTheLastWholeMember) {
  ASSERT_EQ(keyed({in_}).code, 0);
  const std::string out = name("in-pseudo");
  const std::string whole = read_file(temp_ / out);
  for (const std::size_t size :
       {std::size_t{0}, std::size_t{1}, whole.size() / 3, whole.size() - 1, whole.size()}) {
    fs::remove(temp_ / out);
    temp_.write(out + ".part", whole.substr(0, size));
    for (const char* how : {"--resume", "--resume=verify"}) {
      const Ran ran = keyed({how, in_});
      ASSERT_EQ(ran.code, 0) << ran.err;
      EXPECT_EQ(read_file(temp_ / out), whole) << size;
    }
  }
}

TEST_P(PackedStreams, AreVerifiedByWhatTheyHold) {
  const std::string out = name("out");
  ASSERT_EQ(keyed({"-o", out, in_}).code, 0);
  temp_.write(out, packed(GetParam(), plain_));  // other members
  EXPECT_EQ(keyed({"--resume=verify", "-o", out, in_}).code, 0);
  std::string other = plain_;
  other[other.size() / 2] = '~';
  temp_.write(out, packed(GetParam(), other));
  const Ran ran = keyed({"--resume=verify", "-o", out, in_});
  EXPECT_EQ(ran.code, 1);
  EXPECT_NE(ran.err.find("is not what this run makes"), std::string::npos) << ran.err;
}

TEST_P(PackedStreams, ShardsAreTheWhole) {
  std::vector<std::string> all;
  for (const char* shard : {"1/2", "2/2"}) {
    const std::string out = name(std::string("shard") + shard[0]);
    ASSERT_EQ(keyed({"--shard", shard, "-o", out, in_}).code, 0);
    all.push_back(unpacked(out));
  }
  EXPECT_EQ(all[0].size() + all[1].size(), plain_.size());
  EXPECT_FALSE(all[0].empty() || all[1].empty());
}

TEST_P(PackedStreams, AreChecked) {
  ASSERT_EQ(keyed({in_}).code, 0);
  const Ran clean = run({"check", in_, name("in-pseudo")});
  EXPECT_EQ(clean.code, 0) << clean.err;
  EXPECT_NE(clean.out.find("6000 documents checked, no finding"), std::string::npos) << clean.out;
  EXPECT_EQ(run({"check", "in.jsonl", name("in-pseudo")}).code, 0);
  temp_.write(name("wrong"), packed(GetParam(), lines(kLines)));
  EXPECT_EQ(run({"check", in_, name("wrong")}).code, 1);
}

TEST_P(PackedStreams, AreRevealed) {
  ASSERT_EQ(make({"--vault", "vault", in_}).code, 0);
  const Ran ran = back({name("in-pseudo")});
  ASSERT_EQ(ran.code, 0) << ran.err;
  const std::string bytes = read_file(temp_ / name("in-pseudo-revealed"));
  EXPECT_EQ(packing_of_bytes(bytes), GetParam());
  EXPECT_EQ(back({"-o", "-", name("in-pseudo")}).out, lines(kLines));
}

TEST_P(PackedStreams, DamageIsOneClearLine) {
  struct Row {
    const char* name;
    std::string bytes;
    std::string says;
  };
  const std::string whole = packed(GetParam(), lines(20));
  std::string bomb;
  for (int i = 0; i < 9; ++i) {
    bomb += packed(Packing::kZstd, std::string(std::size_t{64} << 20U, 'x'));
  }
  for (const Row& row : std::vector<Row>{
           {"truncated", whole + whole.substr(0, whole.size() / 2), ":21: ends inside its "},
           {"garbage", whole + "garbage", ":21: behind its "},
           {"plain", lines(2), ":1: its name ends in "},
           {"bomb", bomb, ":1: a line is longer than 512 MiB"}}) {
    temp_.write(name("bad"), row.bytes);
    const Ran ran = keyed({"--overwrite", "-o", "out.jsonl", name("bad")});
    EXPECT_EQ(ran.code, 1) << row.name;
    EXPECT_NE(ran.err.find(name("bad") + row.says), std::string::npos) << row.name << ran.err;
  }
}

TEST_P(PackedStreams, AMemberThatEndsInsideALineIsFine) {
  const std::string all = lines(30);
  temp_.write(in_, packed(GetParam(), all.substr(0, 1000)) + packed(GetParam(), all.substr(1000)));
  EXPECT_EQ(keyed({"-q", "-o", "-", in_}).out,
            plain_.substr(0, keyed({"-q", "-o", "-", in_}).out.size()));
  EXPECT_EQ(std::ranges::count(keyed({"-q", "-o", "-", in_}).out, '\n'), 30);
}

}  // namespace
}  // namespace pseudo
