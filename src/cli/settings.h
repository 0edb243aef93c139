// Merges the values of options from the command line, the environment and a configuration file.
#pragma once

#include <string>
#include <vector>

#include <CLI/CLI.hpp>

#include "cli/options.h"
#include "pseudo/result.h"

namespace pseudo::cli {

/// How a command applies the file of its --config.
struct ConfigUse {
  /// Has all options that a file may set. Options that the command lacks are ignored. Null if the
  /// command has all of them.
  const CLI::App* known = nullptr;
  std::vector<std::string> left_out =
      {};  ///< Further ignored options, which mean something else in this command.
};

/// The values that were taken from the file.
struct FileSettings {
  std::string path;
  std::vector<ConfigOrigin> values;
};

/// As parse_with, but then sets options from the file that neither the command line nor the
/// environment sets. Errors: kUsage; for faults of the file with its line.
Result<CliOptions> parse_with_config(CLI::App& app, CliOptions& options,
                                     std::vector<std::string> arguments, const ConfigUse& use,
                                     FileSettings& from_file);

/// Returns a configuration file with the values of all options of `app`, and the origin of each.
/// Preconditions: `app` has parsed, and captures defaults.
std::string show_settings(const CLI::App& app, const FileSettings& from_file);

}  // namespace pseudo::cli
