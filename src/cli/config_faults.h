// Says in the words of a user what is wrong with a configuration file that is no TOML.
#pragma once

#include <cstddef>
#include <span>
#include <string>
#include <string_view>

namespace pseudo::cli {

struct ConfigFault {
  std::size_t line = 0;  ///< Where the fault begins, from 1.
  std::string message;   ///< What was expected, and how it is written.
};

/// `line`: where the parser stopped. `known`: all options that a file may set. Only their lines are
/// quoted: the file may be a text of the corpus, named by mistake. Values of keys are never shown.
ConfigFault explain_config(std::string_view bytes, std::size_t line,
                           std::span<const std::string> known);

}  // namespace pseudo::cli
