#include "cli/command_faults.h"

#include <algorithm>
#include <array>
#include <cstddef>
#include <initializer_list>
#include <utility>

#include <fmt/format.h>
#include <fmt/ranges.h>

#include "cli/option_rows.h"
#include "cli/options.h"
#include "text/ascii.h"
#include "text/nearest_word.h"

namespace pseudo::cli {
namespace {

/// Returns "pseudo check" for the usage "Usage: pseudo check [OPTIONS] ...".
std::string command_words(const CLI::App& app) {
  const std::vector<std::string> synopsis = synopsis_of(app.get_description());
  std::string words;
  std::string_view rest = synopsis.empty() ? std::string_view() : synopsis.front();
  while (!rest.empty() && text::is_ascii_lower(rest.front())) {
    const std::size_t end = std::min(rest.find(' '), rest.size());
    words.append(words.empty() ? "" : " ").append(rest.substr(0, end));
    rest.remove_prefix(std::min(end + 1, rest.size()));
  }
  return words.empty() ? "pseudo" : words;
}

/// Returns the commands that have an option: "pseudo and pseudo reveal". Empty if none has it.
std::string commands_with(const std::string& option) {
  std::vector<std::string> commands;
  const auto look_at = [&](const CommandPage& page, const std::string& command) {
    const auto is_it = [&](const OptionRow& row) {
      return row.long_name == option || row.short_name == option;
    };
    if (std::ranges::any_of(page.options, is_it)) commands.push_back(command);
  };
  const CommandPages pages = all_pages();
  look_at(pages.main, "pseudo");
  for (const SubcommandPage& one : pages.subcommands) {
    const bool shows_others =
        one.name == "config";  // It has the options of a run only to show their values.
    if (!shows_others) look_at(one.page, "pseudo " + one.name);
  }
  return fmt::format("{}", fmt::join(commands, ", "));
}

/// Names of options in other programs.
constexpr std::pair<std::string_view, std::string_view> kOtherNames[] = {
    {"--force", "--overwrite"}, {"-f", "--overwrite"},    {"--replace", "--overwrite"},
    {"--threads", "--jobs"},    {"--workers", "--jobs"},  {"--silent", "--quiet"},
    {"--seed", "--key-file"},   {"--out-dir", "--output"}};

std::string unknown_option(const CLI::App& app, const std::string& argument) {
  const std::string name = argument.substr(0, argument.find('='));
  if (const std::string others = commands_with(name); !others.empty()) {
    return fmt::format("{}: {} has no such option, only: {}", name, command_words(app), others);
  }
  for (const auto& [other, own] : kOtherNames) {
    if (name == other && app.get_option_no_throw(std::string(own)) != nullptr) {
      return fmt::format("unknown option {}; did you mean {}?", name, own);
    }
  }
  if (name == "--input") return "unknown option --input; INPUT is named without an option";
  std::vector<std::string> known;
  for (const CLI::Option* option : app.get_options()) {
    if (option->get_group().empty()) continue;
    for (const std::string& one : option->get_lnames()) known.push_back("--" + one);
  }
  return fmt::format("unknown option {}{}", name, text::did_you_mean(name, known));
}

/// Explains arguments that no option and no positional argument takes.
std::string explain_extras(const CLI::App& app, const std::vector<std::string>& arguments,
                           std::string_view message) {
  for (const std::string& argument : arguments) {
    if (argument == "--") break;
    if (argument.size() < 2 || argument[0] != '-') continue;
    const std::string name = argument.substr(0, argument.find('='));
    const CLI::Option* const known = app.get_option_no_throw(name);
    const bool is_flag = known != nullptr && known->get_items_expected_max() == 0;
    if (is_flag && argument[1] != '-' && name != argument) {
      return fmt::format("{} takes no value; leave out {}", name, argument.substr(name.size()));
    }
    if (known != nullptr) continue;
    if (argument[1] != '-' && app.get_option_no_throw(name.substr(0, 2)) != nullptr) continue;
    return unknown_option(app, argument);
  }
  constexpr std::string_view kBefore = ": ";
  const std::size_t begin = message.find(kBefore);
  if (begin != std::string_view::npos) message.remove_prefix(begin + kBefore.size());
  const std::vector<std::string> synopsis = synopsis_of(app.get_description());
  return fmt::format("{}: more than the command takes; write: {}", message,
                     synopsis.empty() ? "pseudo" : synopsis.front());
}

/// Returns the parts of `message` between `marks`, which occur in this order. Empty if one is
/// missing.
std::vector<std::string> parts_between(std::string_view message,
                                       std::initializer_list<std::string_view> marks) {
  std::vector<std::string> parts;
  for (const std::string_view mark : marks) {
    const std::size_t at = message.find(mark);
    if (at == std::string_view::npos) return {};
    parts.emplace_back(message.substr(0, at));
    message.remove_prefix(at + mark.size());
  }
  parts.emplace_back(message);
  return parts;
}

/// A flag has the values true and false in a configuration file.
std::string value_of_flag(const std::string& name, const std::string& value) {
  return fmt::format("{} takes no value; leave out ={}, or write =false to set it back", name,
                     value);
}

/// Rewords the parser's "Could not convert: --key-fd = x"; for a flag without blanks around "=".
std::string explain_conversion(const CLI::App& app, std::string_view message) {
  const std::vector<std::string> parts = parts_between(message, {": ", "="});
  if (parts.empty()) return std::string(message);
  const auto trim = [](std::string word) {
    std::erase(word, ' ');
    return word;
  };
  const std::string name = trim(parts[1]);
  const CLI::Option* const option = app.get_option_no_throw(name);
  if (option != nullptr && option->get_items_expected_max() == 0) {
    return value_of_flag(name, trim(parts[2]));
  }
  return fmt::format("{} {}: not a number, or too large a one", name, trim(parts[2]));
}

/// Returns "0.05" for "0.050000".
std::string short_number(std::string number) {
  if (number.find('.') == std::string::npos) return number;
  number.erase(number.find_last_not_of('0') + 1);
  if (number.back() == '.') number.pop_back();
  return number;
}

/// Rewords the parser's "--missed: fial not in {report,replace,fail}" and "--jobs: Value 0 not in
/// range 1 to 1024".
std::string explain_value(const std::string& message) {
  if (const auto parts = parts_between(message, {": Value ", " not in range ", " to "});
      !parts.empty()) {
    return fmt::format("{} {}: write a number from {} to {}", parts[0], parts[1],
                       short_number(parts[2]), short_number(parts[3]));
  }
  const std::vector<std::string> parts = parts_between(message, {": ", " not in {"});
  if (parts.empty()) return message;
  const std::vector<std::string> choices = choices_in(message);
  if (choices.size() == 1) {
    return fmt::format("{} {}: the only value is {}", parts[0], parts[1], choices.front());
  }
  return fmt::format("{} {}: there are {}{}", parts[0], parts[1], fmt::join(choices, ", "),
                     text::did_you_mean(parts[1], choices));
}

/// Rewords the parser's "--missed: 1 required POLICY:{report,replace,fail} missing" and "--jobs: At
/// Most 1 required but received 2".
std::string explain_mismatch(const std::string& message) {
  if (const auto parts = parts_between(message, {": At Most ", " required but received "});
      !parts.empty()) {
    return fmt::format("{} is given {} times and takes one value; leave the others out", parts[0],
                       parts[2]);
  }
  if (const auto parts = parts_between(message, {" was given a disallowed flag override"});
      !parts.empty()) {
    return parts[0] + " takes no value; leave it out";
  }
  const std::vector<std::string> parts = parts_between(message, {": 1 required "});
  if (parts.empty()) return message;
  const std::vector<std::string> choices = choices_in(parts[1]);
  const std::string name = parts[1].substr(0, parts[1].find_first_of(": "));
  return fmt::format("{}: its value is missing: {}{}{}", parts[0], name,
                     choices.empty() ? "" : ", one of ", fmt::join(choices, ", "));
}

/// Rewords the parser's "--model requires --detect" and "--quiet excludes --verbose".
std::string explain_pair(const std::string& message) {
  if (const auto parts = parts_between(message, {" requires "}); !parts.empty()) {
    return fmt::format("{0} goes with {1}; add {1}, or leave {0} out", parts[0], parts[1]);
  }
  const std::vector<std::string> parts = parts_between(message, {" excludes "});
  if (parts.empty()) return message;
  return fmt::format("{} and {} contradict each other; leave one of them out", parts[0], parts[1]);
}

std::string words_of(const CLI::App& app, const CLI::ParseError& fault,
                     const std::vector<std::string>& arguments) {
  const std::string message = fault.what();
  const std::string kind = fault.get_name();
  // This error has the name of the command instead of its own name.
  if (dynamic_cast<const CLI::ExtrasError*>(&fault) != nullptr) {
    return explain_extras(app, arguments, message);
  }
  if (kind == "RequiresError" || kind == "ExcludesError") return explain_pair(message);
  if (kind == "ConversionError") return explain_conversion(app, message);
  if (kind == "ValidationError") return explain_value(message);
  if (kind == "ArgumentMismatch") return explain_mismatch(message);
  return message;
}

}  // namespace

Error explain_fault(const CLI::App& app, const CLI::ParseError& fault,
                    const std::vector<std::string>& arguments) {
  std::string message = words_of(app, fault, arguments);
  std::replace(message.begin(), message.end(), '\n', ' ');
  return {ErrorCode::kUsage, fmt::format("{}{}{} --help)", message, kSeeHelp, command_words(app))};
}

std::string implausible_value(const CLI::App& app) {
  for (const CLI::Option* option : app.get_options()) {
    if (option->get_positional()) continue;
    const bool is_flag =
        option->get_items_expected_max() == 0 && choices_in(option->get_type_name()).empty();
    for (const std::string& value : option->results()) {
      // The parser also accepts off, no, 0 and any number.
      if (is_flag && value != "true" && value != "false") {
        return value_of_flag(option->get_name(), value);
      }
      if (value.empty()) {
        return fmt::format("{}: its value is empty; leave the option out, or give it one",
                           option->get_name());
      }
      const CLI::Option* const other =
          value.starts_with("--") ? app.get_option_no_throw(value) : nullptr;
      if (other == nullptr) continue;
      return fmt::format("{}: its value is missing: {}; {} is an option", option->get_name(),
                         row_of(*option).value, value);
    }
  }
  return {};
}

std::string dash_option(const CLI::App& app) {
  constexpr std::string_view kStandardInput = "--files0-from";
  constexpr std::array<std::string_view, 6> kFiles = {"FILE",  "DIR",   "PAGE",
                                                      "MODEL", "OTHER", "NAME|FILE"};
  for (const CLI::Option* option : app.get_options()) {
    const std::string type = option->get_type_name();
    const bool is_file = std::ranges::count(kFiles, type.substr(0, type.find(':'))) > 0;
    if (!is_file || option->count() == 0 || option->get_name() == kStandardInput) continue;
    if (std::ranges::count(option->results(), "-") > 0) return option->get_name();
  }
  return {};
}

}  // namespace pseudo::cli
