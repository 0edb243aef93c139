// What is wrong with the arguments of a command, in words.
#pragma once

#include <string>
#include <string_view>
#include <vector>

#include <CLI/CLI.hpp>

#include "pseudo/result.h"

namespace pseudo::cli {

/// How the end of messages about the command line begins: "(see pseudo check --help)".
inline constexpr std::string_view kSeeHelp = " (see ";

/// Words a fault of the parser, with the option that may have been meant. The parser's own words
/// stay only for faults that its options cannot have. `arguments`: as given.
Error explain_fault(const CLI::App& app, const CLI::ParseError& fault,
                    const std::vector<std::string>& arguments);

/// What is wrong with a value that cannot be meant; "" if there is nothing: an empty one, such as
/// --deny "$LIST" without LIST, or the name of another option.
std::string unmeant_value(const CLI::App& app);

/// An option that names a file or folder and is given "-", which would make a file of that name; ""
/// if there is none.
std::string dash_option(const CLI::App& app);

}  // namespace pseudo::cli
