// Formats the help of a command for a terminal.
#pragma once

#include <cstddef>
#include <string>

#include "cli/command_page.h"

namespace pseudo::cli {

/// Maximum width, as longer lines are hard to read. Also the width without a terminal.
inline constexpr std::size_t kHelpWidth = 100;

/// Returns the number of columns of the terminal at `fd`, or 0 if it is not a terminal or reports
/// none.
std::size_t terminal_width(int fd);

/// Formats a page in lines of at most `width` columns. Never breaks the commands of examples.
std::string help_text(const CommandPage& page, std::size_t width);

}  // namespace pseudo::cli
