#include "cli/command_lines/command_lines.h"

#include <utility>

#include <fmt/format.h>
#include <CLI/CLI.hpp>

#include "cli/command_lines/option_groups.h"
#include "cli/command_parser.h"
#include "cli/settings.h"
#include "text/nearest_word.h"

namespace pseudo::cli {

namespace {

constexpr const char* kConfigUsage = R"(Usage: pseudo config show [OPTIONS]

Prints every option of a run with its value and where that comes from: the command line, the
environment, the file of --config, or the default. What it prints is such a file itself. The options
are those of pseudo --help. What a run would refuse is told behind it; name INPUT to have that and the
place of the output looked at as well. Keys and passphrases are not read.
)";

constexpr const char* kConfigExamples = R"(Examples:
  pseudo config show                        all options with their defaults
  pseudo config show --scope folder > pseudo.toml
  pseudo config show --config pseudo.toml corpus/    is all right with it?

Exit codes: 0 printed, 2 what a run would refuse.
)";

}  // namespace

Result<CliOptions> parse_config(std::vector<std::string> arguments) {
  if (!arguments.empty() && arguments.front() == "show") {
    arguments.erase(arguments.begin());
  } else if (arguments.empty() || (arguments.front() != "-h" && arguments.front() != "--help")) {
    const std::string given = arguments.empty() ? std::string() : arguments.front();
    return Error{ErrorCode::kUsage,
                 fmt::format("config{}{}: say what to do, as in: pseudo config show{}",
                             given.empty() ? "" : " ", given, text::did_you_mean(given, {"show"}))};
  }
  CliOptions options;
  CLI::App app(kConfigUsage);
  app.footer(kConfigExamples);
  app.option_defaults()->always_capture_default();
  add_all_options(app, options);
  FileSettings from_file;
  Result<CliOptions> parsed = parse_with_config(app, options, std::move(arguments), {}, from_file);
  if (!parsed) return parsed;
  parsed->page.arguments.insert(parsed->page.arguments.begin(), {"show"});
  if (parsed->command == Command::kPrint) return parsed;
  parsed->command = Command::kShowConfig;
  parsed->print = show_settings(app, from_file);
  return parsed;
}

}  // namespace pseudo::cli
