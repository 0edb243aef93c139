// Shell completions, generated from the pages of all commands.
#pragma once

#include <string>
#include <string_view>

#include "cli/command_page.h"

namespace pseudo::cli {

/// Returns a completion script. Precondition: `shell` is bash, zsh or fish.
std::string completion(const CommandPages& pages, std::string_view shell);

std::string bash_completion(const CommandPages& pages);
std::string zsh_completion(const CommandPages& pages);
std::string fish_completion(const CommandPages& pages);

}  // namespace pseudo::cli
