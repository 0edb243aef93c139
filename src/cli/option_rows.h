// Describes the options of a command for help, manual page, completions and messages.
#pragma once

#include <string>
#include <string_view>
#include <vector>

#include <CLI/CLI.hpp>

#include "cli/command_page.h"

namespace pseudo::cli {

/// Returns the words in "TYPE:{one,other}", or none if the type lists none.
std::vector<std::string> choices_in(std::string_view type);

OptionRow row_of(const CLI::Option& option);

/// Describes a command. Groups have the order of their first options.
CommandPage describe(const CLI::App& app);

}  // namespace pseudo::cli
