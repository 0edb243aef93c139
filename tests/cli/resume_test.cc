// --resume, --resume=verify and --overwrite after runs that were killed at any moment.
#include <gtest/gtest.h>

#include <sys/stat.h>

#include <chrono>
#include <csignal>
#include <cstdlib>
#include <filesystem>
#include <map>
#include <random>
#include <string>
#include <thread>
#include <vector>

#include <fmt/format.h>
#include <nlohmann/json.hpp>

#include "support/mounted_disk.h"
#include "support/program_fixture.h"

namespace pseudo {
namespace {

using testing_support::expect_no_leftovers;
using testing_support::Ran;
using testing_support::read_file;
using testing_support::read_tree;
using testing_support::Words;
namespace fs = std::filesystem;

constexpr int kKillsInTheSuite = 20;

/// PSEUDO_KILLS, for tests/long.sh.
int kills() {
  const char* wanted = std::getenv("PSEUDO_KILLS");
  return wanted != nullptr ? std::atoi(wanted) : kKillsInTheSuite;
}

class Resuming : public testing_support::KeyedTest {
 protected:
  void write_lines(std::size_t count) {
    std::string bytes;
    for (std::size_t i = 0; i < count; ++i) {
      // Every 50th fails: its offsets lie outside the text.
      bytes += fmt::format(R"({{"id": "d/{0}", "text": "Irmgard Habersatter {0}", "entities": )"
                           R"([{{"id": "T1", "label": "FEMALE", "start": 0, "end": {1}}}]}})"
                           "\n",
                           i, i % 50 == 49 ? 99 : 7);
    }
    temp_.write("in.jsonl", bytes);
  }
  /// Starts, kills it after `delay`, and waits.
  void kill_after(std::vector<std::string> arguments, std::chrono::microseconds delay) {
    const pid_t process = testing_support::start_program(arguments, STDIN_FILENO);
    std::this_thread::sleep_for(delay);
    ::kill(process, SIGKILL);
    testing_support::wait_for(process);
  }
  /// Every file there is whole: equal to the same file of an undisturbed run.
  void expect_whole(const std::string& out, const std::map<std::string, std::string>& whole) {
    if (!fs::exists(out)) return;
    const auto files = read_tree(out);
    for (const auto& [file, bytes] : files) {
      const std::string stem = file.substr(0, file.size() - 4);
      if (files.count(stem + ".ann") == 0) continue;  // Unfinished.
      ASSERT_EQ(whole.count(file), 1U) << file;
      EXPECT_EQ(bytes, whole.at(file)) << file;
    }
  }
  /// A keyed run with a vault, with absolute paths.
  Words command(const std::string& out, const std::string& in) {
    return {"-q",
            "-k",
            temp_ / "key",
            "--vault",
            temp_ / "vault",
            "--vault-key",
            temp_ / "second",
            "-o",
            temp_ / out,
            temp_ / in};
  }
};

TEST_F(Resuming, AFolderKilledAtAnyMomentEndsWithTheBytesOfAnUndisturbedRun) {
  temp_.write_corpus("in", 400);
  const auto began = std::chrono::steady_clock::now();
  ASSERT_EQ(keyed({"-q", "-o", "whole", "--vault", "v", "--vault-key", "second", "in"}).code, 0);
  const auto took = std::chrono::duration_cast<std::chrono::microseconds>(
      std::chrono::steady_clock::now() - began);
  const auto whole = read_tree(temp_ / "whole");
  std::mt19937_64 random(1);  // NOLINT: repeatable
  int cut = 0;
  // On a busy machine all kills may be too early or too late: then there are some more.
  for (int i = 0; i < kills() || (cut == 0 && i < 10 * kills()); ++i) {
    fs::remove_all(temp_ / "out");
    fs::remove(temp_ / "vault");
    Words words = command("out", "in");
    for (int times = 0; times < 2; ++times) {  // The resumed run is killed as well.
      const auto share = static_cast<double>(random() % 1000) / 1000.0;
      kill_after(words, std::chrono::microseconds(
                            static_cast<long>(share * static_cast<double>(took.count()))));
      expect_whole(temp_ / "out", whole);
      if (fs::exists(temp_ / "out") && read_tree(temp_ / "out") != whole) ++cut;
      if (times == 0) words.insert(words.begin(), "--resume");
    }
    const Ran ran = run(words);
    ASSERT_EQ(ran.code, 0) << ran.err;
    ASSERT_EQ(read_tree(temp_ / "out"), whole);
    expect_no_leftovers(temp_ / "out");
    fs::remove_all(temp_ / "back");
    const Ran back =
        run({"reveal", "--vault", "vault", "--vault-key", "second", "-o", "back", "out"});
    ASSERT_EQ(back.code, 0) << back.err;
    ASSERT_EQ(read_tree(temp_ / "back"), read_tree(temp_ / "in"));
  }
  EXPECT_GT(cut, 0) << "no run was cut in its middle: the test proves nothing";
}

TEST_F(Resuming, AStreamKilledAtAnyMomentEndsWithTheBytesOfAnUndisturbedRun) {
  write_lines(20000);
  const auto began = std::chrono::steady_clock::now();
  ASSERT_EQ(keyed({"-q", "-o", "whole.jsonl", "in.jsonl"}).code, 1);  // 400 of them fail.
  const auto took = std::chrono::duration_cast<std::chrono::microseconds>(
      std::chrono::steady_clock::now() - began);
  const std::string whole = read_file(temp_ / "whole.jsonl");
  std::mt19937_64 random(2);  // NOLINT: repeatable
  int cut = 0;
  for (int i = 0; i < kills(); ++i) {
    fs::remove(temp_ / "out.jsonl");
    fs::remove(temp_ / "out.jsonl.part");
    fs::remove(temp_ / "vault");
    Words words = command("out.jsonl", "in.jsonl");
    const auto share = static_cast<double>(random() % 1000) / 1000.0;
    kill_after(words, std::chrono::microseconds(
                          static_cast<long>(share * static_cast<double>(took.count()))));
    const std::string part = read_file(temp_ / "out.jsonl.part");
    EXPECT_EQ(whole.compare(0, part.size(), part), 0);
    if (!part.empty()) ++cut;
    const bool verify = i % 3 == 0;
    words.insert(words.begin(), verify ? "--resume=verify" : "--resume");
    const Ran ran = run(words);
    ASSERT_EQ(ran.code, 1) << ran.err;
    ASSERT_EQ(read_file(temp_ / "out.jsonl"), whole);
    EXPECT_FALSE(fs::exists(temp_ / "out.jsonl.part"));
    const Ran back =
        run({"reveal", "--vault", "vault", "--vault-key", "second", "-o", "-", "out.jsonl"});
    ASSERT_EQ(back.code, 0) << back.err;
  }
  EXPECT_GT(cut, 0) << "no run was cut in its middle: the test proves nothing";
}

TEST_F(Resuming, APartIsCutAtItsLastWholeLine) {
  write_lines(40);
  ASSERT_EQ(keyed({"-o", "out.jsonl", "in.jsonl"}).code, 0);
  const std::string whole = read_file(temp_ / "out.jsonl");
  for (const std::size_t size : {whole.size() - 1, whole.size() / 2, std::size_t{10}}) {
    fs::remove(temp_ / "out.jsonl");
    temp_.write("out.jsonl.part", whole.substr(0, size));
    const Ran ran = keyed({"--resume", "-o", "out.jsonl", "in.jsonl"});
    ASSERT_EQ(ran.code, 0) << ran.err;
    EXPECT_EQ(read_file(temp_ / "out.jsonl"), whole);
  }
}

TEST_F(Resuming, OnlyWhatIsMissingOrOutdatedIsMadeAgain) {
  temp_.write_corpus("in", 10);
  ASSERT_EQ(keyed({"in"}).code, 0);
  const auto whole = read_tree(temp_ / "in-pseudo");
  Ran ran = keyed({"--resume", "in"});
  EXPECT_NE(ran.err.find("0 documents written to in-pseudo, 10 there already"), std::string::npos)
      << ran.err;
  fs::remove(temp_ / "in-pseudo/0/mail-3.ann");
  temp_.write("in-pseudo/0/mail-4.txt", "not what the run wrote");  // Not seen without verify.
  std::this_thread::sleep_for(std::chrono::milliseconds(20));
  temp_.write_pair("in/0/mail-5", "Nun ohne Namen.\n", "");
  ran = keyed({"--resume", "in"});
  EXPECT_EQ(ran.code, 0);
  EXPECT_NE(ran.err.find("2 documents written to in-pseudo, 8 there already"), std::string::npos)
      << ran.err;
  EXPECT_EQ(read_file(temp_ / "in-pseudo/0/mail-3.ann"), whole.at("0/mail-3.ann"));
  EXPECT_EQ(read_file(temp_ / "in-pseudo/0/mail-5.txt"), "Nun ohne Namen.\n");
  ran = keyed({"--resume=verify", "in"});
  EXPECT_EQ(ran.code, 1);
  EXPECT_NE(ran.err.find("mail-4.txt: the output is not what this run makes"), std::string::npos)
      << ran.err;
  EXPECT_EQ(read_file(temp_ / "in-pseudo/0/mail-4.txt"), "not what the run wrote");
}

TEST_F(Resuming, TheReportTellsWhatWasThere) {
  temp_.write_corpus("in", 10);
  write_lines(10);
  for (const auto& [input, output] :
       {std::pair{"in", "in-pseudo"}, std::pair{"in.jsonl", "in-pseudo.jsonl"}}) {
    fs::remove(temp_ / "r.json");
    ASSERT_EQ(keyed({"--report", "r.json", input}).code, 0);
    const auto first = nlohmann::json::parse(read_file(temp_ / "r.json"));
    EXPECT_EQ(first["totals"]["skipped"], 0);
    if (output == std::string("in-pseudo")) {
      fs::remove(temp_ / "in-pseudo/0/mail-3.txt");
    } else {
      fs::rename(temp_ / output, temp_ / "in-pseudo.jsonl.part");
      const std::string bytes = read_file(temp_ / "in-pseudo.jsonl.part");
      fs::resize_file(temp_ / "in-pseudo.jsonl.part", bytes.size() - 1);
    }
    Ran ran = keyed({"--resume", "--report", "r.json", input});
    EXPECT_NE(ran.err.find("9 there already"), std::string::npos) << ran.err;
    const auto second = nlohmann::json::parse(read_file(temp_ / "r.json"));
    EXPECT_EQ(second["totals"]["done"], 1);
    EXPECT_EQ(second["totals"]["skipped"], 9);
    EXPECT_EQ(second["corpus"]["before"]["pi_entities"], input == std::string("in") ? 3 : 1);
    std::map<std::string, int> states;
    for (const auto& file : second["documents"]) ++states[file["status"]];
    EXPECT_EQ(states, (std::map<std::string, int>{{"done", 1}, {"skipped", 9}}));
    ran = keyed({"--resume=verify", "--report", "r.json", input});
    const auto third = nlohmann::json::parse(read_file(temp_ / "r.json"));
    EXPECT_EQ(third["totals"]["done"], 0);
    EXPECT_EQ(third["totals"]["skipped"], 10);
    EXPECT_NE(ran.err.find("10 there already"), std::string::npos) << ran.err;
    for (const auto& file : third["documents"]) EXPECT_EQ(file["status"], "verified");
    EXPECT_EQ(third["corpus"], first["corpus"]);
  }
}

TEST_F(Resuming, VerifiesOnlyTheWholeLinesOfATornStream) {
  write_lines(120);
  ASSERT_EQ(keyed({"-o", "out.jsonl", "in.jsonl"}).code, 1);  // Two of them fail.
  const std::string whole = read_file(temp_ / "out.jsonl");
  fs::rename(temp_ / "out.jsonl", temp_ / "out.jsonl.part");
  std::size_t end = 0;
  for (int line = 0; line < 70; ++line) end = whole.find('\n', end) + 1;
  fs::resize_file(temp_ / "out.jsonl.part", end + 5);
  const Ran ran = keyed({"--resume=verify", "--report", "r.json", "-o", "out.jsonl", "in.jsonl"});
  EXPECT_EQ(ran.code, 1) << ran.err;
  EXPECT_EQ(read_file(temp_ / "out.jsonl"), whole);
  const auto report = nlohmann::json::parse(read_file(temp_ / "r.json"));
  EXPECT_EQ(report["totals"]["skipped"], 70);
  EXPECT_EQ(report["totals"]["done"], 48);
  EXPECT_EQ(report["totals"]["failed"], 2);
  for (std::size_t i = 0; i < 120; ++i) {
    const char* state = i % 50 == 49 ? "failed" : i < 71 ? "verified" : "done";
    EXPECT_EQ(report["documents"][i]["status"], state) << i;
  }
}

TEST_F(Resuming, ADocumentThatFailsNowLeavesNothingOfItsOlderForm) {
  temp_.write_corpus("in", 4);
  ASSERT_EQ(keyed({"in"}).code, 0);
  std::this_thread::sleep_for(std::chrono::milliseconds(20));
  temp_.write("in/0/mail-1.ann", "T1\tFEMALE 0 900\tIrmgard\n");
  EXPECT_EQ(keyed({"--resume", "in"}).code, 1);
  EXPECT_FALSE(fs::exists(temp_ / "in-pseudo/0/mail-1.txt"));
  EXPECT_FALSE(fs::exists(temp_ / "in-pseudo/0/mail-1.ann"));
  EXPECT_EQ(read_tree(temp_ / "in-pseudo").size(), 6U);
}

TEST_F(Resuming, NeedsTheKeyAndAMatchingRecord) {
  temp_.write_corpus("in", 3);
  write_lines(3);
  ASSERT_EQ(keyed({"in"}).code, 0);
  ASSERT_EQ(keyed({"in.jsonl"}).code, 0);
  const auto tree = read_tree(temp_.path());
  for (const auto& [arguments, says] :
       std::vector<std::pair<std::vector<std::string>, std::string>>{
           {{"--resume", "in"}, "needs the key"},
           {{"-k", "second", "--resume", "in"}, "another key"},
           {{"-k", "second", "--resume", "in.jsonl"}, "another key"},
           {{"-k", "key", "--corpus", "x", "--resume=verify", "in"}, "other options"},
           {{"-k", "key", "--max-shift", "30", "--resume", "in.jsonl"}, "other options"},
           {{"-k", "key", "--resume=other", "in"}, "--resume=other"},
           {{"-k", "key", "--resume", "-o", "-", "in.jsonl"}, "standard output"}}) {
    const Ran ran = run(arguments);
    EXPECT_EQ(ran.code, 2) << says;
    EXPECT_NE(ran.err.find(says), std::string::npos) << ran.err;
  }
  EXPECT_EQ(read_tree(temp_.path()), tree);
  fs::remove(temp_ / "in-pseudo/.pseudo-run.json");
  EXPECT_EQ(keyed({"--resume", "in"}).code, 2);
  EXPECT_EQ(keyed({"--resume", "-o", "new", "in"}).code, 0) << "where nothing is, it begins";
}

TEST_F(Resuming, AFolderOfSeveralIdentitiesIsOnlyVerified) {
  temp_.write_corpus("one", 3);
  temp_.write_pair("two/x");
  ASSERT_EQ(keyed({"-o", "out", "one"}).code, 0);
  ASSERT_EQ(keyed({"--corpus", "two", "-o", "out", "two"}).code, 0);
  EXPECT_EQ(keyed({"--corpus", "two", "--resume", "-o", "out", "two"}).code, 2);
  EXPECT_EQ(keyed({"--corpus", "two", "--resume=verify", "-o", "out", "two"}).code, 0);
}

TEST_F(Resuming, ShardsStandSideBySideAndAreResumedEach) {
  temp_.write_corpus("in", 40);
  ASSERT_EQ(keyed({"-o", "whole", "in"}).code, 0);
  ASSERT_EQ(keyed({"--shard", "1/2", "in"}).code, 0);
  const auto first = read_tree(temp_ / "in-pseudo");
  EXPECT_EQ(keyed({"--resume", "--shard", "2/2", "in"}).code, 0);
  EXPECT_EQ(read_tree(temp_ / "in-pseudo"), read_tree(temp_ / "whole"));
  fs::remove(temp_ / ("in-pseudo/" + first.begin()->first));
  EXPECT_EQ(keyed({"--resume", "--shard", "1/2", "in"}).code, 0);
  EXPECT_EQ(read_tree(temp_ / "in-pseudo"), read_tree(temp_ / "whole"));
}

TEST_F(Resuming, AnOverwritingRunThatWasKilledLeavesNothingOldToBeTakenForNew) {
  temp_.write_corpus("in", 120);
  ASSERT_EQ(keyed({"-q", "-o", "whole", "in"}).code, 0);
  const auto whole = read_tree(temp_ / "whole");
  for (const int milliseconds : {5, 15, 30, 60}) {
    fs::remove_all(temp_ / "out");
    ASSERT_EQ(run({"-q", "-k", "second", "-o", "out", "in"}).code, 0);
    kill_after({"-q", "-k", temp_ / "key", "--overwrite", "-o", temp_ / "out", temp_ / "in"},
               std::chrono::milliseconds(milliseconds));
    Ran ran = keyed({"-q", "--resume", "-o", "out", "in"});
    // It was killed before it replaced the record of the other run.
    if (ran.code == 2) ran = keyed({"-q", "--overwrite", "-o", "out", "in"});
    ASSERT_EQ(ran.code, 0) << ran.err;
    EXPECT_EQ(read_tree(temp_ / "out"), whole);
  }
}

TEST_F(Resuming, AVaultThatIsGoneIsMadeAgain) {
  temp_.write_corpus("in", 20);
  write_lines(20);
  for (const std::string input : {"in", "in.jsonl"}) {
    ASSERT_EQ(keyed({input}).code, 0);
    const std::string output = input == "in" ? "in-pseudo" : "in-pseudo.jsonl";
    const std::string vault = "v-" + input.substr(2) + "x";
    const Ran ran = keyed({"--resume", "--vault", vault, "--vault-key", "second", input});
    ASSERT_EQ(ran.code, 0) << ran.err;
    const Ran back = run({"reveal", "--vault", vault, "--vault-key", "second", output});
    EXPECT_EQ(back.code, 0) << back.err;
  }
  EXPECT_EQ(read_tree(temp_ / "in-pseudo-revealed"), read_tree(temp_ / "in"));
  EXPECT_EQ(read_file(temp_ / "in-pseudo-revealed.jsonl"), read_file(temp_ / "in.jsonl"));
}

TEST_F(Resuming, AStreamOfAnotherInputIsNotTakenForThisOne) {
  write_lines(30);
  ASSERT_EQ(keyed({"in.jsonl"}).code, 0);
  fs::rename(temp_ / "in-pseudo.jsonl", temp_ / "in-pseudo.jsonl.part");
  write_lines(10);
  // By more than a tick of the file system's clock.
  fs::last_write_time(temp_ / "in.jsonl", fs::file_time_type::clock::now() + std::chrono::hours(1));
  EXPECT_EQ(keyed({"--resume", "in.jsonl"}).code, 2) << "the input is newer";
  const auto old = fs::file_time_type::clock::now() - std::chrono::hours(1);
  fs::last_write_time(temp_ / "in.jsonl", old);
  const Ran ran = keyed({"--resume", "in.jsonl"});
  EXPECT_EQ(ran.code, 1);
  EXPECT_NE(ran.err.find("that the input does not have"), std::string::npos) << ran.err;
  EXPECT_FALSE(fs::exists(temp_ / "in-pseudo.jsonl"));
  EXPECT_EQ(keyed({"--resume=verify", "in.jsonl"}).code, 1);
}

TEST_F(Resuming, AFolderIsWrittenAnewIfItsStreamIsNewer) {
  write_lines(3);
  const Words options = {"--resume", "--format", "brat", "-o", "out"};
  const auto resumed = [&](const std::string& stream) {
    Words words = {"-k", "key"};
    words.insert(words.end(), options.begin(), options.end());
    words.push_back(stream);
    return run(words, stream == "-" ? read_file(temp_ / "in.jsonl") : "").err;
  };
  EXPECT_NE(resumed("in.jsonl").find("3 documents written"), std::string::npos);
  // By more than a tick of the file system's clock.
  fs::last_write_time(temp_ / "in.jsonl", fs::file_time_type::clock::now() + std::chrono::hours(1));
  EXPECT_NE(resumed("-").find("3 there already"), std::string::npos) << "its age is unknown";
  EXPECT_NE(resumed("in.jsonl").find("3 documents written"), std::string::npos);
}

TEST_F(Resuming, TwoRunsIntoOneFolderAtOnceWriteEachDocumentOnce) {
  temp_.write_corpus("in", 120);
  ASSERT_EQ(keyed({"-q", "-o", "whole", "in"}).code, 0);
  const std::vector<std::string> command = {"-q", "-k",          temp_ / "key",
                                            "-o", temp_ / "out", temp_ / "in"};
  const pid_t one = testing_support::start_program(command, STDIN_FILENO);
  const pid_t two = testing_support::start_program(command, STDIN_FILENO);
  const int codes = testing_support::wait_for(one) | testing_support::wait_for(two);
  EXPECT_LE(codes, 3);
  EXPECT_EQ(keyed({"-q", "--resume", "-o", "out", "in"}).code, 0);
  EXPECT_EQ(read_tree(temp_ / "out"), read_tree(temp_ / "whole"));
  expect_no_leftovers(temp_ / "out");
}

TEST_F(Resuming, AFullDiskIsOneLineAndTheRunGoesOnElsewhen) {
  testing_support::MountedDisk disk;
  if (!disk.mount(temp_ / "disk", "size=400k")) {
    GTEST_SKIP() << "no file system can be mounted here";
  }
  temp_.write_corpus("in", 300);
  ASSERT_EQ(keyed({"-q", "-o", "whole", "in"}).code, 0);
  const auto whole = read_tree(temp_ / "whole");
  const Ran full = keyed({"-o", "disk/out", "in"});
  EXPECT_EQ(full.code, 1) << full.err;
  const std::string words = "No space left on device";
  EXPECT_NE(full.err.find(words), std::string::npos) << full.err;
  EXPECT_EQ(full.err.find(words), full.err.rfind(words)) << full.err;
  EXPECT_NE(full.err.find("error: disk/out: cannot write to the output"), std::string::npos);
  EXPECT_NE(full.err.find("; mend that, then --resume goes on"), std::string::npos) << full.err;
  expect_whole(temp_ / "disk/out", whole);
  disk.remount(0, "size=40m");
  const Ran ran = keyed({"--resume", "-o", "disk/out", "in"});
  EXPECT_EQ(ran.code, 0) << ran.err;
  EXPECT_EQ(read_tree(temp_ / "disk/out"), whole);
}

TEST_F(Resuming, InputThatVanishesFailsAloneAndKeepsWhatWasMadeOfIt) {
  temp_.write_corpus("in", 5);
  ASSERT_EQ(keyed({"in"}).code, 0);
  fs::remove(temp_ / "in/0/mail-2.txt");
  const Ran ran = keyed({"--resume", "in"});
  EXPECT_EQ(ran.code, 1);
  EXPECT_NE(ran.err.find("in/0/mail-2.ann: there is no .txt"), std::string::npos) << ran.err;
  EXPECT_EQ(read_tree(temp_ / "in-pseudo").size(), 10U);
}

}  // namespace
}  // namespace pseudo
