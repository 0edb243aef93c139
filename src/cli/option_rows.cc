#include "cli/option_rows.h"

#include <algorithm>
#include <cstddef>

namespace pseudo::cli {

std::vector<std::string> choices_in(std::string_view type) {
  const std::size_t open = type.find('{');
  const std::size_t close = type.find('}', std::min(open, type.size()));
  std::vector<std::string> choices;
  if (open == std::string_view::npos || close == std::string_view::npos) return choices;
  for (std::string_view rest = type.substr(open + 1, close - open - 1); !rest.empty();) {
    const std::size_t end = std::min(rest.find(','), rest.size());
    choices.emplace_back(rest.substr(0, end));
    rest.remove_prefix(std::min(end + 1, rest.size()));
  }
  return choices;
}

OptionRow row_of(const CLI::Option& option) {
  OptionRow row;
  if (!option.get_snames().empty()) row.short_name = "-" + option.get_snames().front();
  if (!option.get_lnames().empty()) row.long_name = "--" + option.get_lnames().front();
  const std::string type = option.get_type_name();
  row.value = type.substr(0, type.find(':'));
  row.description = option.get_description();
  row.group = option.get_group();
  row.choices = choices_in(type);
  row.repeats = option.get_items_expected_max() > 1;
  return row;
}

CommandPage describe(const CLI::App& app) {
  CommandPage page{app.get_description(), app.get_footer(), {}, {}};
  std::vector<std::string> groups;  // in the order of their first option
  for (const CLI::Option* option : app.get_options()) {
    if (option->get_positional()) {
      page.arguments.push_back(choices_in(option->get_type_name()));
    } else if (!option->get_group().empty()) {
      page.options.push_back(row_of(*option));
      if (std::ranges::count(groups, option->get_group()) == 0) {
        groups.push_back(option->get_group());
      }
    }
  }
  std::ranges::stable_sort(page.options, {}, [&](const OptionRow& option) {
    return std::ranges::find(groups, option.group) - groups.begin();
  });
  return page;
}

}  // namespace pseudo::cli
