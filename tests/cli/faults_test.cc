// Bad documents, hostile names, signals, closed pipes: other documents are processed, nothing is
// half written, and no string of the corpus is printed.
#include <gtest/gtest.h>

#include <fcntl.h>
#include <sys/stat.h>
#include <unistd.h>

#include <array>
#include <chrono>
#include <csignal>
#include <filesystem>
#include <optional>
#include <ostream>
#include <string>
#include <thread>
#include <vector>

#include <fmt/format.h>

#include "support/canary.h"
#include "support/program.h"
#include "support/program_fixture.h"
#include "support/temp_folder.h"

namespace pseudo {
namespace {

using testing_support::program_path;
using testing_support::Ran;
using testing_support::read_file;
using testing_support::read_tree;
using testing_support::TempFolder;
namespace fs = std::filesystem;

constexpr const char* kOriginalName = "Zwetschgenkrampus";

class Faults : public testing_support::ProgramTest {};

struct Bad {
  const char* name;
  std::string text;
  std::string ann;
  std::string says;
};

void PrintTo(const Bad& row, std::ostream* out) { *out << row.name; }

class BadDocument : public testing::TestWithParam<Bad> {};

TEST_P(BadDocument, FailsAloneAndTellsNoString) {
  const TempFolder temp;
  temp.write_pair("in/good");
  temp.write_pair("in/bad", GetParam().text, GetParam().ann);
  const Ran ran = testing_support::pseudo({"-v", "--report", "r.json", "in"}, temp.path().string());
  EXPECT_EQ(ran.code, 1) << ran.err;
  EXPECT_NE(ran.err.find("error: in/bad."), std::string::npos) << ran.err;
  EXPECT_NE(ran.err.find(GetParam().says), std::string::npos) << ran.err;
  EXPECT_TRUE(fs::exists(temp / "in-pseudo/good.ann"));
  EXPECT_FALSE(fs::exists(temp / "in-pseudo/bad.txt"));
  EXPECT_FALSE(fs::exists(temp / "in-pseudo/bad.ann"));
  EXPECT_EQ(testing_support::places_of("zwetschgenkrampus", temp.path(), {"in"}, ran),
            std::vector<std::string>());
}

const std::string kTextOfOriginal =
    std::string("Herr ") + kOriginalName + " kam.\n";  // The name is 5 to 22.

INSTANTIATE_TEST_SUITE_P(
    Each, BadDocument,
    testing::Values(
        Bad{"OutsideTheText", kTextOfOriginal,
            fmt::format("T1\tFAMILY 5 2200\t{}\n", kOriginalName), "bad.ann:1"},
        Bad{"Inverted", kTextOfOriginal, fmt::format("T1\tFAMILY 22 5\t{}\n", kOriginalName),
            "bad.ann:1"},
        Bad{"OtherText", kTextOfOriginal, fmt::format("T1\tFAMILY 4 21\t{}\n", kOriginalName),
            "bad.ann:1"},
        Bad{"UnknownLabel", kTextOfOriginal,
            fmt::format("#1\tx\n\nT1\tNACHNAME 5 22\t{}\n", kOriginalName),
            "bad.ann:3: unknown label 'NACHNAME'"},
        Bad{"DuplicateId", kTextOfOriginal,
            fmt::format("T1\tFAMILY 5 22\t{0}\nT1\tFAMILY 5 22\t{0}\n", kOriginalName),
            "bad.ann:2"},
        Bad{"MissingId", kTextOfOriginal,
            fmt::format("T1\tFAMILY 5 22\t{}\nR1\tX Arg1:T1 Arg2:T9\n", kOriginalName),
            "bad.ann:2"},
        Bad{"NoNumbers", kTextOfOriginal, fmt::format("T1\tFAMILY {0} {0}\t{0}\n", kOriginalName),
            "bad.ann:1"},
        Bad{"NoLine", kTextOfOriginal, fmt::format("{}\n", kOriginalName), "bad.ann:1"},
        Bad{"LineOfALabel", kTextOfOriginal, fmt::format("T1\t{}\n", kOriginalName), "bad.ann:1"},
        Bad{"IdOfLetters", kTextOfOriginal, fmt::format("{0}\tFAMILY 5 22\t{0}\n", kOriginalName),
            "bad.ann:1"},
        Bad{"IdOfNoNumber", kTextOfOriginal, fmt::format("T{0}\tFAMILY 5 22\t{0}\n", kOriginalName),
            "bad.ann:1"},
        Bad{"Fragments", kTextOfOriginal, fmt::format("T1\tFAMILY 5 7;{0}\t{0}\n", kOriginalName),
            "bad.ann:1"},
        Bad{"FragmentsAcross", kTextOfOriginal,
            fmt::format("T1\tFAMILY 5 12;9 22\t{}\n", kOriginalName), "bad.ann:1"},
        Bad{"Utf16", "\xF0\x9F\x98\x80" + kTextOfOriginal,
            fmt::format("T1\tFAMILY 7 24\t{}\n", kOriginalName), "UTF-16"},
        Bad{"Attribute", kTextOfOriginal,
            fmt::format("T1\tFAMILY 5 22\t{0}\nA1\t{0}\n", kOriginalName), "bad.ann:2"},
        Bad{"AttributeOfNobody", kTextOfOriginal,
            fmt::format("T1\tFAMILY 5 22\t{0}\nA1\tMood {0} {0}\n", kOriginalName), "bad.ann:2"},
        Bad{"Event", kTextOfOriginal,
            fmt::format("T1\tFAMILY 5 22\t{0}\nE1\tMeets:T1 Who:{0}\n", kOriginalName),
            "bad.ann:2"},
        Bad{"Relation", kTextOfOriginal, fmt::format("R1\t{}\n", kOriginalName), "bad.ann:1"},
        Bad{"Normalization", kTextOfOriginal,
            fmt::format("T1\tFAMILY 5 22\t{0}\nN1\tReference {0} {0}\t{0}\n", kOriginalName),
            "bad.ann:2"},
        Bad{"Equivalence", kTextOfOriginal,
            fmt::format("T1\tFAMILY 5 22\t{0}\n*\tEquiv T1 {0}\n", kOriginalName), "bad.ann:2"},
        Bad{"UnknownKindOfLine", kTextOfOriginal, fmt::format("Z1\t{}\n", kOriginalName),
            "bad.ann:1"},
        Bad{"TextNotUtf8", kTextOfOriginal + "\xFF\xFE",
            fmt::format("T1\tFAMILY 5 22\t{}\n", kOriginalName), "bad.txt"},
        Bad{"AnnNotUtf8", kTextOfOriginal, fmt::format("T1\tFAMILY 5 22\t{}\xC3\n", kOriginalName),
            "bad.ann"}),
    [](const auto& row) { return row.param.name; });

TEST_F(Faults, MissingPartnersFailAndTheRestGoesOn) {
  temp_.write_pair("in/good");
  temp_.write("in/text.txt", kTextOfOriginal);
  temp_.write("in/ann.ann", "");
  const Ran ran = run({"in"});
  EXPECT_EQ(ran.code, 1);
  EXPECT_NE(ran.err.find("in/text.txt: there is no .ann"), std::string::npos) << ran.err;
  EXPECT_NE(ran.err.find("in/ann.ann: there is no .txt"), std::string::npos) << ran.err;
  EXPECT_EQ(read_tree(temp_ / "in-pseudo").size(), 2U);
}

TEST_F(Faults, MissedMentionsFailTheirDocumentIfAsked) {
  temp_.write_pair("in/good");
  temp_.write_pair("in/missed", kTextOfOriginal + kTextOfOriginal,
                   fmt::format("T1\tFAMILY 5 22\t{}\n", kOriginalName));
  EXPECT_EQ(run({"-o", "reported", "in"}).code, 0);
  const Ran ran = run({"--missed", "fail", "-o", "out", "in"});
  EXPECT_EQ(ran.code, 1) << ran.err;
  EXPECT_NE(ran.err.find("1 mention without annotation"), std::string::npos) << ran.err;
  EXPECT_EQ(ran.err.find(kOriginalName), std::string::npos) << ran.err;
  EXPECT_TRUE(fs::exists(temp_ / "out/good.ann"));
  EXPECT_FALSE(fs::exists(temp_ / "out/missed.txt"));
}

TEST_F(Faults, ADocumentWithoutAnnotationsIsCopied) {
  temp_.write_pair("in/empty", "", "");
  temp_.write_pair("in/plain", "Nur Text.", "\n");
  EXPECT_EQ(run({"in"}).code, 0);
  EXPECT_EQ(read_tree(temp_ / "in"), read_tree(temp_ / "in-pseudo"));
}

TEST_F(Faults, EndingsInAnyLetterCaseAndOddNames) {
  temp_.write("in/A.TXT", "Irmgard");
  temp_.write("in/A.Ann", "T1\tFEMALE 0 7\tIrmgard\n");
  temp_.write_pair("in/with blank and ümläut");
  temp_.write_pair("in/line\nbreak");
  temp_.write_pair(std::string("in/") + std::string(200, 'x'));
  temp_.write_pair("in/dots.in.name");
  EXPECT_EQ(run({"in"}).code, 0);
  for (const std::string& stem :
       {std::string("A"), std::string("with blank and ümläut"), std::string("line\nbreak"),
        std::string(200, 'x'), std::string("dots.in.name")}) {
    EXPECT_TRUE(fs::exists(temp_ / ("in-pseudo/" + stem + ".txt"))) << stem;
    EXPECT_TRUE(fs::exists(temp_ / ("in-pseudo/" + stem + ".ann"))) << stem;
  }
}

TEST_F(Faults, NamesThatCannotBeIdsFailOnOneLine) {
  temp_.write_pair("in/good");
  temp_.write_pair(std::string("in/") + std::string(201, 'x'));
  temp_.write_pair("in/back\\slash");
  temp_.write_pair("in/.../dots");
  temp_.write_pair("in/not\xFFutf8");
  temp_.write_pair("in/line\nbreak\\");
  const Ran ran = run({"in"});
  EXPECT_EQ(ran.code, 1);
  EXPECT_EQ(read_tree(temp_ / "in-pseudo").size(), 2U);
  EXPECT_NE(ran.err.find("not\\xFFutf8.txt: "), std::string::npos) << ran.err;
  EXPECT_NE(ran.err.find("line\\x0Abreak"), std::string::npos) << ran.err;
  // Hidden folders are skipped, and "..." is one.
  EXPECT_EQ(ran.err.find("dots"), std::string::npos) << ran.err;
}

TEST_F(Faults, TwoSpellingsOfOneEndingAreRefused) {
  temp_.write_pair("in/a");
  temp_.write("in/a.TXT", "Irmgard");
  const Ran ran = run({"in"});
  EXPECT_EQ(ran.code, 2);
  EXPECT_NE(ran.err.find("other letter case"), std::string::npos) << ran.err;
}

TEST_F(Faults, LinksInsideAreFollowedThoseOutAreFailures) {
  temp_.write_pair("in/real/a");
  temp_.write_pair("outside/b");
  fs::create_symlink("real", temp_ / "in/alias");
  fs::create_symlink("../outside", temp_ / "in/escape");
  fs::create_symlink("..", temp_ / "in/real/loop");
  fs::create_symlink("nowhere", temp_ / "in/broken.txt");
  fs::create_symlink(fs::path(temp_ / "outside/b.txt"), temp_ / "in/c.txt");
  temp_.write("in/c.ann", "");
  const Ran ran = run({"in"});
  EXPECT_EQ(ran.code, 1);
  EXPECT_TRUE(fs::exists(temp_ / "in-pseudo/alias/a.ann"));
  EXPECT_TRUE(fs::exists(temp_ / "in-pseudo/real/a.ann"));
  EXPECT_EQ(read_tree(temp_ / "in-pseudo").size(), 4U);
  for (const char* says :
       {"in/escape: a link that leads out", "in/c.txt: a link that leads out",
        "in/broken.txt: a link that leads nowhere", "loop: a link to a folder above"}) {
    EXPECT_NE(ran.err.find(says), std::string::npos) << ran.err;
  }
}

TEST_F(Faults, LinksAsInputsAreFine) {
  temp_.write_pair("real/a");
  fs::create_symlink("real", temp_ / "linked");
  EXPECT_EQ(run({"-o", "out", "linked"}).code, 0);
  EXPECT_TRUE(fs::exists(temp_ / "out/a.ann"));
  EXPECT_EQ(run({"-o", "linked/sub", "real"}).code, 2) << "inside the input, through a link";
}

TEST_F(Faults, PipesInThePlaceOfFilesDoNotHang) {
  temp_.write_pair("in/good");
  temp_.write("in/pipe.ann", "");
  ASSERT_EQ(::mkfifo((temp_ / "in/pipe.txt").c_str(), 0600), 0);
  const Ran ran = run({"in"});
  EXPECT_EQ(ran.code, 1);
  EXPECT_NE(ran.err.find("in/pipe.txt: not a regular file"), std::string::npos) << ran.err;
}

TEST_F(Faults, UnreadableFilesAndFolders) {
  const std::optional<std::string> prefix = testing_support::without_root_access();
  if (!prefix) GTEST_SKIP() << "root reads everything";
  fs::permissions(temp_.path(), fs::perms::all);
  temp_.write_pair("in/good");
  temp_.write_pair("in/secret");
  temp_.write_pair("in/closed/a");
  fs::permissions(temp_ / "in/secret.txt", fs::perms::none);
  fs::permissions(temp_ / "in/closed", fs::perms::none);
  const Ran ran = shell(*prefix + program_path() + " in");
  fs::permissions(temp_ / "in/closed", fs::perms::owner_all);
  EXPECT_EQ(ran.code, 1);
  EXPECT_NE(ran.err.find("in/secret.txt: cannot read"), std::string::npos) << ran.err;
  EXPECT_NE(ran.err.find("in/closed: cannot read the folder"), std::string::npos) << ran.err;
  EXPECT_EQ(read_tree(temp_ / "in-pseudo").size(), 2U);
}

TEST_F(Faults, AnOutputThatCannotBeMade) {
  temp_.write_pair("in/a");
  temp_.write("file", "");
  const Ran ran = run({"-o", "file/out", "in"});
  EXPECT_EQ(ran.code, 2);
  EXPECT_NE(ran.err.find("file/out: cannot make the output folder"), std::string::npos) << ran.err;
}

TEST_F(Faults, AFullDiskIsOneClearLine) {
  temp_.write_corpus("in", 50);
  const Ran ran = shell(program_path() + " -o - in > /dev/full");
  EXPECT_EQ(ran.code, 1);
  EXPECT_NE(ran.err.find("No space left on device"), std::string::npos) << ran.err;
  EXPECT_EQ(ran.err.find("No space", ran.err.find("No space") + 1), std::string::npos) << ran.err;
}

TEST_F(Faults, AClosedPipeEndsTheRunWithOne) {
  temp_.write_corpus("in", 600);
  shell("{ " + program_path() + " -q -o - in; echo $? > code; } | head -n 1 > first");
  EXPECT_EQ(read_file(temp_ / "code"), "1\n");
  EXPECT_EQ(read_file(temp_ / "first").find("Habersatter"), std::string::npos);
}

TEST_F(Faults, SignalsStopTheRunWithWholeDocumentsOnly) {
  for (const auto& [number, code] : {std::pair{SIGINT, 130}, {SIGTERM, 143}}) {
    std::array<int, 2> input{};
    ASSERT_EQ(::pipe2(input.data(), O_CLOEXEC), 0);
    const std::string out = temp_ / fmt::format("out-{}.jsonl", code);
    const pid_t process = testing_support::start_program({"-q", "-o", out, "-"}, input[0]);
    const std::string line = R"({"id": "a", "text": "Irmgard", "entities": [)"
                             R"({"id": "T1", "label": "FEMALE", "start": 0, "end": 7}]})"
                             "\n{\"id\": \"half";
    ASSERT_EQ(::write(input[1], line.data(), line.size()), static_cast<ssize_t>(line.size()));
    for (int i = 0; i < 500 && read_file(out + ".part").empty(); ++i) {
      std::this_thread::sleep_for(std::chrono::milliseconds(10));
    }
    ::kill(process, number);
    EXPECT_EQ(testing_support::wait_for(process), code);
    EXPECT_FALSE(fs::exists(out));
    const std::string part = read_file(out + ".part");
    ASSERT_FALSE(part.empty());
    EXPECT_EQ(part.back(), '\n');
    ::close(input[0]);
    ::close(input[1]);
  }
}

TEST_F(Faults, AnInterruptedFolderHoldsWholeDocumentsOnly) {
  temp_.write_corpus("in", 1000);
  const pid_t process = testing_support::start_program(
      {"-q", "-j", "1", "-o", temp_ / "out", temp_ / "in"}, STDIN_FILENO);
  for (int i = 0; i < 5000 && !fs::exists(temp_ / "out/0"); ++i) {
    std::this_thread::sleep_for(std::chrono::milliseconds(1));
  }
  ::kill(process, SIGINT);
  const int code = testing_support::wait_for(process);
  EXPECT_TRUE(code == 130 || code == 0) << code;
  for (const auto& [file, bytes] : read_tree(temp_ / "out")) {
    const std::string stem = file.substr(0, file.size() - 4);
    EXPECT_TRUE(fs::exists(temp_ / ("out/" + stem + ".ann"))) << file;
    EXPECT_FALSE(bytes.empty()) << file;
  }
  testing_support::expect_no_leftovers(temp_ / "out");
}

TEST_F(Faults, JsonLogLinesAreJson) {
  temp_.write("in/text.txt", kTextOfOriginal);
  temp_.write_pair("in/good");
  const Ran ran = run({"--log-format", "json", "in"});
  EXPECT_EQ(ran.code, 1);
  EXPECT_EQ(ran.err.rfind("{\"level\":\"error\",\"where\":\"in/text.txt\",\"message\":", 0), 0U)
      << ran.err;
}

TEST_F(Faults, ColourOnlyWhereItIsWanted) {
  temp_.write_pair("in/good");
  temp_.write("in/text.txt", kTextOfOriginal);
  EXPECT_EQ(run({"-n", "in"}).err.find('\033'), std::string::npos);
  EXPECT_NE(run({"-n", "--color", "always", "in"}).err.find('\033'), std::string::npos);
}

TEST_F(Faults, QuietTellsErrorsOnly) {
  temp_.write_pair("in/good");
  EXPECT_EQ(run({"-q", "in"}).err, "");
  temp_.write("bad/text.txt", kTextOfOriginal);
  EXPECT_NE(run({"-q", "bad"}).err, "");
}

}  // namespace
}  // namespace pseudo
