// The exit codes of the program.
#pragma once

#include "pseudo/result.h"

namespace pseudo::cli {

inline constexpr int kAllDone = 0;
/// Documents failed, the output could not be written whole, or a command that compares found
/// something: pseudo check, a label that is not decided, an option that matches nothing.
inline constexpr int kSomeFailed = 1;
inline constexpr int kUsageError = 2;  ///< Nothing was written.
inline constexpr int kInternalFault = 3;
inline constexpr int kSignalBase = 128;  ///< 130 after SIGINT, 143 after SIGTERM.

/// Returns the exit code for an error that ended the program before anything was written.
inline int exit_code(const Error& error) {
  return error.code == ErrorCode::kInternal ? kInternalFault : kUsageError;
}

}  // namespace pseudo::cli
