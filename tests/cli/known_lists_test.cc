// --allow, --deny, --ignore: what is refused, and that check and reveal agree with a run.
#include <gtest/gtest.h>

#include <filesystem>
#include <string>

#include "support/program_fixture.h"

namespace pseudo {
namespace {

using testing_support::Ran;
using testing_support::read_file;

class KnownLists : public testing_support::KeyedTest {
 protected:
  void SetUp() override {
    KeyedTest::SetUp();
    temp_.write_pair("in/1", "Frau Irmgard traf Eva Querfeldner. Querfeldners Hund bellt.\n",
                     "T1\tFEMALE 5 12\tIrmgard\n");
    temp_.write_pair("in/2", "Herr Querfeldner und Eva Querfeldner kamen.\n", "");
  }
};

TEST_F(KnownLists, FaultyFilesAreRefusedByLineAndNeverQuoted) {
  struct Row {
    const char* option;
    const char* bytes;
    const char* message;
  };
  const Row rows[] = {
      {"--deny", "PERSON Eva Querfeldner\n", "list:1: write a label, a tab and a string"},
      {"--deny", "# staff\n\nPERSON\tEva\tQuerfeldner\n", "list:3: write a label"},
      {"--allow", "NOBODY\tQuerfeldner\n", "list:1: unknown label"},
      {"--allow", "FEMAL\tQuerfeldner\n", "list:1: unknown label; did you mean FEMALE"},
      {"--deny", "Querfeldner\tPERSON\n", "list:1: the label comes first; swap the columns"},
      {"--deny", "\tEva Querfeldner\n", "list:1: write a label"},
      {"--deny",
       "FAMILY\tQuer\x01"
       "feldner\n",
       "list:1: a control character"},
      {"--deny", "FAMILY\tOberquer\rFAMILY\tQuerfeldner\r", "list:1: a control character"},
      {"--deny", "", "list: holds no row"},
      {"--ignore", "# nothing\n", "list: holds no row"},
      {"--ignore", "Eva Querfeldner\n", "list:1: write one word a line"},
      {"--deny", "FAMILY\tQ\n", "list:1: the string is too short"},
      {"--deny", "\n\nFAMILY\tQuerfeldner\xFF\n", "list:3: is not UTF-8"},
      {"--ignore", "\xFF\xFEQ", "list:1: is not UTF-8"},
  };
  for (const Row& row : rows) {
    temp_.write("list", row.bytes);
    const Ran ran = run({row.option, "list", "-o", "out", "in"});
    EXPECT_EQ(ran.code, 2) << row.bytes;
    EXPECT_NE(ran.err.find(row.message), std::string::npos) << row.bytes << ran.err;
    EXPECT_EQ(ran.err.find("uerfeldner"), std::string::npos) << ran.err;
  }
  EXPECT_EQ(run({"--deny", "nowhere", "in"}).code, 2);
}

TEST_F(KnownLists, AStringIsNotInBothLists) {
  temp_.write("allow", "FAMILY\tQuerfeldner\n");
  temp_.write("deny", "PERSON\tQuerfeldner\n");
  const Ran ran = run({"--allow", "allow", "--deny", "deny", "in"});
  EXPECT_EQ(ran.code, 2);
  EXPECT_NE(ran.err.find("the string of line 1 is allowed, and denied by the string of line 1"),
            std::string::npos);
  EXPECT_EQ(ran.err.find("uerfeldner"), std::string::npos);
}

TEST_F(KnownLists, RunCheckAndRevealAgree) {
  temp_.write("deny", "\xEF\xBB\xBF# staff\r\nPERSON\tEva Querfeldner\r\n");
  temp_.write("allow", "FEMALE\tIrmgard\n");
  const Ran made =
      make({"--deny", "deny", "--allow", "allow", "--vault", "vault", "-o", "out", "in"});
  ASSERT_EQ(made.code, 0) << made.err;
  EXPECT_NE(made.err.find("denied strings replaced: 4"), std::string::npos) << made.err;
  EXPECT_NE(made.err.find("allowed annotations: 1"), std::string::npos) << made.err;
  for (const char* file : {"out/1.txt", "out/2.txt", "out/1.ann", "out/2.ann"}) {
    EXPECT_EQ(read_file(temp_ / file).find("uerfeldner"), std::string::npos) << file;
  }
  EXPECT_NE(read_file(temp_ / "out/1.txt").find("Irmgard"), std::string::npos);
  EXPECT_NE(read_file(temp_ / "out/1.ann").find("T2\tPERSON "), std::string::npos);
  const Ran check = run({"check", "--deny", "deny", "--allow", "allow", "in", "out"});
  EXPECT_EQ(check.code, 0) << check.out;
  const Ran revealed = back({"-o", "back", "out"});
  ASSERT_EQ(revealed.code, 0) << revealed.err;
  EXPECT_EQ(read_file(temp_ / "back/1.txt"), read_file(temp_ / "in/1.txt"));
  EXPECT_EQ(read_file(temp_ / "back/1.ann"), read_file(temp_ / "in/1.ann"));
  EXPECT_EQ(read_file(temp_ / "back/2.ann"), "");
}

TEST_F(KnownLists, TextsWithoutAnnotationsAreSearchedOnlyWithDeniedStrings) {
  temp_.write("in/raw.txt", "Gruß, Eva Querfeldner\n");
  temp_.write("in/empty.txt", "nichts\n");
  temp_.write("deny", "PERSON\tEva Querfeldner\n");
  EXPECT_EQ(keyed({"-o", "without", "in"}).code, 1);
  const Ran made = make({"--deny", "deny", "--vault", "vault", "-o", "out", "in"});
  ASSERT_EQ(made.code, 0) << made.err;
  EXPECT_EQ(read_file(temp_ / "out/raw.txt").find("uerfeldner"), std::string::npos);
  EXPECT_TRUE(read_file(temp_ / "out/raw.ann").starts_with("T1\tPERSON 6 "));
  EXPECT_EQ(read_file(temp_ / "out/empty.ann"), "");
  EXPECT_EQ(run({"check", "--deny", "deny", "in", "out"}).code, 0);
  EXPECT_EQ(run({"check", "in", "out"}).code, 1);
  const Ran again = keyed({"--deny", "deny", "--resume", "-o", "out", "in"});
  EXPECT_EQ(again.code, 0) << again.err;
  EXPECT_NE(again.err.find("4 there already"), std::string::npos) << again.err;
  ASSERT_EQ(back({"-o", "back", "out"}).code, 0);
  EXPECT_EQ(read_file(temp_ / "back/raw.txt"), read_file(temp_ / "in/raw.txt"));
  EXPECT_FALSE(std::filesystem::exists(temp_ / "back/raw.ann"));
  EXPECT_TRUE(std::filesystem::exists(temp_ / "back/2.ann"));
}

TEST_F(KnownLists, LinesWithoutEntitiesAreSearched) {
  const std::string in =
      "{\"id\": \"a\", \"text\": \"Eva Querfeldner\"}\n"
      "{\"id\": \"b\", \"text\": \"nichts\", \"entities\": null}\n";
  temp_.write("in.jsonl", in);
  temp_.write("deny", "PERSON\tEva Querfeldner\n");
  EXPECT_EQ(keyed({"-o", "without.jsonl", "in.jsonl"}).code, 1);
  const Ran made = make({"--deny", "deny", "--vault", "vault", "-o", "out.jsonl", "in.jsonl"});
  ASSERT_EQ(made.code, 0) << made.err;
  const std::string out = read_file(temp_ / "out.jsonl");
  EXPECT_EQ(out.find("uerfeldner"), std::string::npos);
  EXPECT_NE(out.find("\"label\": \"PERSON\""), std::string::npos);
  EXPECT_NE(out.find("\"entities\": []"), std::string::npos);
  EXPECT_EQ(run({"check", "--deny", "deny", "in.jsonl", "out.jsonl"}).code, 0);
  ASSERT_EQ(back({"-o", "back.jsonl", "out.jsonl"}).code, 0);
  EXPECT_EQ(read_file(temp_ / "back.jsonl"), in);
}

TEST_F(KnownLists, ShardsAndResumedRunsGiveTheBytesOfOneRun) {
  temp_.write("deny", "PERSON\tEva Querfeldner\nFAMILY\tOberhauserin\n");
  ASSERT_EQ(keyed({"--deny", "deny", "-o", "one", "in"}).code, 0);
  for (const char* part : {"1/2", "2/2"}) {
    keyed({"--deny", "deny", "--shard", part, "--resume", "-o", "two", "in"});
  }
  for (const char* file : {"1.txt", "1.ann", "2.txt", "2.ann"}) {
    EXPECT_EQ(read_file(temp_ / ("one/" + std::string(file))),
              read_file(temp_ / ("two/" + std::string(file))))
        << file;
  }
  temp_.write("deny", "PERSON\tEva Querfeldner\n");
  EXPECT_EQ(keyed({"--deny", "deny", "--resume", "-o", "one", "in"}).code, 2);
  EXPECT_EQ(read_file(temp_ / "one/.pseudo-run.json").find("uerfeldner"), std::string::npos);
}

TEST_F(KnownLists, WhatIsBesideTheTextIsReportedByPlaceOnly) {
  temp_.write_pair("in/eva_querfeldner", "Im Sommer.\n", "");
  temp_.write("deny", "PERSON\tEva Querfeldner\nFAMILY\tSommer\n");
  const Ran made = keyed({"--deny", "deny", "--report", "report", "-o", "out", "in"});
  EXPECT_EQ(made.code, 0) << made.err;
  EXPECT_NE(made.err.find("its name contains an original"), std::string::npos) << made.err;
  const std::string report = read_file(temp_ / "report");
  EXPECT_NE(report.find("\"annotation\":null"), std::string::npos) << report;
  EXPECT_EQ(keyed({"--deny", "deny", "--missed", "fail", "-o", "strict", "in"}).code, 1);
}

TEST_F(KnownLists, ListsDoNotLieInTheOutput) {
  temp_.write("out/deny", "PERSON\tEva Querfeldner\n");
  const Ran ran = keyed({"--deny", "out/deny", "-o", "out", "in"});
  EXPECT_EQ(ran.code, 2);
  EXPECT_NE(ran.err.find("the list of denied strings out/deny would lie inside the output"),
            std::string::npos)
      << ran.err;
}

}  // namespace
}  // namespace pseudo
