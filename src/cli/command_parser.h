// Parses the arguments of a command and makes its help.
#pragma once

#include <memory>
#include <string>
#include <vector>

#include <CLI/CLI.hpp>

#include "cli/options.h"
#include "pseudo/result.h"

namespace pseudo::cli {

/// The help of a command, laid out for the terminal that standard output is.
std::shared_ptr<CLI::FormatterBase> help_formatter();

/// Words that an option or argument may be, for completions and messages; others pass.
CLI::Validator suggests(const std::vector<std::string>& words);

/// Fills `options`, to which the options of `app` are bound. For --help and --version the result is
/// the text to print, for --help also the page that it is made of. Errors: kUsage, with the option
/// that may have been meant.
Result<CliOptions> parse_with(CLI::App& app, CliOptions& options,
                              std::vector<std::string> arguments);

}  // namespace pseudo::cli
