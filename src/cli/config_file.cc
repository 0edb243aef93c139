#include "cli/config_file.h"

#include <algorithm>
#include <optional>
#include <utility>

#include <fmt/format.h>
#include <toml++/toml.h>

#include "cli/patient_read.h"
#include "corpus/document_ids.h"

namespace pseudo::cli {

namespace {

constexpr std::string_view kTypes[] = {"true or false", "a number", "a string",
                                       "a list of strings"};

std::optional<std::vector<std::string>> strings_of(const toml::array& array) {
  std::vector<std::string> strings;
  for (const toml::node& node : array) {
    const auto* const text = node.as_string();
    if (text == nullptr) return std::nullopt;
    strings.push_back(text->get());
  }
  return strings;
}

/// False for a type that no option has.
bool read_value(const toml::node& node, ConfigEntry& entry) {
  if (const auto* const flag = node.as_boolean()) {
    entry.value = flag->get();
  } else if (const auto* const number = node.as_integer()) {
    entry.value = number->get();
  } else if (const auto* const text = node.as_string()) {
    entry.value = text->get();
  } else if (const auto* const array = node.as_array()) {
    std::optional<std::vector<std::string>> strings = strings_of(*array);
    if (!strings) return false;
    for (const toml::node& one : *array) entry.lines.push_back(one.source().begin.line);
    entry.value = std::move(*strings);
  } else {
    return false;
  }
  return true;
}

}  // namespace

Result<std::vector<ConfigEntry>> read_config_file(const std::string& path) {
  const std::string where = printable(path);
  const Result<std::string> bytes = read_to_end(path);
  if (!bytes) return Error{ErrorCode::kUsage, bytes.error().message, in_file(where)};
  std::vector<ConfigEntry> entries;
  try {
    const toml::table table = toml::parse(*bytes);
    for (const auto& [key, node] : table) {
      ConfigEntry entry{std::string(key.str()), key.source().begin.line, {}, {}};
      if (!read_value(node, entry)) {
        return Error{ErrorCode::kUsage,
                     fmt::format("{}: is neither true or false, a number, a string nor a list of "
                                 "strings",
                                 printable(entry.key)),
                     in_file(where, entry.line)};
      }
      entries.push_back(std::move(entry));
    }
  } catch (const toml::parse_error& fault) {
    return Error{ErrorCode::kUsage,
                 fmt::format("this is not TOML: {}", printable(std::string(fault.description()))),
                 in_file(where, fault.source().begin.line)};
  }
  std::ranges::stable_sort(entries, {}, &ConfigEntry::line);
  return entries;
}

std::string_view type_words(const ConfigEntry& entry) { return kTypes[entry.value.index()]; }

}  // namespace pseudo::cli
