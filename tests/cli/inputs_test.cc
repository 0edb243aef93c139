// How INPUTs are named: links, lists, letter case. No output option ever changes them.
#include <gtest/gtest.h>

#include <filesystem>
#include <map>
#include <optional>
#include <string>
#include <utility>
#include <vector>

#include "support/program_fixture.h"

namespace pseudo {
namespace {

using testing_support::list_tree;
using testing_support::program_path;
using testing_support::Ran;
using testing_support::read_file;
using testing_support::read_tree;
using testing_support::Words;
namespace fs = std::filesystem;

class Inputs : public testing_support::ProgramTest {
 protected:
  Ran run_in(const std::string& folder, Words arguments) {
    return testing_support::pseudo(std::move(arguments), temp_ / folder);
  }
  /// Expects exit code 2 with these words, and no new, changed or removed file.
  void expect_refused(Words arguments, const std::string& folder, const std::string& says) {
    const std::vector<std::string> names = list_tree(temp_.path());
    const std::map<std::string, std::string> before = read_tree(temp_.path());
    const Ran ran = run_in(folder, std::move(arguments));
    EXPECT_EQ(ran.code, 2) << ran.err;
    EXPECT_NE(ran.err.find(says), std::string::npos) << ran.err;
    EXPECT_EQ(list_tree(temp_.path()), names);
    EXPECT_EQ(read_tree(temp_.path()), before);
  }
};

TEST_F(Inputs, AnOutputThatCannotBeResolvedIsRefused) {
  temp_.write_pair("in/a");
  temp_.write("x.jsonl", "{\"id\": \"s\", \"text\": \"\", \"entities\": []}\n");
  fs::create_symlink("loop", temp_ / "loop");
  const std::string says = "cannot be resolved: Too many levels of symbolic links";
  for (const std::string output : {"loop/out", "loop"}) {
    expect_refused({"in", "-o", output}, ".", output + ": " + says);
    expect_refused({".", "-o", "../" + output, "--overwrite"}, "in", says);
  }
  expect_refused({"x.jsonl", "-o", "loop/x.jsonl"}, ".", says);
  expect_refused({"in", "--report", "loop/r.json"}, ".", says);
  run({"keygen", "-q", "second"});
  expect_refused({"in", "--vault", "loop/v", "--vault-key", "second"}, ".", says);
  ASSERT_EQ(run({"in", "--vault", "v", "--vault-key", "second"}).code, 0);
  expect_refused({"reveal", "--vault", "v", "--vault-key", "second", "-o", "loop/x", "in-pseudo"},
                 ".", "loop/x: " + says);
}

TEST_F(Inputs, StayWhereTheOutputMayNotBeSearched) {
  const std::optional<std::string> prefix = testing_support::without_root_access();
  if (!prefix) GTEST_SKIP() << "needs setpriv, and a program that others can run";
  temp_.write_pair("in/a");
  fs::create_directory(temp_ / "closed");
  fs::permissions(temp_ / "closed", fs::perms::none);
  for (const char* open : {".", "in", "in/a.txt", "in/a.ann"}) {
    fs::permissions(temp_.path() / open, fs::perms::all);
  }
  const std::map<std::string, std::string> before = read_tree(temp_ / "in");
  const Ran ran =
      shell("cd in && " + *prefix + program_path() + " . -o ../closed/x/out --overwrite");
  EXPECT_EQ(ran.code, 2);
  EXPECT_NE(ran.err.find("closed/x/out: cannot be resolved: Permission denied"), std::string::npos)
      << ran.err;
  EXPECT_EQ(read_tree(temp_ / "in"), before);
  fs::permissions(temp_ / "closed", fs::perms::owner_all);
  EXPECT_TRUE(fs::is_empty(temp_ / "closed"));
}

TEST_F(Inputs, StayWhereALinkIsNamedForThem) {
  temp_.write_pair("data/x");
  fs::create_directory(temp_ / "w");
  for (const char* file : {"x.txt", "x.ann"}) {
    fs::create_symlink(std::string("../data/") + file, temp_.path() / "w" / file);
  }
  expect_refused({"x.txt", "-o", "../data", "--overwrite"}, "w", "would be written into the input");
  expect_refused({"x.txt", "-o", "..", "--format", "jsonl"}, "w", "is a folder");
  expect_refused({"x.ann", "--format", "jsonl", "-o", "../data/x.txt", "--overwrite"}, "w",
                 "is an input");
  EXPECT_EQ(run_in("w", {"x.txt", "-o", "../out"}).code, 0) << "a link as INPUT is followed";
  EXPECT_EQ(run_in("w", {"x.txt", "-o", ".."}).code, 0) << "other names are no input";
  EXPECT_TRUE(fs::exists(temp_ / "x.ann"));
}

TEST_F(Inputs, StayWhereTheOnePartnerIsALink) {
  temp_.write_pair("data/x");
  temp_.write_pair("w/x");
  fs::remove(temp_ / "w/x.ann");
  fs::create_symlink("../data/x.ann", temp_ / "w/x.ann");
  expect_refused({"w/x.txt", "-o", "data", "--overwrite"}, ".", "would be written into the input");
}

TEST_F(Inputs, StayWhereAStreamIsToTakeTheirPlace) {
  temp_.write_pair("d/x");
  temp_.write_pair("d/y");
  for (const std::string output : {"d/x.txt", "d/x.ann", "./d/../d/y.ann"}) {
    expect_refused({"d/x.txt", "d/y.ann", "--format", "jsonl", "-o", output, "--overwrite"}, ".",
                   "is an input");
  }
  fs::create_symlink("d/x.txt", temp_ / "link.jsonl");
  expect_refused({"d/x.txt", "-o", "link.jsonl", "--overwrite"}, ".", "is an input");
  fs::create_symlink("out.jsonl.part", temp_ / "d/z.txt");
  temp_.write("d/out.jsonl.part", "Frau Irmgard Habersatter");
  temp_.write("d/z.ann", "T1\tFEMALE 5 12\tIrmgard\n");
  expect_refused({"d/z.txt", "-o", "d/out.jsonl"}, ".", "is an input");
}

TEST_F(Inputs, StayWhereLinksInTheOutputLeadToThem) {
  temp_.write_pair("in/sub/a");
  temp_.write_pair("in/b");
  fs::create_directory(temp_ / "out");
  fs::create_symlink("../in/sub", temp_ / "out/sub");
  fs::create_symlink("in/b.txt", temp_ / "r.json.part");
  const std::map<std::string, std::string> before = read_tree(temp_ / "in");
  for (const Words& words : {Words{"in", "-o", "out", "--overwrite", "--report", "r.json"},
                             Words{"--overwrite", "in", "-o", "out"}}) {
    const Ran ran = run(words);
    EXPECT_EQ(ran.code, 1);
    EXPECT_NE(ran.err.find("in/sub/a.txt: a link or a file is in the output"), std::string::npos)
        << ran.err;
    EXPECT_EQ(read_tree(temp_ / "in"), before);
    EXPECT_TRUE(fs::exists(temp_ / "out/b.ann"));
  }
}

TEST_F(Inputs, FromAListAreReadHoweverTheListArrives) {
  for (const char* stem : {"f/d1", "f/d2", "f/d3"}) temp_.write_pair(stem);
  const std::string slow =
      "(printf 'f/d1.txt\\0f/d'; sleep .3; printf '2.txt\\0'; sleep .1; printf 'f/d3.ann')";
  const std::string list = program_path() + " -q --files0-from ";
  const std::string late = "(sleep .1; exec " + list + "- -o ";
  const Words ways = {
      slow + " | " + late + "out)",
      "mkfifo pipe; " + slow + " > pipe & sleep .1; " + list + "pipe -o out; rm pipe",
      "mkfifo pipe; (sleep .1; " + slow + " > pipe) & " + list + "pipe -o out; rm pipe",
      list + "<(" + slow + ") -o out",
      slow + " > list; " + list + "- -o out < list",
  };
  for (const std::string& way : ways) {
    EXPECT_EQ(shell(way).code, 0) << way;
    EXPECT_EQ(read_tree(temp_ / "out").size(), 6U) << way;
    fs::remove_all(temp_ / "out");
  }
}

TEST_F(Inputs, AListThatCannotBeReadIsTold) {
  temp_.write_pair("in/a");
  expect_refused({"--files0-from", "in"}, ".", "--files0-from in: cannot read: Is a directory");
  EXPECT_EQ(shell(program_path() + " --files0-from - -o out <&-").code, 2);
}

TEST_F(Inputs, LetterClassesMayComeFromAPipe) {
  temp_.write_pair("in/a");
  temp_.write("classes",
              "# wide\n"
              "ABCDEFGHIJKLM\nNOPQRSTUVWXYZ\n");
  ASSERT_EQ(run({"keygen", "-q", "key"}).code, 0);
  const std::string command = program_path() + " -q -k key in -o ";
  EXPECT_EQ(shell(command + "a --letter-classes classes").code, 0);
  EXPECT_EQ(
      shell(command + "b --letter-classes <(head -n 2 classes; sleep .2; tail -n 1 classes)").code,
      0);
  EXPECT_EQ(read_tree(temp_ / "a"), read_tree(temp_ / "b"));
  EXPECT_EQ(read_file(temp_ / "a/.pseudo-run.json"), read_file(temp_ / "b/.pseudo-run.json"));
  EXPECT_EQ(shell(command + "a --resume --letter-classes <(cat classes)").code, 0);
  EXPECT_EQ(shell(command + "a --resume --letter-classes none").code, 2);
}

TEST_F(Inputs, ThatDifferInLetterCaseAloneAreRefused) {
  temp_.write_pair("f/x");
  temp_.write("f/x.TXT", "Frau Irmgard Habersatter");
  const std::string says = "f/x.TXT: two files for one document, in other letter case";
  expect_refused({"f"}, ".", says);
  expect_refused({"f/x.txt", "f/x.TXT", "-o", "out"}, ".", says);
  expect_refused({"f/x.TXT", "f/x.ann", "f/x.txt", "-o", "out"}, ".", "f/x.txt: two files");
  for (const std::string shard : {"1/2", "2/2"}) {
    expect_refused({"f/x.ann", "f/x.txt", "f/x.TXT", "--shard", shard, "-o", "out"}, ".", says);
  }
  temp_.write("f/x.ANN", "");
  expect_refused({"f/x.txt", "f/x.ANN", "-o", "out"}, ".", "f/x.ANN: two files");
  EXPECT_EQ(run({"f/x.txt", "f/../f/x.ann", "f/x.txt", "-o", "out"}).code, 0);
}

}  // namespace
}  // namespace pseudo
