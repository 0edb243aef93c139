// Connects runs over a corpus to the console.
#pragma once

#include <cstddef>
#include <string>
#include <vector>

#include "cli/console.h"
#include "pseudo/corpus.h"

namespace pseudo::cli {

/// Maximum number of messages about file names that contain an original. The summary of the run
/// counts the others.
inline constexpr std::size_t kMostNamesWithOriginals = 5;

/// Returns hooks that send messages and progress to the console, and stop the run after a signal.
/// The console must outlive them. Call its end_progress() after the run.
RunHooks hooks_of(Console& console);

/// Prints the error. Returns the exit code of a command that ends before it has written anything.
int refuse(Console& console, const Error& error);

void log_warnings(const std::vector<std::string>& warnings, Console& console);

}  // namespace pseudo::cli
