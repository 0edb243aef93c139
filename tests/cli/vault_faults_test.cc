// Runs with a vault that fail: one message, the right exit code, only complete documents, and their
// originals can be restored.
#include <gtest/gtest.h>

#include <sys/mount.h>

#include <chrono>
#include <csignal>
#include <filesystem>
#include <string>
#include <thread>

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

constexpr const char* kFull = "No space left on device";

class VaultFaults : public testing_support::KeyedTest {
 protected:
  /// Mounts a small file system in the folder `disk`. False if that is not possible.
  bool mount_disk(const char* size) { return disk_.mount(temp_ / "disk", size); }
  static void expect_once(const Ran& ran, const std::string& words) {
    EXPECT_NE(ran.err.find(words), std::string::npos) << ran.err;
    EXPECT_EQ(ran.err.find(words), ran.err.rfind(words)) << ran.err;
  }
  /// Every document in `out` can be restored and equals the one in `in`.
  void expect_revealed(const std::string& out, const std::string& vault) {
    fs::remove_all(temp_ / "back");
    const Ran ran = back({"-o", "back", out}, vault);
    ASSERT_EQ(ran.code, 0) << ran.err;
    const auto originals = read_tree(temp_ / "in");
    const auto revealed = read_tree(temp_ / "back");
    EXPECT_EQ(revealed.size(), read_tree(temp_ / out).size());
    for (const auto& [file, bytes] : revealed) EXPECT_EQ(bytes, originals.at(file)) << file;
  }
  testing_support::MountedDisk disk_;
};

TEST_F(VaultFaults, AFullDiskUnderTheVaultStopsTheRunBeforeItsDocument) {
  if (!mount_disk("size=64k")) GTEST_SKIP() << "no file system can be mounted here";
  temp_.write_corpus("in", 300);
  const Ran full = make({"--vault", "disk/vault", "in"});
  EXPECT_EQ(full.code, 1) << full.err;
  expect_once(full, kFull);
  const std::size_t written = read_tree(temp_ / "in-pseudo").size();
  EXPECT_GT(written, 0U);
  EXPECT_LT(written, 600U);
  disk_.remount(0, "size=40m");
  const Ran ran = make({"--resume", "--vault", "disk/vault", "in"});
  ASSERT_EQ(ran.code, 0) << ran.err;
  expect_revealed("in-pseudo", "disk/vault");
  EXPECT_EQ(read_tree(temp_ / "back"), read_tree(temp_ / "in"));
}

TEST_F(VaultFaults, AFullDiskUnderTheOutputLeavesAVaultThatOpens) {
  if (!mount_disk("size=400k")) GTEST_SKIP() << "no file system can be mounted here";
  temp_.write_corpus("in", 300);
  const Ran full = make({"--vault", "vault", "-o", "disk/out", "in"});
  EXPECT_EQ(full.code, 1) << full.err;
  expect_once(full, kFull);
  expect_revealed("disk/out", "vault");
  disk_.remount(0, "size=40m");
  ASSERT_EQ(make({"--resume", "--vault", "vault", "-o", "disk/out", "in"}).code, 0);
  expect_revealed("disk/out", "vault");
  EXPECT_EQ(read_tree(temp_ / "back"), read_tree(temp_ / "in"));
}

TEST_F(VaultFaults, AReadOnlyPlaceIsRefusedAndNothingIsLeft) {
  if (!mount_disk("size=1m")) GTEST_SKIP() << "no file system can be mounted here";
  temp_.write_corpus("in", 5);
  disk_.remount(MS_RDONLY, "size=1m");
  for (const Words& words : {Words{"--vault", "vault", "-o", "disk/out", "in"},
                             {"--vault", "vault", "-o", "disk/out.jsonl", "in"},
                             {"--vault", "disk/vault", "-o", "out", "in"}}) {
    const Ran ran = make(words);
    EXPECT_EQ(ran.code, 2) << ran.err;
    expect_once(ran, "Read-only file system");
    EXPECT_FALSE(fs::exists(temp_ / "vault")) << "it would stand in the way of the next run";
    EXPECT_FALSE(fs::exists(temp_ / "out"));
  }
}

TEST_F(VaultFaults, RevealOnAFullDiskLeavesNoOriginal) {
  if (!mount_disk("size=200k")) GTEST_SKIP() << "no file system can be mounted here";
  temp_.write_corpus("in", 100);
  ASSERT_EQ(make({"--vault", "vault", "in"}).code, 0);
  const Ran ran = back({"-o", "disk/back", "in-pseudo"});
  EXPECT_EQ(ran.code, 2) << ran.err;
  expect_once(ran, kFull);
  EXPECT_TRUE(fs::is_empty(temp_ / "disk"));
}

