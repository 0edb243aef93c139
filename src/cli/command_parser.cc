#include "cli/command_parser.h"

#include <unistd.h>

#include <algorithm>
#include <array>
#include <cstddef>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include <fmt/format.h>
#include <fmt/ranges.h>

#include "cli/help_text.h"
#include "cli/nearest_word.h"
#include "cli/version.h"

namespace pseudo::cli {
namespace {

std::string nearest_option(const CLI::App& app, std::string_view unknown) {
  std::vector<std::string> known;
  for (const CLI::Option* option : app.get_options()) {
    if (option->get_group().empty()) continue;
    for (const std::string& name : option->get_lnames()) known.push_back("--" + name);
  }
  return did_you_mean(unknown.substr(0, unknown.find('=')), known);
}

/// "--key-fd x" from the parser's "Could not convert: --key-fd = x".
std::string fault_place(std::string_view message) {
  constexpr std::string_view kBefore = ": ";
  constexpr std::string_view kEquals = " = ";
  const std::size_t begin = message.find(kBefore);
  if (begin != std::string_view::npos) message.remove_prefix(begin + kBefore.size());
  std::string place(message);
  const std::size_t equals = place.find(kEquals);
  if (equals != std::string::npos) place.replace(equals, kEquals.size(), " ");
  return place;
}

/// The words of "TYPE:{one,other}"; none if the type lists none.
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

/// From the parser's "--missed: fial not in {report,replace,fail}".
std::string explain_choice(std::string message) {
  constexpr std::string_view kNotIn = " not in {";
  const std::size_t colon = message.find(": ");
  const std::size_t verb = message.find(kNotIn);
  if (colon == std::string::npos || verb == std::string::npos || verb < colon) return message;
  const std::string word = message.substr(colon + 2, verb - colon - 2);
  const std::vector<std::string> choices = choices_in(message);
  const bool is_one = choices.size() == 1;
  return fmt::format("{} {}: there {} {}{}", message.substr(0, colon), word, is_one ? "is" : "are",
                     fmt::join(choices, ", "), is_one ? "" : did_you_mean(word, choices));
}

/// From the parser's "--missed: 1 required POLICY:{report,replace,fail} missing".
std::string explain_missing_value(const std::string& message) {
  constexpr std::string_view kRequired = ": 1 required ";
  const std::size_t at = message.find(kRequired);
  if (at == std::string::npos) return message;
  const std::string type = message.substr(at + kRequired.size());
  const std::vector<std::string> choices = choices_in(type);
  const std::string name = type.substr(0, type.find_first_of(": "));
  return fmt::format("{}: its value is missing: {}{}{}", message.substr(0, at), name,
                     choices.empty() ? "" : ", one of ", fmt::join(choices, ", "));
}

Error explain(const CLI::App& app, const CLI::ParseError& fault,
              const std::vector<std::string>& arguments) {
  std::string message = fault.what();
  if (dynamic_cast<const CLI::ExtrasError*>(&fault) != nullptr) {
    for (const std::string& argument : arguments) {
      if (argument.size() < 2 || argument[0] != '-') continue;
      const std::string name = argument.substr(0, argument.find('='));
      if (app.get_option_no_throw(name) != nullptr) continue;
      if (argument[1] != '-' && app.get_option_no_throw(name.substr(0, 2)) != nullptr) continue;
      message = fmt::format("unknown option {}{}", name, nearest_option(app, argument));
      break;
    }
  }
  if (dynamic_cast<const CLI::ExcludesError*>(&fault) != nullptr) {
    constexpr std::string_view kVerb = " excludes ";
    const std::size_t verb = message.find(kVerb);
    if (verb != std::string::npos) message.replace(verb, kVerb.size(), " and ");
    message += " contradict each other; leave one of them out";
  }
  if (dynamic_cast<const CLI::ConversionError*>(&fault) != nullptr) {
    message = fmt::format("{}: not a number, or too large a one", fault_place(message));
  }
  if (dynamic_cast<const CLI::ValidationError*>(&fault) != nullptr) {
    message = explain_choice(message);
  }
  if (dynamic_cast<const CLI::ArgumentMismatch*>(&fault) != nullptr) {
    message = explain_missing_value(message);
  }
  std::replace(message.begin(), message.end(), '\n', ' ');
  return {ErrorCode::kUsage, message.append(kSeeHelp)};
}

/// An option whose value is empty and would count as not given, such as --deny "$LIST" without
/// LIST; "" if there is none.
std::string empty_option(const CLI::App& app) {
  for (const CLI::Option* option : app.get_options()) {
    if (option->get_positional() || option->count() == 0) continue;
    const std::vector<std::string>& values = option->results();
    if (std::ranges::count(values, std::string()) > 0) return option->get_name();
  }
  return {};
}

/// An option that names a file or folder and is given "-", which would make a file of that name; ""
/// if there is none.
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
  std::vector<std::string> groups;  // in the order of their first options
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

/// As wide as the terminal.
class Formatter : public CLI::FormatterBase {
 public:
  std::string make_help(const CLI::App* app, std::string /*name*/,
                        CLI::AppFormatMode /*mode*/) const override {
    const std::size_t width = terminal_width(STDOUT_FILENO);
    return help_text(describe(*app), width > 0 ? width : kHelpWidth);
  }
};

}  // namespace

std::shared_ptr<CLI::FormatterBase> help_formatter() { return std::make_shared<Formatter>(); }

CLI::Validator suggests(const std::vector<std::string>& words) {
  return {[](std::string&) { return std::string(); }, fmt::format("{{{}}}", fmt::join(words, ","))};
}

Result<CliOptions> parse_with(CLI::App& app, CliOptions& options,
                              std::vector<std::string> arguments) {
  const std::vector<std::string> given = arguments;
  std::reverse(arguments.begin(), arguments.end());
  try {
    app.parse(arguments);
    if (const std::string empty = empty_option(app); !empty.empty()) {
      return Error{
          ErrorCode::kUsage,
          fmt::format("{}: its value is empty; leave the option out, or give it one", empty)};
    }
    if (const std::string dash = dash_option(app); !dash.empty()) {
      return Error{ErrorCode::kUsage,
                   fmt::format("{} -: takes a file, and no standard stream; a file of that name "
                               "is ./-",
                               dash)};
    }
    return std::move(options);
  } catch (const CLI::CallForHelp&) {
    options.command = Command::kPrint;
    options.print = app.help();
    options.page = describe(app);
    return std::move(options);
  } catch (const CLI::CallForVersion&) {
    options.command = Command::kPrint;
    options.print = version_text();
    return std::move(options);
  } catch (const CLI::ParseError& fault) {
    return explain(app, fault, given);
  }
}

}  // namespace pseudo::cli
