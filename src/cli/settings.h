// Settings: the values of options, from the command line, the environment and a configuration file.
#pragma once

#include <string>
#include <vector>

#include <CLI/CLI.hpp>

#include "cli/options.h"
#include "pseudo/result.h"

namespace pseudo::cli {

/// How a command takes the configuration file that its --config names.
struct ConfigUse {
  /// Has all options that a file may set; those that the command itself has not are left out.
  /// Null: the command has them all.
  const CLI::App* known = nullptr;
  std::vector<std::string> left_out = {};  ///< More that mean something else to the command.
};

/// What was taken from the file.
struct FileSettings {
  std::string path;
  std::vector<ConfigOrigin> values;
};

/// As parse_with; then takes from the file what neither the command line nor the environment says.
/// Errors: kUsage, for the file with its line.
Result<CliOptions> parse_with_config(CLI::App& app, CliOptions& options,
                                     std::vector<std::string> arguments, const ConfigUse& use,
                                     FileSettings& from_file);

/// A configuration file that says what the options of `app`, which has parsed, are: each value with
/// where it comes from. Precondition: the app captures defaults.
std::string show_settings(const CLI::App& app, const FileSettings& from_file);

}  // namespace pseudo::cli
