// Parses the arguments of a command and formats its help.
#pragma once

#include <memory>
#include <string>
#include <vector>

#include <CLI/CLI.hpp>

#include "cli/options.h"
#include "pseudo/result.h"

namespace pseudo::cli {

/// Formats the help of a command for the width of the terminal on standard output.
std::shared_ptr<CLI::FormatterBase> help_formatter();

/// Lists words for an option or argument in completions and messages. Accepts any other word.
CLI::Validator suggests(const std::vector<std::string>& words);

/// Fills `options`, to which the options of `app` are bound. For --help and --version the result
/// holds the text to print, and for --help its page. Errors: kUsage, with the option that was
/// probably meant.
Result<CliOptions> parse_with(CLI::App& app, CliOptions& options,
                              std::vector<std::string> arguments);

}  // namespace pseudo::cli
