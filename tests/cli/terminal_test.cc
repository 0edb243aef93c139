// The program on a terminal: widths, colours, progress, and a command line that names nothing.
#include <gtest/gtest.h>

#include <algorithm>
#include <filesystem>
#include <sstream>
#include <string>
#include <vector>

#include <fmt/format.h>

#include "support/program.h"
#include "support/temp_folder.h"
#include "text/utf8.h"

namespace pseudo {
namespace {

using testing_support::Ran;
using testing_support::TempFolder;

constexpr const char* kScript = "/usr/bin/script";

/// What a terminal of so many columns shows of a shell command; `pseudo` is the program.
Ran on_terminal(std::string command, int columns, const std::string& folder = {}) {
  const std::string name = "pseudo";
  for (std::size_t at = 0; (at = command.find("pseudo", at)) != std::string::npos;) {
    command.replace(at, name.size(), testing_support::program_path());
    at += testing_support::program_path().size();
  }
  const std::string line = fmt::format("stty cols {}; {}", columns, command);
  Ran ran = testing_support::run_program({{"-qec", line, "/dev/null"}, folder, {}, {"TERM=xterm"}},
                                         kScript);
  std::erase(ran.out, '\r');
  return ran;
}

class OnATerminal : public testing::Test {
 protected:
  void SetUp() override {
    if (!std::filesystem::exists(kScript)) GTEST_SKIP() << "script is not installed";
  }
};

std::vector<std::string> lines_of(const std::string& text) {
  std::vector<std::string> lines;
  std::istringstream in(text);
  for (std::string line; std::getline(in, line);) lines.push_back(line);
  return lines;
}

/// Commands may not be broken.
bool is_command(const std::string& line) {
  return line.rfind("  pseudo ", 0) == 0 || line.rfind("  cat ", 0) == 0 ||
         line.rfind("Usage: ", 0) == 0;
}

std::vector<std::string> first_words() {
  std::vector<std::string> names;
  constexpr const char* kBegin = "       pseudo ";
  for (const std::string& line : lines_of(testing_support::pseudo({"--help"}).out)) {
    if (line.rfind(kBegin, 0) != 0) continue;
    const std::string rest = line.substr(std::string(kBegin).size());
    names.push_back(rest.substr(0, rest.find(' ')));
  }
  return names;
}

TEST_F(OnATerminal, HelpIsAsWideAsTheTerminal) {
  std::vector<std::string> commands = first_words();
  ASSERT_GE(commands.size(), 10U);
  commands.emplace_back();
  for (const std::string& command : commands) {
    for (const int columns : {60, 80, 200}) {
      const Ran ran = on_terminal(fmt::format("pseudo {} --help", command), columns);
      EXPECT_EQ(ran.code, 0);
      ASSERT_EQ(ran.out.rfind("Usage: pseudo", 0), 0U) << ran.out;
      for (const std::string& line : lines_of(ran.out)) {
        if (is_command(line)) continue;
        EXPECT_LE(text::count_code_points(line), static_cast<std::size_t>(std::min(columns, 100)))
            << command << " on " << columns << " columns: " << line;
      }
    }
  }
}

TEST_F(OnATerminal, WithoutArgumentsGivesTheHelpAndFails) {
  for (const std::string command :
       {"pseudo", "pseudo -q", "pseudo check", "pseudo detect", "pseudo labels", "pseudo config"}) {
    const Ran ran = on_terminal(command, 100);
    EXPECT_EQ(ran.code, 2) << command;
    EXPECT_EQ(ran.out.rfind("Usage: pseudo", 0), 0U) << ran.out;
    EXPECT_NE(ran.out.find("Examples:"), std::string::npos) << ran.out;
    EXPECT_NE(ran.out.find("nothing to do: no INPUT"), std::string::npos) << ran.out;
  }
  EXPECT_EQ(testing_support::pseudo({}).out, "") << "without a terminal it is an error alone";
}

TEST_F(OnATerminal, ColoursAreThereUnlessTheyAreNotWanted) {
  const std::string red = "\033[1;31m";
  EXPECT_NE(on_terminal("pseudo absent", 100).out.find(red), std::string::npos);
  for (const std::string command :
       {"NO_COLOR=1 pseudo absent", "pseudo --color never absent", "pseudo absent 2>&1 | cat"}) {
    const Ran ran = on_terminal(command, 100);
    EXPECT_NE(ran.out.find("absent: no such file"), std::string::npos) << ran.out;
    EXPECT_EQ(ran.out.find('\033'), std::string::npos) << command << ran.out;
  }
  EXPECT_NE(on_terminal("NO_COLOR= pseudo absent", 100).out.find(red), std::string::npos)
      << "NO_COLOR without a value says nothing";
}

TEST_F(OnATerminal, ProgressFitsTheWidthAndGoesAway) {
  const TempFolder temp;
  temp.write_corpus("in", 50);
  for (const int columns : {100, 24}) {
    const Ran ran = on_terminal(fmt::format("pseudo --overwrite -o out{0} in", columns), columns,
                                temp.path().string());
    EXPECT_EQ(ran.code, 0) << ran.out;
    const std::string erase = "\033[K";
    const std::size_t begin = ran.out.find(erase);
    const std::size_t end = ran.out.rfind(erase);
    ASSERT_LT(begin, end) << ran.out;
    const std::string first =
        ran.out.substr(begin + erase.size(), ran.out.find('\033', begin + 1) - begin - 3);
    EXPECT_NE(first.find(" of 50"), std::string::npos) << first;
    EXPECT_LT(first.size(), static_cast<std::size_t>(columns)) << first;
  }
  const Ran quiet = on_terminal("pseudo --no-progress -o none in", 100, temp.path().string());
  EXPECT_EQ(quiet.out.find("\033[K"), std::string::npos) << quiet.out;
}

}  // namespace
}  // namespace pseudo
