// The layout of help texts, and the messages of the command line parser.
#pragma once

#include <cstddef>
#include <memory>
#include <string>
#include <string_view>
#include <vector>

#include <CLI/CLI.hpp>

#include "cli/options.h"
#include "pseudo/result.h"

namespace pseudo::cli {

/// The closest of `known` to `wanted` within `most` edits; empty if none is.
std::string nearest_word(std::string_view wanted, const std::vector<std::string>& known,
                         std::size_t most);

/// How messages about the command line end.
inline constexpr std::string_view kSeeHelp = " (see pseudo --help)";

/// The help of a command: its own usage text, and options without lists of their values.
std::shared_ptr<CLI::Formatter> help_formatter();

/// Fills `options`, to which the options of `app` are bound. For --help and --version the result is
/// the text to print. Errors: kUsage, with the option that may have been meant.
Result<CliOptions> parse_with(CLI::App& app, CliOptions& options,
                              std::vector<std::string> arguments);

}  // namespace pseudo::cli
