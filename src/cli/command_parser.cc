#include "cli/command_parser.h"

#include <unistd.h>

#include <algorithm>
#include <cstddef>
#include <utility>

#include <fmt/format.h>
#include <fmt/ranges.h>

#include "cli/command_faults.h"
#include "cli/help_text.h"
#include "cli/option_rows.h"
#include "cli/version.h"

namespace pseudo::cli {
namespace {

/// Formats the help for the width of the terminal.
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
    if (std::string unmeant = implausible_value(app); !unmeant.empty()) {
      return Error{ErrorCode::kUsage, std::move(unmeant)};
    }
    if (const std::string dash = dash_option(app); !dash.empty()) {
      return Error{ErrorCode::kUsage,
                   fmt::format("{} -: takes a file, and no standard stream; a file of that name "
                               "is ./-",
                               dash)};
    }
    if (options.resume == "false") options.resume.clear();
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
    return explain_fault(app, fault, given);
  }
}

}  // namespace pseudo::cli
