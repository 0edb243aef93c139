// The manual page pseudo(1), made from the pages of all commands.
#pragma once

#include <string>

#include "cli/command_page.h"

namespace pseudo::cli {

/// In roff with the macros of man(7).
std::string man_page(const CommandPages& pages);

}  // namespace pseudo::cli
