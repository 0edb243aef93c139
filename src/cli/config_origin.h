// Finds the line of a configuration file that a message of a later stage is about.
#pragma once

#include <cstddef>
#include <span>
#include <string>
#include <string_view>

namespace pseudo::cli {

/// A value from the configuration file.
struct ConfigOrigin {
  std::string option;  ///< Long name, without dashes.
  std::string value;   ///< As on a command line; "" for a flag.
  std::size_t line = 0;
};

/// Returns the line of the value at the begin of a message ("--scope foldr: ..."), or of a value
/// that contradicts another one ("--scope and --style contradict each other"). Returns 0 if the
/// message is about none of `origins`.
std::size_t line_about(std::string_view message, std::span<const ConfigOrigin> origins);

}  // namespace pseudo::cli
