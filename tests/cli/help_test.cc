#include <gtest/gtest.h>

#include <string>

#include "support/program.h"

namespace pseudo {
namespace {

using testing_support::pseudo;
using testing_support::Ran;

TEST(Help, GoesToStandardOutput) {
  for (const char* option : {"-h", "--help"}) {
    const Ran ran = pseudo({option});
    EXPECT_EQ(ran.code, 0);
    EXPECT_EQ(ran.err, "");
    EXPECT_EQ(ran.out.rfind("Usage: pseudo [OPTIONS] INPUT...", 0), 0U);
  }
}

TEST(Help, NamesEveryOptionThatExists) {
  const std::string help = pseudo({"--help"}).out;
  for (const char* option : {"--output",
                             "--format",
                             "--key-file",
                             "--key-fd",
                             "--corpus",
                             "--lang",
                             "--scope",
                             "--max-shift",
                             "--shift",
                             "--season",
                             "--letter-classes",
                             "--addresses",
                             "--tld",
                             "--valid-checksums",
                             "--map-label",
                             "--keep-label",
                             "--missed",
                             "--notes",
                             "--lexicons",
                             "--keep-field",
                             "--files0-from",
                             "--jobs",
                             "--shard",
                             "--report",
                             "--rename",
                             "--overwrite",
                             "--dry-run",
                             "--quiet",
                             "--verbose",
                             "--log-format",
                             "--color",
                             "--no-progress",
                             "--config",
                             "--umask",
                             "--allow-insecure-key",
                             "--vault",
                             "--vault-key",
                             "--resume",
                             "reveal",
                             "--help",
                             "--version",
                             "--completion",
                             "keygen",
                             "Examples:",
                             "Exit codes:"}) {
    EXPECT_NE(help.find(option), std::string::npos) << option;
  }
}

TEST(Help, EverySubcommandHasGroupsExamplesAndExitCodes) {
  for (const char* name : {"keygen", "check", "reveal", "labels", "detect", "train", "eval",
                           "report", "config", "lang"}) {
    const Ran ran = pseudo({name, "--help"});
    EXPECT_EQ(ran.code, 0) << name;
    EXPECT_EQ(ran.err, "") << name;
    for (const char* part : {"Usage: pseudo ", "\nHelp:\n", "\nExamples:\n", "\nExit codes: "}) {
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

}  // namespace
}  // namespace pseudo
