#include "cli/command_lines/command_lines.h"

#include <utility>

#include <CLI/CLI.hpp>

#include "cli/command_lines/option_groups.h"
#include "cli/command_parser.h"

namespace pseudo::cli {

namespace {

constexpr const char* kReportUsage = R"(Usage: pseudo report [OPTIONS] FILE...

Prints what --report wrote: one report, or those of all shards of a run added up. Nothing of it is a
string of the corpus; but places and ids show where to look, so keep it with the originals, or use
--public.
)";

}  // namespace

Result<CliOptions> parse_report(std::vector<std::string> arguments) {
  CliOptions options;
  options.command = Command::kReport;
  CLI::App app(kReportUsage);
  app.footer(
      "Examples:\n"
      "  pseudo --report r.json corpus/ && pseudo report r.json\n"
      "  pseudo report --public --json shard-*.json > statistics.json\n\n"
      "Exit codes: 0 printed, 2 a file that is no report, or reports that do not belong "
      "together.\n");
  add_help(app);
  app.add_option("FILE", options.inputs)->group("");
  app.add_flag("--public", options.for_public, "Without ids, places and the counts of shifts")
      ->group(kInputAndOutput);
  app.add_flag("--json", options.as_json, "One report as JSON instead of a summary")
      ->group(kInputAndOutput);
  Result<CliOptions> parsed = parse_with(app, options, std::move(arguments));
  if (parsed && parsed->command == Command::kReport && parsed->inputs.empty()) {
    return Error{ErrorCode::kUsage, "report: no FILE; name what --report wrote"};
  }
  return parsed;
}

}  // namespace pseudo::cli
