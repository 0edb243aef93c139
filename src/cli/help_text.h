// The help of a command, laid out for a terminal.
#pragma once

#include <cstddef>
#include <string>

#include "cli/command_page.h"

namespace pseudo::cli {

/// Lines longer than this are hard to read; also the width where there is no terminal.
inline constexpr std::size_t kHelpWidth = 100;

/// The columns of the terminal at an open descriptor; 0 if it is no terminal or does not say.
std::size_t terminal_width(int fd);

/// Lines of at most `width` columns, commands of the examples aside, which are never broken.
std::string help_text(const CommandPage& page, std::size_t width);

}  // namespace pseudo::cli
