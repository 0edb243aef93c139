// --allow, --deny, --ignore: what is refused, and that check and reveal agree with a run.
#include <gtest/gtest.h>

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
      {"--deny", "FAMILY\tQuerfeldner\r\nFAMILY\tquerfeldner\r\n", "list:2: the same as line 1"},
      {"--deny", "", "list: holds no row"},
      {"--ignore", "# nothing\n", "list: holds no row"},
      {"--ignore", "Eva Querfeldner\n", "list:1: write one word a line"},
      {"--ignore", "Querfeldner\nquerfeldner\n", "list:2: the same as line 1"},
      {"--deny", "FAMILY\tQ\n", "list:1: the string is too short"},
      {"--deny", "FAMILY\tQuerfeldner\xFF\n", "list: is not UTF-8"},
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
  EXPECT_NE(ran.err.find("allow:1: the string is denied, too (deny:1)"), std::string::npos);
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

}  // namespace
}  // namespace pseudo
