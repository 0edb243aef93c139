// Doubtful annotations and degraded runs, as the program tells of them; files of BRAT carried
// along.
#include <gtest/gtest.h>

#include <filesystem>
#include <string>

#include "support/program_fixture.h"

namespace pseudo {
namespace {

using testing_support::Ran;
using testing_support::read_file;

class Doubts : public testing_support::KeyedTest {
 protected:
  void SetUp() override {
    KeyedTest::SetUp();
    temp_.write_pair("in/a", "Hallo\nAnnas Haus\n", "T1\tFEMALE 6 9\tAnn\n");
    temp_.write_pair("in/b", "Wienreise mit Annas Hund\n",
                     "T1\tCITY 0 4\tWien\nT2\tFEMALE 14 18\tAnna\n");
  }
};

TEST_F(Doubts, AreToldWithTheirPlaceAlsoInADryRun) {
  for (const char* way : {"-n", "-v"}) {
    const Ran ran = keyed({way, "-o", "out", "in"});
    EXPECT_EQ(ran.code, 0) << ran.err;
    EXPECT_TRUE(testing_support::has(ran.err, "in/a.txt: T1 ends inside a word")) << ran.err;
    EXPECT_TRUE(testing_support::has(ran.err, "line 2, column 4")) << ran.err;
    EXPECT_FALSE(testing_support::has(ran.err, "in/b.txt: T")) << ran.err;
    EXPECT_TRUE(testing_support::has(ran.err, "doubtful annotations: 1 (ends-in-word 1); --strict"))
        << ran.err;
  }
}

TEST_F(Doubts, FailTheirDocumentUnderStrict) {
  const Ran ran = keyed({"--strict", "-o", "out", "in"});
  EXPECT_EQ(ran.code, 1);
  EXPECT_TRUE(testing_support::has(
      ran.err,
      "1 doubtful annotation: T1 ends inside a word (line 2, column 4); correct "
      "them, or leave out --strict"))
      << ran.err;
  EXPECT_FALSE(std::filesystem::exists(temp_ / "out/a.txt"));
  EXPECT_TRUE(std::filesystem::exists(temp_ / "out/b.txt"));
}

TEST_F(Doubts, OfDocumentsThatFailAreCountedAndReported) {
  const Ran ran = keyed({"--strict", "--report", "report.json", "-o", "out", "in"});
  EXPECT_EQ(ran.code, 1);
  EXPECT_TRUE(testing_support::has(
      ran.err, "doubtful annotations: 1 (ends-in-word 1); their documents failed"))
      << ran.err;
  const std::string report = read_file(temp_ / "report.json");
  EXPECT_TRUE(testing_support::has(
      report, R"("doubtful_annotations":[{"code":"ends-in-word","annotation":"T1",)"
              R"("line":2,"column":4}])"))
      << report;
  EXPECT_TRUE(testing_support::has(report, R"("ends-in-word": 1)")) << report;
}

TEST_F(Doubts, MissedMentionsOfDocumentsThatFailAreCountedAndReported) {
  temp_.write_pair("fail/a", "Frau Habersatter kam. Habersatter ging.\nHabersatter blieb.\n",
                   "T1\tFAMILY 5 16\tHabersatter\n");
  const Ran ran = keyed({"--missed", "fail", "--report", "report.json", "-o", "out", "fail"});
  EXPECT_EQ(ran.code, 1);
  EXPECT_TRUE(testing_support::has(
      ran.err, "2 mentions without annotation, the first: that of T1 at line 1, column 23"))
      << ran.err;
  EXPECT_TRUE(testing_support::has(ran.err, "a missed mention of T1 at line 2, column 1\n"))
      << ran.err;
  EXPECT_TRUE(testing_support::has(
      ran.err,
      "missed mentions: 2 (names that were annotated elsewhere; their documents "
      "failed)"))
      << ran.err;
  const std::string report = read_file(temp_ / "report.json");
  EXPECT_TRUE(testing_support::has(report, R"({"annotation":"T1","line":2,"column":1})")) << report;
  EXPECT_TRUE(testing_support::has(report, R"("missed_mentions": 2)")) << report;
}

TEST_F(Doubts, StandInTheReport) {
  ASSERT_EQ(keyed({"--report", "report.json", "-o", "out", "in"}).code, 0);
  const std::string report = read_file(temp_ / "report.json");
  EXPECT_TRUE(testing_support::has(
      report, R"("doubtful_annotations":[{"code":"ends-in-word","annotation":"T1",)"
              R"("line":2,"column":4}])"))
      << report;
  EXPECT_TRUE(testing_support::has(report, R"("ends-in-word": 1)")) << report;
  EXPECT_FALSE(testing_support::has(report, "Ann"));
}

TEST_F(Doubts, CrossingAnnotationsAreTold) {
  temp_.write_pair("cross/a", "Irmgard Resi Habersatter kam.\n",
                   "T1\tFEMALE 0 12\tIrmgard Resi\nT2\tFAMILY 8 24\tResi Habersatter\n");
  const Ran ran = keyed({"-o", "out", "cross"});
  EXPECT_EQ(ran.code, 0) << ran.err;
  EXPECT_TRUE(
      testing_support::has(ran.err, "T2 crosses another annotation (T1) at line 1, column 9"))
      << ran.err;
  EXPECT_TRUE(testing_support::has(ran.err, "line 1, column 9")) << ran.err;
  EXPECT_TRUE(testing_support::has(ran.err, "crossing annotations merged: 1")) << ran.err;
}

TEST_F(Doubts, LexiconsThatCannotServeAreTold) {
  temp_.write("lexicons/given_female.tsv", "name\nResi\n");
  const Ran ran = keyed({"--lexicons", "lexicons", "-o", "out", "in"});
  EXPECT_EQ(ran.code, 0) << ran.err;
  EXPECT_TRUE(testing_support::has(ran.err, "the lexicons have fewer than 20 names for FEMALE:"))
      << ran.err;
  EXPECT_TRUE(
      testing_support::has(ran.err, "of the classes of first letters of FEMALE are left out"))
      << ran.err;
  EXPECT_FALSE(testing_support::has(keyed({"-n", "in"}).err, "the lexicons have"))
      << "the built-in ones can";
}

class BratFiles : public testing_support::KeyedTest {
 protected:
  void SetUp() override {
    KeyedTest::SetUp();
    temp_.write_pair("in/a");
    temp_.write_pair("in/thread/b");
    temp_.write("in/annotation.conf", "[entities]\nFEMALE\n");
    temp_.write("in/thread/visual.conf", "[labels]\n");
    temp_.write("in/thread/secret.txt.bak", "Irmgard");
  }
  std::string text_of(const std::string& file) { return read_file(temp_ / file); }
};

TEST_F(BratFiles, AreCarriedAlongAndNoOthers) {
  const Ran dry = keyed({"-n", "-o", "out", "in"});
  EXPECT_TRUE(testing_support::has(dry.out, "1 other file ignored")) << dry.out;
  EXPECT_FALSE(std::filesystem::exists(temp_ / "out"));
  ASSERT_EQ(keyed({"-o", "out", "in"}).code, 0);
  EXPECT_EQ(text_of("out/annotation.conf"), "[entities]\nFEMALE\n");
  EXPECT_EQ(text_of("out/thread/visual.conf"), "[labels]\n");
  EXPECT_FALSE(std::filesystem::exists(temp_ / "out/thread/secret.txt.bak"));
  EXPECT_EQ(testing_support::mode_of(temp_ / "out/annotation.conf"), 0600U);
  testing_support::expect_no_leftovers(temp_ / "out");
}

TEST_F(BratFiles, CommentsAreLeftOutUnlessNotesStay) {
  const std::string file =
      "# marked by Irmgard Habersatter\r\n[entities]\n\t  #Habersatter\n##\nFEMALE\n"
      "FEMALE\tbgColor:#ffccaa\n# Irmgard";
  temp_.write("in/annotation.conf", file);
  const Ran ran = keyed({"-o", "out", "in"});
  ASSERT_EQ(ran.code, 0) << ran.err;
  EXPECT_EQ(text_of("out/annotation.conf"),
            "#\r\n[entities]\n\t  #\n##\nFEMALE\nFEMALE\tbgColor:#ffccaa\n#");
  EXPECT_TRUE(testing_support::has(ran.err, "comments left out: 3")) << ran.err;
  ASSERT_EQ(keyed({"--notes", "keep", "-o", "kept", "in"}).code, 0);
  EXPECT_EQ(text_of("kept/annotation.conf"), file);
  EXPECT_EQ(keyed({"--resume=verify", "-o", "out", "in"}).code, 0) << "the same bytes again";
}

TEST_F(BratFiles, FollowResumeOverwriteAndShards) {
  ASSERT_EQ(keyed({"--shard", "1/2", "-o", "out", "in"}).code, 0);
  EXPECT_EQ(keyed({"--shard", "2/2", "-o", "out", "in"}).code, 0)
      << "the same bytes are no obstacle";
  temp_.write("in/annotation.conf", "[entities]\nMALE\n");
  EXPECT_EQ(keyed({"--resume=verify", "-o", "out", "in"}).code, 1) << "differs";
  EXPECT_EQ(text_of("out/annotation.conf"), "[entities]\nFEMALE\n");
  EXPECT_EQ(keyed({"--resume", "-o", "out", "in"}).code, 0);
  EXPECT_EQ(text_of("out/annotation.conf"), "[entities]\nMALE\n");
  temp_.write("in/annotation.conf", "[entities]\nORG\n");
  EXPECT_EQ(keyed({"--overwrite", "-o", "out", "in"}).code, 0);
  EXPECT_EQ(text_of("out/annotation.conf"), "[entities]\nORG\n");
  testing_support::expect_no_leftovers(temp_ / "out");
}

TEST_F(BratFiles, KeepTheirNamesUnderRenameAndStayOutOfStreams) {
  ASSERT_EQ(keyed({"--rename", "-o", "out", "in"}).code, 0);
  EXPECT_TRUE(std::filesystem::exists(temp_ / "out/annotation.conf"));
  std::size_t found = 0;
  for (const std::string& name : testing_support::list_tree(temp_ / "out")) {
    found += name.ends_with("/visual.conf") && name.starts_with("doc-") ? 1U : 0U;
  }
  EXPECT_EQ(found, 1U) << "in the folder of its documents";
  const Ran stream = keyed({"--format", "jsonl", "-o", "out.jsonl", "in"});
  EXPECT_EQ(stream.code, 0) << stream.err;
  EXPECT_TRUE(testing_support::has(stream.err, "3 other files ignored")) << stream.err;
}

TEST_F(BratFiles, OfTwoInputsTheFirstIsCarried) {
  temp_.write_pair("other/c");
  temp_.write("other/annotation.conf", "[entities]\nCITY\n");
  const Ran ran = keyed({"-o", "out", "in", "other"});
  EXPECT_EQ(ran.code, 0) << ran.err;
  EXPECT_TRUE(testing_support::has(ran.err, "other/annotation.conf: not carried along")) << ran.err;
  EXPECT_EQ(text_of("out/annotation.conf"), "[entities]\nFEMALE\n");
  EXPECT_EQ(keyed({"-o", "single", "in/a.txt"}).code, 0);
  EXPECT_TRUE(std::filesystem::exists(temp_ / "single/annotation.conf"));
}

}  // namespace
}  // namespace pseudo
