// --rename: neutral names for everything, and nothing else changes.
#include <gtest/gtest.h>

#include <algorithm>
#include <filesystem>
#include <map>
#include <set>
#include <string>
#include <vector>

#include <fmt/format.h>
#include <nlohmann/json.hpp>

#include "support/program_fixture.h"

namespace pseudo {
namespace {

using testing_support::list_tree;
using testing_support::Ran;
using testing_support::read_file;
using testing_support::read_tree;
using testing_support::Words;
namespace fs = std::filesystem;

constexpr const char* kAlphabet = "abcdefghijklmnopqrstuvwxyz234567";

bool is_neutral(const std::string& component) {
  return component.size() == 24 && component.substr(0, 4) == "doc-" &&
         component.find_first_not_of(kAlphabet, 4) == std::string::npos;
}

bool is_neutral_id(std::string id) {
  for (std::size_t slash = 0; (slash = id.find('/')) != std::string::npos;) {
    if (!is_neutral(id.substr(0, slash))) return false;
    id.erase(0, slash + 1);
  }
  return is_neutral(id);
}

std::multiset<std::string> contents(const std::map<std::string, std::string>& tree) {
  std::multiset<std::string> all;
  for (const auto& [file, bytes] : tree) all.insert(bytes);
  return all;
}

class Rename : public testing_support::KeyedTest {
 protected:
  void SetUp() override {
    KeyedTest::SetUp();
    for (int thread = 0; thread < 4; ++thread) {
      for (int mail = 0; mail <= thread * 3; ++mail) {
        const std::string stem = fmt::format("in/habersatter-{}/tief/irmgard-{}", thread, mail);
        const std::string code = fmt::format("{}", 100 + thread * 20 + mail);
        temp_.write_pair(stem, "Irmgard Habersatter " + code + "\n",
                         "T1\tFEMALE 0 7\tIrmgard\nT2\tFAMILY 8 19\tHabersatter\nT3\tUFID 20 23\t" +
                             code + "\n");
        lines_ += nlohmann::json{{"id", stem.substr(3)},
                                 {"text", "Irmgard " + code},
                                 {"entities", {{{"label", "FEMALE"}, {"start", 0}, {"end", 7}}}}}
                      .dump() +
                  "\n";
      }
    }
    temp_.write("in.jsonl", lines_);
  }
  Ran renamed(Words arguments) const {
    arguments.insert(arguments.begin(), "--rename");
    return make(std::move(arguments));
  }
  /// No file or folder name, report or record below the folder of the test shows an original name.
  void expect_untold(const std::string& below) {
    for (const std::string& path : list_tree(temp_ / below)) {
      EXPECT_EQ(path.find("irmgard"), std::string::npos) << path;
      EXPECT_EQ(path.find("habersatter"), std::string::npos) << path;
    }
  }
  std::string lines_;
};

TEST_F(Rename, ChangesNamesAloneAndKeepsThreadsTogether) {
  ASSERT_EQ(keyed({"-o", "plain", "--scope", "folder", "in"}).code, 0);
  const Ran ran = renamed({"--vault", "vault", "--report", "r.json", "--scope", "folder", "in"});
  ASSERT_EQ(ran.code, 0) << ran.err;
  EXPECT_EQ(ran.err.find("rename it"), std::string::npos) << ran.err;
  const auto tree = read_tree(temp_ / "in-pseudo");
  std::map<std::string, int> threads;
  for (const auto& [file, bytes] : tree) {
    EXPECT_TRUE(is_neutral_id(file.substr(0, file.size() - 4))) << file;
    ++threads[file.substr(0, file.find('/'))];
  }
  std::vector<int> sizes;
  for (const auto& [thread, files] : threads) sizes.push_back(files);
  std::sort(sizes.begin(), sizes.end());
  EXPECT_EQ(sizes, (std::vector<int>{2, 8, 14, 20}));
  EXPECT_EQ(contents(tree), contents(read_tree(temp_ / "plain")));
  expect_untold("in-pseudo");
  const std::string report = read_file(temp_ / "r.json");
  EXPECT_EQ(report.find("irmgard"), std::string::npos);
  EXPECT_EQ(nlohmann::json::parse(report)["counts"]["telling_names"], 0);
  ASSERT_EQ(back({"-o", "back", "in-pseudo"}).code, 0);
  EXPECT_EQ(read_tree(temp_ / "back"), read_tree(temp_ / "in"));
}

TEST_F(Rename, LinesHaveTheSameNamesAsFiles) {
  ASSERT_EQ(renamed({"in"}).code, 2) << "a vault key without a vault";
  ASSERT_EQ(keyed({"--rename", "in"}).code, 0);
  const Ran ran = renamed({"--vault", "vault", "in.jsonl"});
  ASSERT_EQ(ran.code, 0) << ran.err;
  std::set<std::string> from_files;
  for (const auto& [file, bytes] : read_tree(temp_ / "in-pseudo")) {
    from_files.insert(file.substr(0, file.size() - 4));
  }
  std::set<std::string> from_lines;
  const std::string written = read_file(temp_ / "in-pseudo.jsonl");
  for (std::size_t at = 0; at < written.size(); at = written.find('\n', at) + 1) {
    from_lines.insert(nlohmann::json::parse(written.substr(at, written.find('\n', at) - at))["id"]);
  }
  EXPECT_EQ(from_files, from_lines);
  ASSERT_EQ(back({"-o", "back.jsonl", "in-pseudo.jsonl"}).code, 0);
  EXPECT_EQ(read_file(temp_ / "back.jsonl"), lines_);
}

TEST_F(Rename, TheKeyAndTheCorpusDecideTheNames) {
  ASSERT_EQ(keyed({"--rename", "-o", "one", "in"}).code, 0);
  ASSERT_EQ(keyed({"--rename", "-o", "same", "in"}).code, 0);
  ASSERT_EQ(keyed({"--rename", "--corpus", "x", "-o", "other", "in"}).code, 0);
  ASSERT_EQ(run({"--rename", "-o", "fresh", "in"}).code, 0);
  EXPECT_EQ(list_tree(temp_ / "one"), list_tree(temp_ / "same"));
  EXPECT_NE(list_tree(temp_ / "one"), list_tree(temp_ / "other"));
  EXPECT_NE(list_tree(temp_ / "one"), list_tree(temp_ / "fresh"));
}

TEST_F(Rename, WritesNoDocumentTwice) {
  const auto refused = [&](const Words& arguments, const char* says) {
    const std::vector<std::string> before = list_tree(temp_ / "out");
    const Ran ran = run(arguments);
    EXPECT_EQ(ran.code, 2) << ran.err;
    EXPECT_NE(ran.err.find(says), std::string::npos) << ran.err;
    EXPECT_EQ(list_tree(temp_ / "out"), before);
  };
  ASSERT_EQ(run({"-o", "out", "in"}).code, 0);
  refused({"-k", "key", "--rename", "-o", "out", "in"}, "is already there");
  fs::remove_all(temp_ / "out");
  ASSERT_EQ(keyed({"--rename", "-o", "out", "in"}).code, 0);
  refused({"-k", "key", "--rename", "-o", "out", "in"}, "is already there");
  refused({"-k", "second", "--rename", "-o", "out", "in"}, "hid the names of its documents");
  refused({"-k", "key", "-o", "out", "in"}, "hid the names of its documents");
  refused({"-o", "out", "in"}, "hid the names of its documents");
  EXPECT_EQ(run({"-k", "second", "--rename", "--overwrite", "-o", "out", "in"}).code, 0);
}

TEST_F(Rename, OtherDocumentsOfTheSameKeyAreNoObstacle) {
  ASSERT_EQ(keyed({"--rename", "-o", "out", "in"}).code, 0);
  temp_.write_pair("more/brief");
  EXPECT_EQ(keyed({"--rename", "--max-shift", "30", "-o", "out", "more"}).code, 0);
  // The output of a renaming run is the input of another.
  for (const char* shard : {"1/2", "2/2"}) {
    EXPECT_EQ(keyed({"--shard", shard, "-o", "again", "out"}).code, 0) << shard;
  }
}

TEST_F(Rename, ResumesAndShardsByTheTrueIds) {
  ASSERT_EQ(keyed({"--rename", "-o", "whole", "in"}).code, 0);
  const auto whole = read_tree(temp_ / "whole");
  for (const std::string shard : {"1/2", "2/2"}) {
    const auto true_names = [&] {
      EXPECT_EQ(keyed({"--shard", shard, "--overwrite", "-o", "plain", "in"}).code, 0);
      const std::size_t files = read_tree(temp_ / "plain").size();
      fs::remove_all(temp_ / "plain");
      return files;
    }();
    const std::size_t before = fs::exists(temp_ / "out") ? read_tree(temp_ / "out").size() : 0;
    ASSERT_EQ(
        renamed({"--vault", "v" + shard.substr(0, 1), "--shard", shard, "-o", "out", "in"}).code,
        0);
    EXPECT_EQ(read_tree(temp_ / "out").size() - before, true_names);
  }
  EXPECT_EQ(read_tree(temp_ / "out"), whole);
  ASSERT_EQ(back({"--vault", "v2", "-o", "back", "out"}, "v1").code, 0);
  EXPECT_EQ(read_tree(temp_ / "back"), read_tree(temp_ / "in"));
  EXPECT_EQ(keyed({"--rename", "-o", "out", "in"}).code, 2) << "it is there already";
  EXPECT_EQ(keyed({"--resume", "-o", "out", "in"}).code, 2) << "other names";
  fs::remove(temp_ / ("out/" + whole.begin()->first));
  const Ran ran = keyed({"--rename", "--resume", "-o", "out", "in"});
  EXPECT_NE(ran.err.find("1 document written to out, 21 there already"), std::string::npos)
      << ran.err;
  EXPECT_EQ(read_tree(temp_ / "out"), whole);
  EXPECT_EQ(keyed({"--rename", "--resume=verify", "-o", "out", "in"}).code, 0);
  EXPECT_EQ(keyed({"--rename", "--overwrite", "-o", "out", "in"}).code, 0);
  EXPECT_EQ(read_tree(temp_ / "out"), whole);
}

TEST_F(Rename, AStreamIsResumed) {
  ASSERT_EQ(keyed({"--rename", "-o", "whole.jsonl", "in.jsonl"}).code, 0);
  ASSERT_EQ(keyed({"--rename", "-o", "out.jsonl", "in.jsonl"}).code, 0);
  const std::string whole = read_file(temp_ / "whole.jsonl");
  fs::remove(temp_ / "out.jsonl");
  temp_.write("out.jsonl.part", whole.substr(0, whole.size() / 2));
  const Ran ran = keyed({"--rename", "--resume", "-o", "out.jsonl", "in.jsonl"});
  EXPECT_EQ(ran.code, 0) << ran.err;
  EXPECT_NE(ran.err.find(" there already"), std::string::npos) << ran.err;
  EXPECT_EQ(read_file(temp_ / "out.jsonl"), whole);
}

TEST_F(Rename, ReportsOfFailuresHoldNeutralNamesToo) {
  temp_.write("in/irmgard-allein.txt", "Irmgard");
  temp_.write_pair("in/irmgard-kaputt", "Irmgard", "T1\tFEMALE 0 70\tIrmgard\n");
  const Ran ran = keyed({"--rename", "--report", "r.json", "in"});
  EXPECT_EQ(ran.code, 1);
  EXPECT_NE(ran.err.find("in/irmgard-kaputt.ann"), std::string::npos) << "people must find it";
  const std::string report = read_file(temp_ / "r.json");
  EXPECT_EQ(report.find("irmgard"), std::string::npos) << report;
  int failed = 0;
  const auto entries = nlohmann::json::parse(report);
  for (const auto& file : entries["documents"]) {
    if (file["status"] == "failed") ++failed;
    EXPECT_TRUE(is_neutral_id(file["id"])) << file["id"];
  }
  EXPECT_EQ(failed, 2);
}

}  // namespace
}  // namespace pseudo