TEST_F(VaultFaults, AClosedPipeEndsTheRunAndTheVaultIsWhole) {
  temp_.write_corpus("in", 3000);
  shell("{ " + testing_support::program_path() +
        " -q -k key --vault vault --vault-key second -o - in; echo $? >code; "
        "} | head -n 3 >out.jsonl");
  EXPECT_EQ(read_file(temp_ / "code"), "1\n");
  const Ran ran = back({"-o", "back", "out.jsonl"});
  ASSERT_EQ(ran.code, 0) << ran.err;
  EXPECT_EQ(read_tree(temp_ / "back").size(), 6U);
}

TEST_F(VaultFaults, RevealIntoAClosedPipeOrAFullDeviceEndsWithOne) {
  temp_.write_corpus("folder", 3000);
  ASSERT_EQ(keyed({"-q", "--format", "jsonl", "-o", "in.jsonl", "folder"}).code, 0);
  ASSERT_EQ(make({"-q", "--vault", "vault", "-o", "out.jsonl", "in.jsonl"}).code, 0);
  const std::string reveal = testing_support::program_path() +
                             " reveal --vault vault --vault-key second -o - out.jsonl 2>err";
  for (const auto& [where, says] :
       {std::pair{" | head -n 3 >some.jsonl", ""}, std::pair{" >/dev/full", kFull}}) {
    shell("{ " + reveal + "; echo $? >code; }" + where);
    EXPECT_EQ(read_file(temp_ / "code"), "1\n") << where;
    const std::string told = read_file(temp_ / "err");
    EXPECT_EQ(told.empty(), says[0] == '\0') << told;
    EXPECT_NE(told.find(says), std::string::npos) << told;
  }
  EXPECT_EQ(read_file(temp_ / "in.jsonl").rfind(read_file(temp_ / "some.jsonl"), 0), 0U);
}

TEST_F(VaultFaults, SignalsLeaveWholeDocumentsAndAVaultThatOpens) {
  temp_.write_corpus("in", 2000);
  for (const auto& [number, code] : {std::pair{SIGINT, 130}, std::pair{SIGTERM, 143}}) {
    const std::string name = std::to_string(code);
    const Words words{"-q",
                      "-j",
                      "1",
                      "-k",
                      temp_ / "key",
                      "--vault-key",
                      temp_ / "second",
                      "--vault",
                      temp_ / ("v" + name),
                      "-o",
                      temp_ / name,
                      temp_ / "in"};
    const pid_t process = testing_support::start_program(words, STDIN_FILENO);
    for (int i = 0; i < 5000 && !fs::exists(temp_ / (name + "/1")); ++i) {
      std::this_thread::sleep_for(std::chrono::milliseconds(1));
    }
    ::kill(process, number);
    EXPECT_EQ(testing_support::wait_for(process), code);
    EXPECT_LT(read_tree(temp_ / name).size(), 4000U) << "the signal came too late";
    expect_no_leftovers(temp_ / name);
    expect_revealed(name, "v" + name);
    ASSERT_EQ(make({"-q", "--resume", "--vault", "v" + name, "-o", name, "in"}).code, 0);
    expect_revealed(name, "v" + name);
    EXPECT_EQ(read_tree(temp_ / "back"), read_tree(temp_ / "in"));
  }
}

TEST_F(VaultFaults, TwoRunsWithOneVaultAtOnce) {
  temp_.write_corpus("in", 500);
  const Words words{
      "-q",       "-k", temp_ / "key", "--vault-key", temp_ / "second", "--vault", temp_ / "vault",
      "--resume", "-o", temp_ / "out", temp_ / "in"};
  const pid_t one = testing_support::start_program(words, STDIN_FILENO);
  const pid_t two = testing_support::start_program(words, STDIN_FILENO);
  const int first = testing_support::wait_for(one);
  const int second = testing_support::wait_for(two);
  EXPECT_TRUE(first == 0 || second == 0) << first << ' ' << second;
  EXPECT_TRUE(first % 2 == 0 && second % 2 == 0) << "done, or refused: " << first << ' ' << second;
  expect_revealed("out", "vault");
  EXPECT_EQ(read_tree(temp_ / "back"), read_tree(temp_ / "in"));
}

}  // namespace
}  // namespace pseudo
