#include <gtest/gtest.h>

#include <fcntl.h>
#include <sys/stat.h>
#include <unistd.h>

#include <filesystem>
#include <string>

#include "support/program.h"
#include "support/temp_folder.h"

namespace pseudo {
namespace {

using testing_support::Call;
using testing_support::Ran;
using testing_support::read_file;
using testing_support::read_tree;
using testing_support::run_program;
using testing_support::TempFolder;
namespace fs = std::filesystem;

const std::string kKey = "0123456789abcdefghijklmnopqrstuv";  // 32 bytes
const std::string kHexKey = "303132333435363738396162636465666768696a6b6c6d6e6f70717273747576";

unsigned mode_of(const std::string& path) {
  struct stat status {};
  EXPECT_EQ(::stat(path.c_str(), &status), 0) << path;
  return status.st_mode & 07777U;
}

class Keys : public testing::Test {
 protected:
  void SetUp() override {
    temp_.write_pair("in/a");
    put_key("key", kKey);
  }
  void put_key(const std::string& name, const std::string& bytes) {
    temp_.write(name, bytes);
    ::chmod((temp_ / name).c_str(), 0600);
  }
  Ran run(std::vector<std::string> arguments, std::vector<std::string> environment = {}) {
    return run_program({std::move(arguments), temp_.path().string(), {}, std::move(environment)});
  }
  std::string output(const std::string& folder) { return read_file(temp_ / (folder + "/a.txt")); }
  TempFolder temp_;
};

TEST_F(Keys, KeygenWritesThirtyTwoSecretBytesOnce) {
  const Ran ran = run({"keygen", "new.key"});
  EXPECT_EQ(ran.code, 0) << ran.err;
  const std::string key = read_file(temp_ / "new.key");
  EXPECT_EQ(key.size(), 32U);
  EXPECT_EQ(mode_of(temp_ / "new.key"), 0600U);
  EXPECT_EQ(run({"keygen", "new.key"}).code, 2);
  EXPECT_EQ(read_file(temp_ / "new.key"), key);
  run({"keygen", "other.key"});
  EXPECT_NE(read_file(temp_ / "other.key"), key);
}

TEST_F(Keys, KeygenRefusesLinksAndMissingFolders) {
  fs::create_symlink("elsewhere", temp_ / "link");
  EXPECT_EQ(run({"keygen", "link"}).code, 2);
  EXPECT_FALSE(fs::exists(temp_ / "elsewhere"));
  EXPECT_EQ(run({"keygen", "no/such/folder"}).code, 2);
  EXPECT_EQ(run({"keygen"}).code, 2);
}

TEST_F(Keys, TheSameKeyGivesTheSameBytesInEveryWayOfNamingIt) {
  put_key("hex", kHexKey + "\n");
  put_key("line", kKey + "\n");
  put_key("crlf", kHexKey + "\r\n");
  ASSERT_EQ(run({"-k", "key", "-o", "one", "in"}).code, 0);
  ASSERT_EQ(run({"--key-file=hex", "-o", "two", "in"}).code, 0);
  ASSERT_EQ(run({"-k", "line", "-o", "three", "in"}).code, 0);
  ASSERT_EQ(run({"-k", "crlf", "-o", "four", "in"}).code, 0);
  ASSERT_EQ(run({"-o", "five", "in"}, {"PSEUDO_KEY_FILE=key"}).code, 0);
  const std::string shell = testing_support::program_path() + " --key-fd 7 -o six in 7<key";
  ASSERT_EQ(run_program({{"-c", shell}, temp_.path().string(), {}, {}}, "/bin/sh").code, 0);
  for (const char* folder : {"two", "three", "four", "five", "six"}) {
    EXPECT_EQ(output(folder), output("one")) << folder;
  }
}

TEST_F(Keys, AKeyFromAPipe) {
  const std::string shell =
      "cat key | " + testing_support::program_path() + " --key-fd 0 -o piped in";
  ASSERT_EQ(run_program({{"-c", shell}, temp_.path().string(), {}, {}}, "/bin/sh").code, 0);
  ASSERT_EQ(run({"-k", "key", "-o", "one", "in"}).code, 0);
  EXPECT_EQ(output("piped"), output("one"));
}

TEST_F(Keys, CorpusNameAndOtherKeyChangeTheRecord) {
  put_key("other", "vutsrqponmlkjihgfedcba9876543210");
  run({"-k", "key", "-o", "one", "in"});
  run({"-k", "key", "--corpus", "letters", "-o", "two", "in"});
  run({"-k", "other", "-o", "three", "in"});
  const auto record = [&](const std::string& folder) {
    return read_file(temp_ / (folder + "/.pseudo-run.json"));
  };
  EXPECT_NE(record("one"), record("two"));
  EXPECT_NE(record("one"), record("three"));
}

TEST_F(Keys, WithoutAKeyEachRunDiffers) {
  temp_.write_corpus("many", 20);
  run({"-o", "one", "many"});
  run({"-o", "two", "many"});
  EXPECT_NE(read_tree(temp_ / "one"), read_tree(temp_ / "two"));
}

TEST_F(Keys, KeysThatOthersCanReadAreRefused) {
  for (const mode_t mode : {0640U, 0604U, 0620U, 0602U, 0644U}) {
    ::chmod((temp_ / "key").c_str(), mode);
    const Ran ran = run({"-k", "key", "-o", "out", "in"});
    EXPECT_EQ(ran.code, 2) << mode;
    EXPECT_NE(ran.err.find("--allow-insecure-key"), std::string::npos) << ran.err;
    EXPECT_FALSE(fs::exists(temp_ / "out"));
  }
  fs::create_symlink("key", temp_ / "link");  // The mode of what it leads to counts.
  EXPECT_EQ(run({"-k", "link", "-o", "out", "in"}).code, 2);
  EXPECT_EQ(run({"-k", "key", "--allow-insecure-key", "-o", "out", "in"}).code, 0);
}

TEST_F(Keys, BadKeysAreRefusedAndNothingIsWritten) {
  put_key("empty", "");
  put_key("short", kKey.substr(1));
  put_key("long", kKey + "xy");
  put_key("much", std::string(100000, 'x'));
  put_key("hexodd", kHexKey.substr(1));
  put_key("hexbad", "g" + kHexKey.substr(1));
  put_key("zeros", std::string(32, '\0'));
  put_key("zerohex", std::string(64, '0'));
  fs::create_directory(temp_ / "folder");
  for (const char* name : {"empty", "short", "long", "much", "hexodd", "hexbad", "zeros", "zerohex",
                           "folder", "missing"}) {
    const Ran ran = run({"-k", name, "-o", "out", "in"});
    EXPECT_EQ(ran.code, 2) << name;
    EXPECT_NE(ran.err.find(name), std::string::npos) << ran.err;
    EXPECT_EQ(ran.err.find(kKey.substr(2, 20)), std::string::npos) << "shows the key: " << name;
    EXPECT_FALSE(fs::exists(temp_ / "out")) << name;
  }
  EXPECT_EQ(run({"--key-fd", "99", "in"}).code, 2);
  EXPECT_EQ(run({"--key-fd", "x", "in"}).code, 2);
  EXPECT_EQ(run({"--key-fd", "3", "-k", "key", "in"}).code, 2);
  EXPECT_EQ(run({"in"}, {"PSEUDO_KEY_FILE=missing"}).code, 2);
}

TEST_F(Keys, NoTraceOfTheKeyInWhatTheRunWrites) {
  ASSERT_EQ(run({"-k", "key", "--report", "report.json", "-v", "-o", "out", "in"}).code, 0);
  for (const auto& [file, bytes] : read_tree(temp_.path())) {
    if (file == "key") continue;
    EXPECT_EQ(bytes.find(kKey.substr(0, 8)), std::string::npos) << file;
    EXPECT_EQ(bytes.find(kHexKey.substr(0, 16)), std::string::npos) << file;
  }
}

}  // namespace
}  // namespace pseudo
