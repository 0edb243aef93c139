#include <gtest/gtest.h>

#include <fcntl.h>
#include <sys/stat.h>
#include <unistd.h>

#include <csignal>
#include <filesystem>
#include <string>

#include "support/markdown.h"
#include "support/program.h"
#include "support/program_fixture.h"
#include "support/temp_folder.h"

namespace pseudo {
namespace {

using testing_support::Call;
using testing_support::mode_of;
using testing_support::program_path;
using testing_support::Ran;
using testing_support::read_file;
using testing_support::read_tree;
using testing_support::run_program;
namespace fs = std::filesystem;

const std::string kKey = "0123456789abcdefghijklmnopqrstuv";  // 32 bytes
const std::string kHexKey = "303132333435363738396162636465666768696a6b6c6d6e6f70717273747576";

class Keys : public testing_support::ProgramTest {
 protected:
  void SetUp() override {
    temp_.write_pair("in/a");
    put_key("key", kKey);
  }
  void put_key(const std::string& name, const std::string& bytes) {
    temp_.write(name, bytes);
    ::chmod((temp_ / name).c_str(), 0600);
  }
  Ran run_with_key_file(const std::string& file, std::vector<std::string> arguments) {
    return run_program(
        {std::move(arguments), temp_.path().string(), {}, {"PSEUDO_KEY_FILE=" + file}});
  }
  std::string output(const std::string& folder) { return read_file(temp_ / (folder + "/a.txt")); }
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
  ASSERT_EQ(run_with_key_file("key", {"-o", "five", "in"}).code, 0);
  ASSERT_EQ(shell(program_path() + " --key-fd 7 -o six in 7<key").code, 0);
  for (const char* folder : {"two", "three", "four", "five", "six"}) {
    EXPECT_EQ(output(folder), output("one")) << folder;
  }
}

TEST_F(Keys, AKeyFromAPipe) {
  ASSERT_EQ(shell("cat key | " + program_path() + " --key-fd 0 -o piped in").code, 0);
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
  const Ran ran = run_with_key_file("missing", {"in"});
  EXPECT_EQ(ran.code, 2);
  EXPECT_NE(ran.err.find("PSEUDO_KEY_FILE: missing: no such key"), std::string::npos) << ran.err;
}

TEST_F(Keys, AKeyInThePlaceOfItsFileIsNotRepeated) {
  const std::string key(64, '7');
  temp_.write("own.toml", "key-file = \"" + key + "\"\n");
  for (const std::vector<std::string>& how :
       {std::vector<std::string>{"-k", key}, {"--config", "own.toml"}}) {
    std::vector<std::string> words = how;
    words.push_back("in");
    const Ran ran = run(words);
    EXPECT_EQ(ran.code, 2);
    EXPECT_NE(ran.err.find("the key itself stands where"), std::string::npos) << ran.err;
    EXPECT_EQ((ran.out + ran.err).find(key.substr(0, 8)), std::string::npos);
  }
}

TEST_F(Keys, WhatAKeyFileMayHold) {
  const std::string upper = "303132333435363738396162636465666768696A6B6C6D6E6F70717273747576";
  const std::string ends_in_newline = kKey.substr(0, 31) + "\n";
  struct Row {
    const char* name;
    std::string bytes;
    int code;
  };
  for (const Row& row :
       {Row{"upper", upper, 0}, Row{"hex", kHexKey, 0},
        Row{"hex-and-two-ends", kHexKey + "\n\n", 2}, Row{"hex-and-blank", kHexKey + " ", 2},
        Row{"blank-and-hex", " " + kHexKey, 2}, Row{"raw-and-crlf", kKey + "\r\n", 2},
        Row{"raw-and-blank", kKey + " ", 2}, Row{"raw-with-newline", ends_in_newline, 0},
        Row{"that-and-an-end", ends_in_newline + "\n", 0},
        Row{"31-and-an-end", kKey.substr(0, 30) + "\n", 2}, Row{"hex-of-33", kHexKey + "77", 2},
        Row{"raw-with-NUL", std::string("\0", 1) + kKey.substr(1), 0},
        Row{"mark-and-hex", "\xEF\xBB\xBF" + kHexKey, 2}}) {
    put_key(row.name, row.bytes);
    const Ran ran = run({"-k", row.name, "-o", std::string("out-") + row.name, "in"});
    EXPECT_EQ(ran.code, row.code) << row.name << ": " << ran.err;
  }
  ASSERT_EQ(run({"-k", "key", "-o", "plain", "in"}).code, 0);
  EXPECT_EQ(output("out-upper"), output("plain"));
  // The newline of a raw key is one of its bytes.
  EXPECT_EQ(read_file(temp_ / "out-raw-with-newline/.pseudo-run.json"),
            read_file(temp_ / "out-that-and-an-end/.pseudo-run.json"));
  EXPECT_NE(read_file(temp_ / "out-raw-with-newline/.pseudo-run.json"),
            read_file(temp_ / "plain/.pseudo-run.json"));
}

TEST_F(Keys, LinksAndPipesLeadToKeys) {
  fs::create_symlink("key", temp_ / "link");
  EXPECT_EQ(run({"-k", "link", "-o", "one", "in"}).code, 0);
  fs::create_symlink("nowhere", temp_ / "dangling");
  EXPECT_EQ(run({"-k", "dangling", "-o", "out", "in"}).code, 2);
  fs::create_symlink("loop", temp_ / "loop");
  EXPECT_EQ(run({"-k", "loop", "-o", "out", "in"}).code, 2);
  fs::remove(temp_ / "loop");
  ASSERT_EQ(::mkfifo((temp_ / "pipe").c_str(), 0600), 0);
  EXPECT_EQ(shell("cat key > pipe & " + program_path() + " -k pipe -o two in").code, 0);
  EXPECT_EQ(output("one"), output("two"));
  EXPECT_EQ(shell(": > pipe & " + program_path() + " -k pipe -o out in").code, 2);
  EXPECT_EQ(run({"-k", "/dev/zero", "--allow-insecure-key", "-o", "out", "in"}).code, 2);
  EXPECT_FALSE(fs::exists(temp_ / "out"));
}

TEST_F(Keys, AnInterruptEndsTheWaitForAPipe) {
  ASSERT_EQ(::mkfifo((temp_ / "pipe").c_str(), 0600), 0);
  const int held = ::open((temp_ / "pipe").c_str(), O_RDWR | O_CLOEXEC);  // Open, and silent.
  const pid_t process = testing_support::start_program(
      {"-k", temp_ / "pipe", "-o", temp_ / "out", temp_ / "in"}, STDIN_FILENO);
  // Until it waits. If the kernel does not show that, a second is enough.
  const auto sleeps = [&] {
    const std::string stat = read_file("/proc/" + std::to_string(process) + "/wchan");
    return stat.find("poll") != std::string::npos;
  };
  for (int i = 0; i < 200 && !sleeps(); ++i) ::usleep(5000);
  ::kill(process, SIGINT);
  EXPECT_EQ(testing_support::wait_for(process), 130);
  EXPECT_FALSE(fs::exists(temp_ / "out"));
  ::close(held);
}

TEST_F(Keys, TheRecordHoldsTheCheckValueOfTheDerivationPage) {
  std::string bytes;
  for (char c = 0; c < 32; ++c) bytes += c;
  put_key("page", bytes);
  ASSERT_EQ(run({"-k", "page", "-o", "out", "in"}).code, 0);
  std::string check;
  for (const auto& row : testing_support::read_doc_table("derivation.md", "corpus name")) {
    if (row[1] == "run") check = row[6];
  }
  ASSERT_EQ(check.size(), 16U);
  EXPECT_NE(read_file(temp_ / "out/.pseudo-run.json").find("\"key\": \"" + check + '"'),
            std::string::npos);
}

TEST_F(Keys, NoTraceOfTheKeyInWhatTheRunWritesOrTells) {
  temp_.write("in/bad.txt", "no partner");
  for (const testing_support::Words& more : {testing_support::Words{}, {"--log-format", "json"}}) {
    testing_support::Words words{"-k", "key", "--report", "report.json", "-v", "-o", "out", "in"};
    fs::remove(temp_ / "report.json");
    words.insert(words.end(), more.begin(), more.end());
    const Ran ran = run(words, {"PSEUDO_KEY_FILE=key"});
    ASSERT_EQ(ran.code, 1) << ran.err;
    EXPECT_EQ((ran.out + ran.err).find(kKey.substr(0, 8)), std::string::npos);
    EXPECT_EQ((ran.out + ran.err).find(kHexKey.substr(0, 16)), std::string::npos);
    fs::remove_all(temp_ / "out");
  }
  fs::remove(temp_ / "in/bad.txt");
  fs::remove(temp_ / "report.json");
  ASSERT_EQ(run({"-k", "key", "--report", "report.json", "-v", "-o", "out", "in"}).code, 0);
  for (const auto& [file, bytes] : read_tree(temp_.path())) {
    if (file == "key") continue;
    EXPECT_EQ(bytes.find(kKey.substr(0, 8)), std::string::npos) << file;
    EXPECT_EQ(bytes.find(kHexKey.substr(0, 16)), std::string::npos) << file;
  }
}

}  // namespace
}  // namespace pseudo
