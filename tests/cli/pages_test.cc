// The examples of --help work when typed in line by line. Those of pages: tests/docs.
#include <gtest/gtest.h>

#include <algorithm>
#include <filesystem>
#include <sstream>
#include <string>
#include <string_view>
#include <vector>

#include "corpus/packing.h"
#include "support/mailbox.h"
#include "support/program.h"
#include "support/temp_folder.h"

namespace pseudo {
namespace {

using testing_support::Ran;
using testing_support::TempFolder;
namespace fs = std::filesystem;

/// A command of a page may call the program, or pipe something into it.
bool is_command(std::string_view line) {
  return line.rfind("pseudo ", 0) == 0 || line.rfind("cat ", 0) == 0;
}

std::vector<std::string> commands_of(const std::string& page, std::string_view indent) {
  std::vector<std::string> commands;
  std::istringstream lines(page);
  for (std::string line; std::getline(lines, line);) {
    if (line.rfind(indent, 0) != 0) continue;
    line.erase(0, indent.size());
    if (is_command(line)) commands.push_back(line);
  }
  return commands;
}

struct Needs {
  bool key = false;
  bool model = false;
};

/// Makes the files that the pages assume, and a folder `bin` with the program.
void prepare(const TempFolder& temp, const Needs& needs) {
  temp.write_corpus("corpus", 20);
  temp.write_pair("threads/one/a");
  const std::string lines = "{\"id\": \"s\", \"text\": \"\", \"entities\": []}\n";
  temp.write("mails.jsonl", lines);
  temp.write("mails.jsonl.gz", pack_member(Packing::kGzip, lines).value_or(""));
  temp.write("pseudo.toml", "output = \"by-file\"\n");
  fs::create_directory(temp / "bin");
  fs::create_symlink(testing_support::program_path(), temp / "bin/pseudo");
  temp.write("inbox.mbox", testing_support::invented_mailbox(20));
  const auto make = [&](const std::vector<std::string>& words) {
    const Ran made = testing_support::pseudo(words, temp.path().string());
    EXPECT_EQ(made.code, 0) << made.err;
  };
  if (needs.key) make({"keygen", "my.key"});
  if (needs.model) make({"train", "-o", "my.model", "--iterations", "10", "corpus"});
}

void run_all(const std::vector<std::string>& commands, std::size_t least) {
  ASSERT_GE(commands.size(), least);
  const auto holds = [&](std::string_view words) {
    return std::ranges::any_of(commands, [&](const std::string& command) {
      return command.find(words) != std::string::npos;
    });
  };
  const TempFolder temp;
  prepare(temp, {.key = !holds("keygen my.key"), .model = holds("--model my.model")});
  for (const std::string& command : commands) {
    const std::string line = "set -e; PATH=$PWD/bin:$PATH; " + command;
    const Ran ran =
        testing_support::run_program({{"-c", line}, temp.path().string(), {}, {}}, "/bin/sh");
    EXPECT_EQ(ran.code, 0) << command << "\n" << ran.err;
  }
}

TEST(Pages, TheExamplesOfTheHelpRunAsPrinted) {
  // In it two blanks or more separate a command from its description, if there is one.
  std::vector<std::string> commands = commands_of(testing_support::pseudo({"--help"}).out, "  ");
  for (std::string& command : commands) {
    command.resize(std::min(command.find("  "), command.size()));
    ASSERT_FALSE(command.empty());
  }
  run_all(commands, 10);
}

}  // namespace
}  // namespace pseudo
