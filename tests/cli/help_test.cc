// Help of the program and of each subcommand. Its list of options is compared in manual_test.cc.
#include <gtest/gtest.h>

#include <set>
#include <sstream>
#include <string>
#include <string_view>

#include "support/program.h"
#include "support/temp_folder.h"

namespace pseudo {
namespace {

using testing_support::pseudo;
using testing_support::Ran;

/// The words behind "pseudo" in the synopsis, from which manual page and completions are made.
std::set<std::string> subcommands_of_synopsis() {
  constexpr std::string_view kBegin = "       pseudo ";
  std::istringstream lines(pseudo({"--help"}).out);
  std::set<std::string> names;
  std::string line;
  std::getline(lines, line);  // "Usage: pseudo [OPTIONS] INPUT..."
  while (std::getline(lines, line) && line.starts_with(kBegin)) {
    names.insert(line.substr(kBegin.size(), line.find(' ', kBegin.size()) - kBegin.size()));
  }
  return names;
}

/// The names in rows like {"keygen", parse_keygen} of src/cli/options.cc.
std::set<std::string> subcommands_of_source() {
  const std::string source = testing_support::read_file(PSEUDO_SOURCE_DIR "/src/cli/options.cc");
  std::set<std::string> names;
  for (std::size_t end = 0; (end = source.find("\", parse_", end)) != std::string::npos; ++end) {
    const std::size_t begin = source.rfind('"', end - 1) + 1;
    names.insert(source.substr(begin, end - begin));
  }
  return names;
}

TEST(Help, GoesToStandardOutput) {
  for (const char* option : {"-h", "--help"}) {
    const Ran ran = pseudo({option});
    EXPECT_EQ(ran.code, 0);
    EXPECT_EQ(ran.err, "");
    EXPECT_EQ(ran.out.rfind("Usage: pseudo [OPTIONS] INPUT...", 0), 0U);
    EXPECT_NE(ran.out.find("\nExit codes: "), std::string::npos);
  }
}

TEST(Help, TheSynopsisHasEverySubcommand) {
  const std::set<std::string> names = subcommands_of_source();
  EXPECT_GE(names.size(), 12U);
  EXPECT_EQ(subcommands_of_synopsis(), names)
      << "kUsage of command_lines/run.cc and kSubcommands of options.cc, in src/cli";
}

TEST(Help, TheManualPageHasEverySubcommand) {
  const std::string page = pseudo({"--man-page"}).out;
  for (const std::string& name : subcommands_of_source()) {
    EXPECT_NE(page.find("\n.SS pseudo " + name + "\n"), std::string::npos) << name;
  }
}

TEST(Help, EverySubcommandHasGroupsExamplesAndExitCodes) {
  for (const std::string& name : subcommands_of_synopsis()) {
    const Ran ran = pseudo({name, "--help"});
    EXPECT_EQ(ran.code, 0) << name;
    EXPECT_EQ(ran.err, "") << name;
    EXPECT_TRUE(ran.out.starts_with("Usage: pseudo " + name + " ")) << name << ": another's page";
    for (const char* part : {"\nHelp:\n", "\nExamples:\n", "\nExit codes: "}) {
      EXPECT_NE(ran.out.find(part), std::string::npos) << name << part;
    }
    EXPECT_EQ(ran.out.find("\nOptions:\n"), std::string::npos) << name << ": an option in no group";
  }
}

TEST(Help, FitsATerminal) {
  std::string help = pseudo({"--help"}).out;
  for (std::size_t end = 0; (end = help.find('\n')) != std::string::npos; help.erase(0, end + 1)) {
    EXPECT_LE(end, 100U) << help.substr(0, end);
  }
}

TEST(Help, KeygenHasItsOwn) {
  const Ran ran = pseudo({"keygen", "--help"});
  EXPECT_EQ(ran.code, 0);
  EXPECT_NE(ran.out.find("pseudo keygen FILE"), std::string::npos);
}

TEST(Version, TellsProgramIcuAndLexicons) {
  const Ran ran = pseudo({"--version"});
  EXPECT_EQ(ran.code, 0);
  EXPECT_EQ(ran.out.rfind("pseudo ", 0), 0U);
  for (const char* part : {"\nICU ", "\nlexicons de ", "\nlexicons none "}) {
    EXPECT_NE(ran.out.find(part), std::string::npos) << ran.out;
  }
  EXPECT_EQ(ran.out.find("not found"), std::string::npos) << ran.out;
}

TEST(Help, IsAWordToo) {
  const testing_support::TempFolder temp;
  const std::string folder = temp.path().string();
  EXPECT_EQ(pseudo({"help"}, folder).out, pseudo({"--help"}).out);
  EXPECT_EQ(pseudo({"help", "check"}, folder).out, pseudo({"check", "--help"}).out);
  EXPECT_EQ(pseudo({"version"}, folder).out, pseudo({"--version"}).out);
  temp.write_pair("help/a");
  EXPECT_NE(pseudo({"-n", "help"}, folder).out.find("1 document would be"), std::string::npos);
  EXPECT_EQ(pseudo({"help"}, folder).code, 0) << "a folder of that name is an INPUT";
  EXPECT_NE(testing_support::read_file(temp / "help-pseudo/a.ann"), "");
}

}  // namespace
}  // namespace pseudo
