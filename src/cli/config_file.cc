#include "cli/config_file.h"

#include <algorithm>
#include <optional>
#include <utility>

#include <fmt/format.h>
#include <toml++/toml.h>

#include "cli/config_faults.h"
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

OtherValue other_value(const toml::node& node) {
  if (node.is_floating_point()) return {"a number that is not whole"};
  if (node.is_array()) return {"a list of other things than strings"};
  const auto* const table = node.as_table();
  if (table == nullptr) return {"a date or time"};
  OtherValue section{kSection};
  for (const auto& [key, value] : *table) {
    const auto* const text = value.as_string();
    if (text != nullptr) section.pairs.push_back(fmt::format("{}={}", key.str(), text->get()));
  }
  if (section.pairs.size() != table->size()) section.pairs.clear();
  return section;
}

void read_value(const toml::node& node, ConfigEntry& entry) {
  if (const auto* const flag = node.as_boolean()) {
    entry.value = flag->get();
  } else if (const auto* const number = node.as_integer()) {
    entry.value = number->get();
  } else if (const auto* const text = node.as_string()) {
    entry.value = text->get();
  } else if (const auto* const array = node.as_array(); array != nullptr && strings_of(*array)) {
    for (const toml::node& one : *array) entry.lines.push_back(one.source().begin.line);
    entry.value = strings_of(*array).value_or(std::vector<std::string>());
  } else {
    entry.value = other_value(node);
  }
}

}  // namespace

Result<std::vector<ConfigEntry>> read_config_file(const std::string& path,
                                                  std::span<const std::string> known) {
  const std::string where = printable(path);
  const Result<std::string> bytes = read_to_end(path);
  if (!bytes) return Error{ErrorCode::kUsage, bytes.error().message, in_file(where)};
  std::vector<ConfigEntry> entries;
  try {
    const toml::table table = toml::parse(*bytes);
    for (const auto& [key, node] : table) {
      ConfigEntry entry{std::string(key.str()), key.source().begin.line, {}, {}};
      read_value(node, entry);
      entries.push_back(std::move(entry));
    }
  } catch (const toml::parse_error& fault) {
    ConfigFault said = explain_config(*bytes, fault.source().begin.line, known);
    return Error{ErrorCode::kUsage, std::move(said.message), in_file(where, said.line)};
  }
  std::ranges::stable_sort(entries, {}, &ConfigEntry::line);
  return entries;
}

std::string_view type_words(const ConfigEntry& entry) {
  const auto* const other = std::get_if<OtherValue>(&entry.value);
  return other != nullptr ? other->type : kTypes[entry.value.index()];
}

}  // namespace pseudo::cli
