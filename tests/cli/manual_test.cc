// The manual lists exactly the options of the program and explains each.
#include <gtest/gtest.h>

#include <sstream>
#include <string>
#include <string_view>
#include <vector>

#include "support/program.h"
#include "support/temp_folder.h"

namespace pseudo {
namespace {

std::string manual() { return testing_support::read_file(PSEUDO_SOURCE_DIR "/docs/manual.md"); }

std::string option_lists() {
  const std::string help = testing_support::pseudo({"--help"}).out;
  const std::size_t begin = help.find("Input and output:");
  const std::size_t end = help.find("\n\nExamples:");
  EXPECT_NE(begin, std::string::npos);
  EXPECT_NE(end, std::string::npos);
  return help.substr(begin, end - begin);
}

TEST(Manual, ListsTheOptionsThatHelpPrints) {
  EXPECT_NE(manual().find("```text\n" + option_lists() + "\n```"), std::string::npos)
      << "docs/manual.md, \"Options\", must hold:\n"
      << option_lists();
}

TEST(Manual, ExplainsEveryOption) {
  const std::string text = manual();
  std::istringstream lines(option_lists());
  std::size_t options = 0;
  for (std::string line; std::getline(lines, line);) {
    const std::size_t begin = line.find("--");
    if (line.rfind("  -", 0) != 0 || begin == std::string::npos) continue;
    const std::string option = line.substr(begin, line.find(' ', begin) - begin);
    EXPECT_NE(text.find("| `" + option + "` |"), std::string::npos) << option;
    ++options;
  }
  EXPECT_GT(options, 30U);
}

/// The first words of "       pseudo lang test LANG      check ...".
std::vector<std::string> subcommands() {
  constexpr std::string_view kBegin = "       pseudo ";
  std::istringstream lines(testing_support::pseudo({"--help"}).out);
  std::vector<std::string> names;
  for (std::string line; std::getline(lines, line) && !line.empty();) {
    if (!line.starts_with(kBegin)) continue;
    std::string name;
    std::istringstream words(line.substr(kBegin.size()));
    for (std::string word; words >> word && word.front() >= 'a' && word.front() <= 'z';) {
      name += (name.empty() ? "" : " ") + word;
      if (word != "config" && word != "lang") break;
    }
    names.push_back(name);
  }
  return names;
}

TEST(Manual, NamesEverySubcommand) {
  const std::string text = manual();
  const std::vector<std::string> names = subcommands();
  EXPECT_GE(names.size(), 12U);
  for (const std::string& name : names) {
    EXPECT_NE(text.find("`pseudo " + name), std::string::npos) << name;
    EXPECT_NE(text.find("| `pseudo " + name), std::string::npos) << "in the table: " << name;
  }
}

}  // namespace
}  // namespace pseudo
