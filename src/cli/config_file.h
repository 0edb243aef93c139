// Reads a configuration file: TOML, whose keys are options by their long names.
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

/// The type of a section.
inline constexpr std::string_view kSection = "a section";

/// A value of a type that no option has.
struct OtherValue {
  std::string_view type;  ///< "a date"
  /// Of a section whose values are texts: "DATE=year". Of any other value there are none.
  std::vector<std::string> pairs = {};
};

struct ConfigEntry {
  std::string key;
  std::size_t line = 0;
  std::variant<bool, std::int64_t, std::string, std::vector<std::string>, OtherValue> value;
  std::vector<std::size_t> lines = {};  ///< One for each string of a list.
};

/// The entries in the order of the file. `known`: all options that it may set, for messages.
/// Errors: kUsage, at file and line (it cannot be read, or is no TOML).
Result<std::vector<ConfigEntry>> read_config_file(const std::string& path,
                                                  std::span<const std::string> known);

/// The type of its value, for messages: "a string".
std::string_view type_words(const ConfigEntry& entry);

}  // namespace pseudo::cli
