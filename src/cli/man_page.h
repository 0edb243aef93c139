// The manual page pseudo(1), generated from the pages of all commands.
#pragma once

#include <string>

#include "cli/command_page.h"

namespace pseudo::cli {

/// Returns the page as roff with the macros of man(7).
std::string man_page(const CommandPages& pages);

}  // namespace pseudo::cli
