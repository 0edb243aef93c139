// Which line of a configuration file a message is about, where a later stage finds the fault.
#pragma once

#include <cstddef>
#include <span>
#include <string>
#include <string_view>

namespace pseudo::cli {

/// A value that was taken from the file.
struct ConfigOrigin {
  std::string option;  ///< Long name, without dashes.
  std::string value;   ///< As the command line would have it; "" for a flag.
  std::size_t line = 0;
};

/// The line of the value that a message begins with ("--scope foldr: ..."), or that contradicts
/// another ("--scope and --style contradict each other"); 0: the message is about none.
std::size_t line_about(std::string_view message, std::span<const ConfigOrigin> origins);

}  // namespace pseudo::cli
