// What a run writes into folders: places, modes, shards, jobs, overwriting, records.
#include <gtest/gtest.h>

#include <algorithm>
#include <filesystem>
#include <string>
#include <vector>

#include <nlohmann/json.hpp>

#include "support/program_fixture.h"

namespace pseudo {
namespace {

using testing_support::list_tree;
using testing_support::mode_of;
using testing_support::Ran;
using testing_support::read_file;
using testing_support::read_tree;
using testing_support::run_program;
namespace fs = std::filesystem;

class Output : public testing_support::KeyedTest {};

TEST_F(Output, GoesBesideTheInputByDefault) {
  temp_.write_corpus("a/corpus", 3);
  temp_.write_pair("mail");
  temp_.write_pair("post");
  const Ran ran = run({"a/corpus/"});
  EXPECT_EQ(ran.code, 0) << ran.err;
  EXPECT_NE(ran.err.find("3 documents written to a/corpus-pseudo"), std::string::npos) << ran.err;
  EXPECT_TRUE(fs::exists(temp_ / "a/corpus-pseudo/0/mail-2.ann"));
  EXPECT_EQ(run({"--format", "jsonl", "a/corpus"}).code, 0);
  EXPECT_TRUE(fs::is_regular_file(temp_ / "a/corpus-pseudo.jsonl"));
  EXPECT_EQ(run({"mail.txt"}).code, 0);
  EXPECT_EQ(run({"post.ann"}).code, 0);
  EXPECT_TRUE(fs::exists(temp_ / "pseudo-out/mail.ann"));
  EXPECT_TRUE(fs::exists(temp_ / "pseudo-out/post.txt"));
  const std::string folder = temp_ / "a/corpus";
  EXPECT_EQ(testing_support::pseudo({"--overwrite", "."}, folder).code, 0);
  EXPECT_TRUE(fs::exists(temp_ / "a/corpus-pseudo/0/mail-2.ann"));
}

// Under --overwrite nothing stays of a document that fails (spec 3: nothing of it is left in the
// output); --resume goes on with output of its own record, which a fault of reading leaves.
TEST_F(Output, OfDocumentsThatLostAFile) {
  for (const char* id : {"in/a", "in/b", "in/c", "in/d"}) {
    temp_.write_pair(id, "Frau Irmgard.", "T1\tFEMALE 5 12\tIrmgard\n");
  }
  ASSERT_EQ(keyed({"-o", "out", "in"}).code, 0);
  for (const char* gone : {"in/a.ann", "in/b.txt", "in/c.txt", "in/c.ann"}) {
    fs::remove(temp_ / gone);
  }
  EXPECT_EQ(keyed({"-o", "out", "--resume", "in"}).code, 1);
  for (const char* id : {"out/a", "out/b", "out/c", "out/d"}) {
    EXPECT_TRUE(fs::exists(temp_ / (std::string(id) + ".ann"))) << id;
  }
  EXPECT_EQ(keyed({"-o", "out", "--overwrite", "in"}).code, 1);
  for (const char* id : {"out/a", "out/b"}) {
    EXPECT_FALSE(fs::exists(temp_ / (std::string(id) + ".ann"))) << id;
    EXPECT_FALSE(fs::exists(temp_ / (std::string(id) + ".txt"))) << id;
  }
  EXPECT_TRUE(fs::exists(temp_ / "out/c.ann")) << "the input no longer has it";
  EXPECT_TRUE(fs::exists(temp_ / "out/d.ann"));
}

TEST_F(Output, ADryRunSaysWhatWouldBeRefusedAndTouchesNothing) {
  temp_.write_corpus("in", 2);
  ASSERT_EQ(run({"in"}).code, 0);
  ASSERT_EQ(run({"--format", "jsonl", "-o", "out.jsonl", "in"}).code, 0);
  temp_.write("v", "not a vault\n");
  const auto before = list_tree(temp_.path());
  for (const testing_support::Words& words : {testing_support::Words{"-n", "in"},
                                              {"-n", "--format", "jsonl", "-o", "out.jsonl", "in"},
                                              {"-n", "-o", "new", "--vault", "v", "in"}}) {
    const Ran ran = run(words);
    EXPECT_EQ(ran.code, 0) << ran.err;
    EXPECT_EQ(ran.out.rfind("2 documents would be written to ", 0), 0U) << ran.out;
    EXPECT_NE(ran.err.find("warning: without --dry-run: "), std::string::npos) << ran.err;
    EXPECT_NE(ran.err.find(" is already there; "), std::string::npos) << ran.err;
  }
  EXPECT_EQ(list_tree(temp_.path()), before);
  EXPECT_EQ(run({"-n", "-o", "in/x", "in"}).code, 2) << "no place for output";
}

TEST_F(Output, ADryRunWritesTheReportThatWasAskedFor) {
  temp_.write_corpus("in", 2);
  ASSERT_EQ(run({"-n", "--report", "r.json", "in"}).code, 0);
  EXPECT_FALSE(fs::exists(temp_ / "in-pseudo"));
  const auto report = nlohmann::json::parse(read_file(temp_ / "r.json"));
  EXPECT_EQ(report["dry_run"], true);
  EXPECT_EQ(report["totals"]["done"], 2);
  EXPECT_EQ(run({"report", "r.json"}).code, 0);
  EXPECT_EQ(run({"-n", "--report", "r.json", "in"}).code, 0) << "tried again";
  EXPECT_EQ(run({"--report", "r.json", "in"}).code, 0) << "then done";
  EXPECT_FALSE(nlohmann::json::parse(read_file(temp_ / "r.json")).contains("dry_run"));
  const Ran ran = run({"-n", "--report", "r.json", "in"});
  EXPECT_EQ(ran.code, 2) << "the report of a run stays";
  EXPECT_NE(ran.err.find("the report r.json is already there"), std::string::npos) << ran.err;
}

TEST_F(Output, InputsStayAsTheyAre) {
  temp_.write_corpus("in", 15);
  const auto before = read_tree(temp_ / "in");
  ASSERT_EQ(run({"in"}).code, 0);
  EXPECT_EQ(read_tree(temp_ / "in"), before);
}

TEST_F(Output, NoOriginalIsLeftAndTextAroundIs) {
  temp_.write_corpus("in", 1);
  ASSERT_EQ(run({"in"}).code, 0);
  const std::string text = read_file(temp_ / "in-pseudo/0/mail-0.txt");
  const std::string ann = read_file(temp_ / "in-pseudo/0/mail-0.ann");
  for (const char* original : {"Irmgard", "Habersatter", "10000"}) {
    EXPECT_EQ(text.find(original), std::string::npos) << text;
    EXPECT_EQ(ann.find(original), std::string::npos) << ann;
  }
  EXPECT_NE(text.find(", Nummer "), std::string::npos) << text;
}

TEST_F(Output, ModesArePrivateUnlessTheUmaskDecides) {
  temp_.write_corpus("in", 1);
  const auto run_unmasked = [&](const std::string& options) {
    return shell("umask 022; " + testing_support::program_path() + " " + options).code;
  };
  ASSERT_EQ(run_unmasked("--report report in"), 0);
  for (const char* file : {"in-pseudo/0/mail-0.txt", "in-pseudo/0/mail-0.ann",
                           "in-pseudo/.pseudo-run.json", "report"}) {
    EXPECT_EQ(mode_of(temp_ / file), 0600U) << file;
  }
  EXPECT_EQ(mode_of(temp_ / "in-pseudo"), 0700U);
  EXPECT_EQ(mode_of(temp_ / "in-pseudo/0"), 0700U);
  ASSERT_EQ(run_unmasked("--umask -o shared in"), 0);
  EXPECT_EQ(mode_of(temp_ / "shared/0/mail-0.txt"), 0644U);
  EXPECT_EQ(mode_of(temp_ / "shared/0"), 0755U);
  ASSERT_EQ(run_unmasked("--format jsonl -o x.jsonl in"), 0);
  EXPECT_EQ(mode_of(temp_ / "x.jsonl"), 0600U);
}

TEST_F(Output, JobsNeverChangeAByte) {
  temp_.write_corpus("in", 300);
  ASSERT_EQ(keyed({"-j", "1", "-o", "one", "--report", "r1", "in"}).code, 0);
  ASSERT_EQ(keyed({"-j", "8", "-o", "eight", "--report", "r8", "in"}).code, 0);
  EXPECT_EQ(read_tree(temp_ / "one"), read_tree(temp_ / "eight"));
  EXPECT_EQ(read_file(temp_ / "r1"), read_file(temp_ / "r8"));
  ASSERT_EQ(keyed({"-j", "1", "--format", "jsonl", "-o", "1.jsonl", "in"}).code, 0);
  ASSERT_EQ(keyed({"-j", "8", "--format", "jsonl", "-o", "8.jsonl", "in"}).code, 0);
  EXPECT_EQ(read_file(temp_ / "1.jsonl"), read_file(temp_ / "8.jsonl"));
}

TEST_F(Output, ShardsTogetherAreTheWhole) {
  temp_.write_corpus("in", 100);
  ASSERT_EQ(keyed({"-o", "whole", "in"}).code, 0);
  std::size_t files = 0;
  for (const char* shard : {"1/3", "2/3", "3/3"}) {
    ASSERT_EQ(keyed({"-o", "parts", "--shard", shard, "in"}).code, 0);
    const std::size_t now = read_tree(temp_ / "parts").size();
    EXPECT_GT(now, files + 20) << "a shard is far too small";
    files = now;
  }
  EXPECT_EQ(read_tree(temp_ / "parts"), read_tree(temp_ / "whole"));
  EXPECT_EQ(read_file(temp_ / "parts/.pseudo-run.json"),
            read_file(temp_ / "whole/.pseudo-run.json"));
}

TEST_F(Output, AShardWithoutDocumentsIsNoError) {
  temp_.write_pair("in/a");
  int done = 0;
  for (const char* shard : {"1/4", "2/4", "3/4", "4/4"}) {
    EXPECT_EQ(keyed({"-o", "out", "--shard", shard, "in"}).code, 0);
    done += fs::exists(temp_ / "out/a.ann") ? 1 : 0;
  }
  EXPECT_GE(done, 1);
}

TEST_F(Output, OverwriteReplacesDocumentsAndRecord) {
  temp_.write_corpus("in", 5);
  ASSERT_EQ(keyed({"-o", "out", "in"}).code, 0);
  const std::string record = read_file(temp_ / "out/.pseudo-run.json");
  temp_.write("out/0/mail-1.txt", "old");
  temp_.write("out/other.txt", "mine");
  ASSERT_EQ(keyed({"-o", "out", "--scope", "corpus", "--overwrite", "in"}).code, 0);
  EXPECT_NE(read_file(temp_ / "out/0/mail-1.txt"), "old");
  EXPECT_EQ(read_file(temp_ / "out/other.txt"), "mine");
  EXPECT_NE(read_file(temp_ / "out/.pseudo-run.json"), record);
}

TEST_F(Output, OverwritingLeavesNothingOldOfDocumentsThatFail) {
  for (const char* stem : {"in/a", "in/b/c", "in/d"}) temp_.write_pair(stem);
  ASSERT_EQ(keyed({"-o", "out", "in"}).code, 0);
  for (const char* stem : {"in/a", "in/b/c"}) {
    temp_.write(std::string(stem) + ".ann", "T1\tFEMALE 900 901\tx\n");
  }
  EXPECT_EQ(keyed({"-o", "out", "--overwrite", "in"}).code, 1);
  for (const char* stem : {"out/a", "out/b/c"}) {
    EXPECT_FALSE(fs::exists(temp_ / (std::string(stem) + ".txt"))) << stem;
    EXPECT_FALSE(fs::exists(temp_ / (std::string(stem) + ".ann"))) << stem;
  }
  EXPECT_TRUE(fs::exists(temp_ / "out/d.txt"));
}

TEST_F(Output, OtherDocumentsAreNoObstacleButMarkTheRecord) {
  temp_.write_pair("one/a");
  temp_.write_pair("two/b");
  ASSERT_EQ(run({"-o", "out", "one"}).code, 0);
  EXPECT_NE(read_file(temp_ / "out/.pseudo-run.json").find("\"mixed\": false"), std::string::npos);
  ASSERT_EQ(run({"-o", "out", "two"}).code, 0);
  EXPECT_NE(read_file(temp_ / "out/.pseudo-run.json").find("\"mixed\": true"), std::string::npos);
  EXPECT_TRUE(fs::exists(temp_ / "out/a.ann") && fs::exists(temp_ / "out/b.ann"));
}

TEST_F(Output, TheRecordHoldsNoIdAndNoString) {
  temp_.write_corpus("in", 3);
  ASSERT_EQ(keyed({"--corpus", "secret-project", "in"}).code, 0);
  const std::string record = read_file(temp_ / "in-pseudo/.pseudo-run.json");
  const nlohmann::json file = nlohmann::json::parse(record);
  EXPECT_EQ(file.size(), 5U) << record;
  for (const char* secret : {"mail", "Irmgard", "secret-project"}) {
    EXPECT_EQ(record.find(secret), std::string::npos) << record;
  }
}

TEST_F(Output, ADryRunWritesNothingAndSaysWhatItWouldDo) {
  temp_.write_corpus("in", 4);
  const std::vector<std::string> before = list_tree(temp_.path());
  const Ran ran = run({"-n", "in"});
  EXPECT_EQ(ran.code, 0);
  EXPECT_NE(ran.out.find("4 documents would be written to in-pseudo"), std::string::npos)
      << ran.out;
  EXPECT_EQ(list_tree(temp_.path()), before);
  temp_.write("in/0/mail-1.ann", "T1\tFEMALE 0 99999\tx\n");
  EXPECT_EQ(run({"-n", "in"}).code, 1);
}

TEST_F(Output, AShiftThatBreaksWeekdaysIsObeyedWithAWarning) {
  const char* text = "Bis Montag, 3. Juni.";
  temp_.write_pair("in/day", text, "T1\tDATE 12 19\t3. Juni\n");
  EXPECT_EQ(run({"--shift", "14", "-o", "weeks", "in"}).err.find("warning"), std::string::npos);
  const Ran ran = run({"--shift", "8", "-o", "days", "in"});
  EXPECT_EQ(ran.code, 0) << ran.err;
  EXPECT_NE(ran.err.find("warning: --shift 8 is not divisible by 7"), std::string::npos) << ran.err;
  EXPECT_EQ(read_file(temp_ / "days/day.txt"), "Bis Montag, 11. Juni.");
}

TEST_F(Output, LeftoversOfADeadRunGo) {
  temp_.write_corpus("in", 12);
  temp_.write("in-pseudo/.pseudo-tmp-0011223344556677", "");
  temp_.write("in-pseudo/.pseudo-tmp-0011223344556677-0-5.t", "x");
  temp_.write("in-pseudo/1/.pseudo-tmp-0011223344556677-1-9.a", "x");
  ASSERT_EQ(run({"in"}).code, 0);
  for (const std::string& path : list_tree(temp_ / "in-pseudo")) {
    EXPECT_EQ(path.find("pseudo-tmp"), std::string::npos) << path;
  }
}

TEST_F(Output, LeftoversAreNeverInput) {
  temp_.write_corpus("in", 2);
  temp_.write_pair("in/.pseudo-tmp-0011223344556677-0-1");
  temp_.write_pair("in/.hidden/a");
  ASSERT_EQ(run({"in"}).code, 0);
  EXPECT_EQ(read_tree(temp_ / "in-pseudo").size(), 4U);
  EXPECT_FALSE(fs::exists(temp_ / "in-pseudo/.hidden"));
}

TEST_F(Output, SeveralInputsShareOneFolder) {
  temp_.write_pair("one/a");
  temp_.write_pair("two/b");
  temp_.write_pair("c");
  temp_.write("list", std::string("two\0c.txt\0", 10));
  ASSERT_EQ(run({"one", "--files0-from", "list"}).code, 0);
  for (const char* file : {"a.txt", "b.ann", "c.ann"}) {
    EXPECT_TRUE(fs::exists(temp_ / (std::string("pseudo-out/") + file))) << file;
  }
}

TEST_F(Output, TheReportCountsAndNamesStates) {
  temp_.write_corpus("in", 12);
  temp_.write_pair("in/bad", "text", "T1\tFEMALE 0 99\ttext\n");
  temp_.write("in/note.md", "");
  const Ran ran = keyed({"--report", "r.json", "in"});
  EXPECT_EQ(ran.code, 1);
  const std::string bytes = read_file(temp_ / "r.json");
  const nlohmann::json report = nlohmann::json::parse(bytes);
  EXPECT_EQ(report["totals"]["done"], 12);
  EXPECT_EQ(report["totals"]["failed"], 1);
  EXPECT_EQ(report["totals"]["ignored_files"], 1);
  EXPECT_EQ(report["labels"]["FEMALE"]["mentions"], 12);
  EXPECT_EQ(report["labels"]["FEMALE"]["style"], "surrogate");
  EXPECT_EQ(report["corpus"]["before"]["tokens"], 12 * 5);  // Irmgard Habersatter Nummer K 10000
  EXPECT_EQ(report["corpus"]["before"]["pi_entities"], 12 * 3);
  EXPECT_EQ(report["corpus"]["before"]["pi_tokens"], 12 * 4);
  EXPECT_EQ(report["corpus"]["before"]["types"], 4 + 12);
  EXPECT_EQ(report["corpus"]["after"]["pi_entities"], 12 * 3);
  ASSERT_EQ(report["documents"].size(), 13U);
  EXPECT_EQ(report["documents"][0]["id"], "bad");
  EXPECT_EQ(report["documents"][0]["status"], "failed");
  EXPECT_EQ(report["documents"][1]["status"], "done");
  for (const char* original : {"Irmgard", "Habersatter", "K-10000"}) {
    EXPECT_EQ(bytes.find(original), std::string::npos);
  }
}

TEST_F(Output, ManyTellingFileNamesAreSummedUp) {
  for (char c = 'a'; c < 'j'; ++c) temp_.write_pair(std::string("in/habersatter-") + c);
  const Ran ran = run({"in"});
  EXPECT_EQ(ran.code, 0);
  const auto lines = [](const std::string& text) {
    std::size_t count = 0;
    for (std::size_t at = text.find("its name contains"); at != std::string::npos;
         at = text.find("its name contains", at + 1)) {
      ++count;
    }
    return count;
  };
  EXPECT_EQ(lines(ran.err), 5U) << ran.err;
  EXPECT_NE(ran.err.find("names of files that contain an original: 9 (rename them, or use"),
            std::string::npos)
      << ran.err;
  EXPECT_EQ(lines(run({"-v", "-n", "-o", "other", "in"}).err), 9U);
}

TEST_F(Output, ATellingFileNameIsWarnedOf) {
  temp_.write_pair("in/brief-an-habersatter");
  temp_.write_pair("in/brief-2");
  const Ran ran = run({"in"});
  EXPECT_EQ(ran.code, 0);
  EXPECT_NE(ran.err.find("brief-an-habersatter.txt: its name contains an original"),
            std::string::npos)
      << ran.err;
  EXPECT_EQ(ran.err.find("brief-2"), std::string::npos) << ran.err;
}

TEST_F(Output, AWideCorpusNeedsNoSourceFolders) {
  // From an installed place, through a link, in another working folder: the lexicons are found.
  fs::create_symlink(testing_support::program_path(), temp_ / "linked");
  temp_.write_pair("in/a");
  EXPECT_EQ(run_program({{"in"}, temp_.path().string(), {}, {}}, temp_ / "linked").code, 0);
}

}  // namespace
}  // namespace pseudo
