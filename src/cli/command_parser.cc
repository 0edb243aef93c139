#include "cli/command_parser.h"

#include <algorithm>
#include <cstddef>
#include <numeric>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include <fmt/format.h>

#include "cli/version.h"
#include "text/edit_distance.h"

namespace pseudo::cli {
namespace {

std::string nearest_option(const CLI::App& app, std::string_view unknown) {
  const std::string_view wanted = unknown.substr(0, unknown.find('='));
  std::vector<std::string> known;
  for (const CLI::Option* option : app.get_options()) {
    for (const std::string& name : option->get_lnames()) known.push_back("--" + name);
  }
  return nearest_word(wanted, known, std::max<std::size_t>(2, wanted.size() / 3));
}

/// "--key-fd x" of the parser's "Could not convert: --key-fd = x".
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

Error explain(const CLI::App& app, const CLI::ParseError& fault,
              const std::vector<std::string>& arguments) {
  std::string message = fault.what();
  if (dynamic_cast<const CLI::ExtrasError*>(&fault) != nullptr) {
    for (const std::string& argument : arguments) {
      if (argument.size() < 2 || argument[0] != '-') continue;
      const std::string name = argument.substr(0, argument.find('='));
      if (app.get_option_no_throw(name) != nullptr) continue;
      if (argument[1] != '-' && app.get_option_no_throw(name.substr(0, 2)) != nullptr) continue;
      const std::string near = nearest_option(app, argument);
      message = fmt::format("unknown option {}", name);
      if (!near.empty()) message += fmt::format("; did you mean {}?", near);
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
  std::replace(message.begin(), message.end(), '\n', ' ');
  return {ErrorCode::kUsage, message.append(kSeeHelp)};
}

/// An option whose value is empty, which would count as not given: --deny "$LIST" without LIST. ""
/// if there is none.
std::string empty_option(const CLI::App& app) {
  for (const CLI::Option* option : app.get_options()) {
    if (option->get_positional() || option->count() == 0) continue;
    const std::vector<std::string>& values = option->results();
    if (std::ranges::count(values, std::string()) > 0) return option->get_name();
  }
  return {};
}

/// The help without the parser's own usage line, which ours replaces.
class Formatter : public CLI::Formatter {
 public:
  std::string make_usage(const CLI::App* /*app*/, std::string /*name*/) const override {
    return {};
  }
  std::string make_description(const CLI::App* app) const override {
    return app->get_description();
  }
  /// " FORMAT", without the lists of values and exclusions, which the description contains.
  std::string make_option_opts(const CLI::Option* option) const override {
    const std::string type = option->get_type_name();
    return type.empty() ? type : ' ' + type.substr(0, type.find(':'));
  }
};

std::string tidy_help(std::string help) {
  for (std::size_t at = 0; (at = help.find("\n\n\n")) != std::string::npos;) help.erase(at, 1);
  return help;
}

}  // namespace

std::string nearest_word(std::string_view wanted, const std::vector<std::string>& known,
                         std::size_t most) {
  std::string best;
  std::size_t best_distance = most + 1;
  for (const std::string& word : known) {
    const std::size_t distance = text::edit_distance(wanted, word);
    if (distance >= best_distance) continue;
    best_distance = distance;
    best = word;
  }
  return best;
}

std::shared_ptr<CLI::Formatter> help_formatter() {
  const auto formatter = std::make_shared<Formatter>();
  constexpr std::size_t kColumn = 28;
  formatter->column_width(kColumn);
  return formatter;
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
    return std::move(options);
  } catch (const CLI::CallForHelp&) {
    options.command = Command::kPrint;
    options.print = tidy_help(app.help());
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
