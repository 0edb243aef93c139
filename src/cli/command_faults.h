// Error messages for faults in the arguments of a command.
#pragma once

#include <string>
#include <string_view>
#include <vector>

#include <CLI/CLI.hpp>

#include "pseudo/result.h"

namespace pseudo::cli {

/// Begin of the reference to the help at the end of messages: " (see pseudo check --help)".
inline constexpr std::string_view kSeeHelp = " (see ";

/// Converts a fault of the parser to an error that suggests the option that was probably meant.
/// Keeps the parser's own wording only for faults that cannot occur with the options of `app`.
/// `arguments`: as given.
Error explain_fault(const CLI::App& app, const CLI::ParseError& fault,
                    const std::vector<std::string>& arguments);

/// Returns a message about a value that cannot be intended, or "": an empty value, such as --deny
/// "$LIST" without LIST, or the name of another option.
std::string implausible_value(const CLI::App& app);

/// Returns the option for a file or folder that has the value "-", which would create a file of
/// that name. Returns "" if there is none.
std::string dash_option(const CLI::App& app);

}  // namespace pseudo::cli
