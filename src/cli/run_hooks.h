// What every command that runs over a corpus does with the console.
#pragma once

#include <cstddef>
#include <string>
#include <vector>

#include "cli/console.h"
#include "pseudo/corpus.h"

namespace pseudo::cli {

/// So many files whose names contain an original are named; of more, the end of the run tells the
/// number.
inline constexpr std::size_t kMostTellingNames = 5;

/// Messages and progress go to the console, a caught signal stops the run. The console must
/// outlive them; call its end_progress() after the run.
RunHooks hooks_of(Console& console);

/// Prints the error; returns the exit code of a command that ends without having written anything.
int refuse(Console& console, const Error& error);

void tell_warnings(const std::vector<std::string>& warnings, Console& console);

}  // namespace pseudo::cli
