// The run record knows each option that changes the bytes of the output, and no other.
#include <gtest/gtest.h>

#include <map>
#include <set>
#include <sstream>
#include <string>

#include <fmt/format.h>

#include "support/program_fixture.h"

namespace pseudo {
namespace {

using testing_support::Ran;
using testing_support::read_file;
using testing_support::Words;

/// Uses of the options that change the bytes of the output. --lexicons and --key-file change them
/// too, and have fields of their own in the record.
const std::map<std::string, Words> kChangesBytes = {
    {"--addresses", {"random"}},
    {"--allow", {"allow"}},
    {"--corpus", {"x"}},
    {"--deny", {"deny"}},
    {"--descriptions", {"described", "--style", "cdif-omit"}},
    {"--ignore", {"ignore"}},
    {"--keep-field", {"date"}},
    {"--keep-label", {"Mood"}},
    {"--lang", {"none"}},
    {"--letter-classes", {"none"}},
    {"--map-label", {"Name=CITY"}},
    {"--mask-char", {"x", "--style", "mask"}},
    {"--mask-length", {"3", "--style", "mask"}},
    {"--max-shift", {"30"}},
    {"--missed", {"replace"}},
    {"--notes", {"keep"}},
    {"--rename", {}},
    {"--scheme", {"scheme"}},
    {"--scope", {"CITY=folder"}},
    {"--season", {"keep"}},
    {"--shift", {"30"}},
    {"--style", {"FEMALE=tag"}},
    {"--tag-format", {"<{category}>", "--style", "tag"}},
    {"--tld", {"keep"}},
    {"--valid-checksums", {}}};

/// Options that do not change them, with a use if it is possible in any run.
const std::map<std::string, Words> kChangesNoBytes = {
    {"--color", {"always"}}, {"--format", {"brat"}},
    {"--jobs", {"2"}},       {"--log-format", {"json"}},
    {"--no-progress", {}},   {"--overwrite", {}},
    {"--quiet", {}},         {"--report", {"report.json"}},
    {"--resume", {}},        {"--shard", {"1/2"}},
    {"--strict", {}},        {"--umask", {}},
    {"--verbose", {}}};
const std::set<std::string> kNotTried = {"--allow-insecure-key",
                                         "--completion",
                                         "--config",
                                         "--detect",
                                         "--dry-run",
                                         "--files0-from",
                                         "--favour",
                                         "--help",
                                         "--key-fd",
                                         "--key-file",
                                         "--lexicons",
                                         "--model",
                                         "--output",
                                         "--strip",
                                         "--vault",
                                         "--vault-key",
                                         "--vault-passphrase-fd",
                                         "--version"};

class RunRecord : public testing_support::KeyedTest {
 protected:
  std::string record_with(Words words) {
    const std::string output = fmt::format("out{}", ++runs_);
    words.insert(words.end(), {"-o", output, "in"});
    const Ran ran = keyed(words);
    EXPECT_EQ(ran.code, 0) << ran.err;
    return read_file(temp_ / (output + "/.pseudo-run.json"));
  }

 private:
  int runs_ = 0;
};

Words use_of(const std::string& option, const Words& values) {
  Words words = {option};
  words.insert(words.end(), values.begin(), values.end());
  return words;
}

TEST_F(RunRecord, ChangesWithEachOptionThatChangesBytes) {
  temp_.write_pair("in/a");
  temp_.write("allow", "FEMALE\tIrmgard\n");
  temp_.write("deny", "FEMALE\tIrmgard\n");
  temp_.write("ignore", "Irmgard\n");
  temp_.write("described", "T1] a friend\n");
  temp_.write("scheme", "Mood\tother\n");
  std::set<std::string> records = {record_with({})};
  for (const auto& [option, values] : kChangesBytes) {
    EXPECT_TRUE(records.insert(record_with(use_of(option, values))).second) << option;
  }
}

TEST_F(RunRecord, StaysWithTheOthers) {
  temp_.write_pair("in/a");
  const std::string plain = record_with({});
  for (const auto& [option, values] : kChangesNoBytes) {
    EXPECT_EQ(record_with(use_of(option, values)), plain) << option;
  }
}

TEST_F(RunRecord, EachOptionOfTheHelpIsOneOrTheOther) {
  std::istringstream help(run({"--help"}).out);
  std::size_t options = 0;
  for (std::string line; std::getline(help, line);) {
    const std::size_t begin = line.find("--");
    if (begin == std::string::npos ||
        line.find_first_not_of(" -,abcdefghijklmnopqrstuvwxyz") == 0) {
      continue;
    }
    if (line.find_first_not_of(' ') > 6 || line[line.find_first_not_of(' ')] != '-') continue;
    const std::string option = line.substr(begin, line.find_first_of(" ,=", begin) - begin);
    ++options;
    EXPECT_EQ(kChangesBytes.count(option) + kChangesNoBytes.count(option) + kNotTried.count(option),
              1U)
        << option << ": say here whether it changes the bytes of the output";
  }
  EXPECT_EQ(options, kChangesBytes.size() + kChangesNoBytes.size() + kNotTried.size());
}

TEST_F(RunRecord, TheOrderOfOptionsDoesNotMatter) {
  temp_.write_pair("in/a");
  const Words labels = {"--map-label", "Name=PERSON", "--keep-label",
                        "Mood",        "--map-label", "Ort=CITY"};
  const Words reversed = {"--map-label", "Ort=CITY",     "--map-label",
                          "Name=PERSON", "--keep-label", "Mood"};
  Words one = labels;
  one.insert(one.end(), {"--scope", "Name=corpus", "--scope", "Ort=folder", "--scope", "folder"});
  Words other = reversed;
  other.insert(other.end(),
               {"--scope", "folder", "--scope", "Ort=folder", "--scope", "Name=corpus"});
  ASSERT_EQ(record_with(one), record_with(other));
  one.insert(one.end(), {"-o", "out", "in"});
  other.insert(other.end(), {"--resume", "-o", "out", "in"});
  EXPECT_EQ(keyed(one).code, 0);
  const Ran resumed = keyed(other);
  EXPECT_EQ(resumed.code, 0) << resumed.err;
  EXPECT_NE(resumed.err.find("1 there already"), std::string::npos) << resumed.err;
}

}  // namespace
}  // namespace pseudo
