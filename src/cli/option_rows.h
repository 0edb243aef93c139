// The options of a command as help, manual page, completions and messages show them.
#pragma once

#include <string>
#include <string_view>
#include <vector>

#include <CLI/CLI.hpp>

#include "cli/command_page.h"

namespace pseudo::cli {

/// The words of "TYPE:{one,other}"; none if the type lists none.
std::vector<std::string> choices_in(std::string_view type);

OptionRow row_of(const CLI::Option& option);

/// Groups stand in the order of their first options.
CommandPage describe(const CLI::App& app);

}  // namespace pseudo::cli
