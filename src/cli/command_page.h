// What a command says about itself: the one source of help, manual page and completions.
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
  std::vector<std::string> choices;  ///< Words that it takes, a flag only after "=".
  bool repeats = false;

  /// The value is, or may be, the path of a file or folder.
  [[nodiscard]] bool takes_file() const;
  [[nodiscard]] bool takes_folder() const;
  /// Its words are used only after LABEL=.
  [[nodiscard]] bool is_assignment() const;
  friend bool operator==(const OptionRow&, const OptionRow&) = default;
};

struct CommandPage {
  std::string usage;   ///< Lines of synopsis, a blank line, what it does.
  std::string footer;  ///< Examples and exit codes.
  std::vector<OptionRow> options;
  /// The words that each of its first arguments must be; none where it is a file.
  std::vector<std::vector<std::string>> arguments;
};

/// A subcommand as the usage of the main page lists it, with its own page.
struct SubcommandPage {
  std::string name;
  std::string summary;
  CommandPage page;
};

struct CommandPages {
  CommandPage main;
  std::vector<SubcommandPage> subcommands;
};

/// The lines of a usage up to its first blank one, without "Usage: ".
std::vector<std::string> synopsis_of(const std::string& usage);
/// The text after these lines.
std::string description_of(const std::string& usage);

/// A line of two columns, divided by two blanks or more.
struct Columns {
  std::string left;
  std::string right;  ///< Empty: there is one column.
};
Columns columns_of(const std::string& line);

std::vector<std::string> lines_of(const std::string& text);

}  // namespace pseudo::cli
