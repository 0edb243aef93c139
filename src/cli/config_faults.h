// Explains syntax errors of configuration files to users who do not know TOML.
#pragma once

#include <cstddef>
#include <span>
#include <string>
#include <string_view>

namespace pseudo::cli {

struct ConfigFault {
  std::size_t line = 0;  ///< The line where the fault begins, from 1.
  std::string message;   ///< What was expected, and how to write it.
};

/// `line`: where the parser stopped. `known`: all options that a file may set. Quotes only their
/// lines, as the file may be a text of the corpus that was named by mistake. Never shows values of
/// key files.
ConfigFault explain_config(std::string_view bytes, std::size_t line,
                           std::span<const std::string> known);

}  // namespace pseudo::cli
