// The description of a command. Help, manual page and completions are made from it.
#pragma once

#include <string>
#include <vector>

namespace pseudo::cli {

struct OptionRow {
  std::string short_name;  ///< "-o", or empty.
  std::string long_name;   ///< "--output"
  std::string value;       ///< "PATH"; empty for a flag.
  std::string description;
  std::string group;
  std::vector<std::string> choices;  ///< Words that it accepts; a flag accepts them only after "=".
  bool repeats = false;

  /// True if the value may be the path of a file or a folder.
  [[nodiscard]] bool takes_file() const;
  [[nodiscard]] bool takes_folder() const;
  /// True if its words are used only after "LABEL=".
  [[nodiscard]] bool is_assignment() const;
  friend bool operator==(const OptionRow&, const OptionRow&) = default;
};

struct CommandPage {
  std::string usage;   ///< Lines of synopsis, a blank line, a description.
  std::string footer;  ///< Examples and exit codes.
  std::vector<OptionRow> options;
  /// The words that each of its first positional arguments accepts; none for a file.
  std::vector<std::vector<std::string>> arguments;
};

/// A subcommand with its page. The main page lists `name` and `summary`.
struct SubcommandPage {
  std::string name;
  std::string summary;
  CommandPage page;
};

struct CommandPages {
  CommandPage main;
  std::vector<SubcommandPage> subcommands;
};

/// Returns the lines of a usage before the first blank line, without "Usage: ".
std::vector<std::string> synopsis_of(const std::string& usage);
/// Returns the text after the synopsis.
std::string description_of(const std::string& usage);

/// A line of two columns, separated by at least two blanks.
struct Columns {
  std::string left;
  std::string right;  ///< Empty if the line has one column.
};
Columns columns_of(const std::string& line);

std::vector<std::string> lines_of(const std::string& text);

}  // namespace pseudo::cli
