// Reads a configuration file: TOML with the long names of options as keys.
#pragma once

#include <cstddef>
#include <cstdint>
#include <span>
#include <string>
#include <string_view>
#include <variant>
#include <vector>

#include "pseudo/result.h"

namespace pseudo::cli {

/// OtherValue::type of a section.
inline constexpr std::string_view kSection = "a section";

/// A value of a type that no option accepts.
struct OtherValue {
  std::string_view type;  ///< "a date"
  /// For a section whose values are strings: "DATE=year". Empty for other values.
  std::vector<std::string> pairs = {};
};

struct ConfigEntry {
  std::string key;
  std::size_t line = 0;
  std::variant<bool, std::int64_t, std::string, std::vector<std::string>, OtherValue> value;
  std::vector<std::size_t> lines = {};  ///< One for each string of a list.
};

/// Returns the entries in the order of the file. `known`: all options that a file may set, for
/// messages. Errors: kUsage with file and line if the file cannot be read or is not TOML.
Result<std::vector<ConfigEntry>> read_config_file(const std::string& path,
                                                  std::span<const std::string> known);

/// Returns the type of its value for messages: "a string".
std::string_view type_words(const ConfigEntry& entry);

}  // namespace pseudo::cli
