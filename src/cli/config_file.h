// Reads a configuration file: TOML, whose keys are options by their long names.
#pragma once

#include <cstddef>
#include <cstdint>
#include <string>
#include <string_view>
#include <variant>
#include <vector>

#include "pseudo/result.h"

namespace pseudo::cli {

struct ConfigEntry {
  std::string key;
  std::size_t line = 0;
  std::variant<bool, std::int64_t, std::string, std::vector<std::string>> value;
  std::vector<std::size_t> lines = {};  ///< Of the strings of a list.
};

/// The entries in the order of the file. Errors: kUsage, at file and line (no TOML; a value of a
/// type that no option has).
Result<std::vector<ConfigEntry>> read_config_file(const std::string& path);

/// The type of its value, for messages: "a string".
std::string_view type_words(const ConfigEntry& entry);

}  // namespace pseudo::cli
