#include "cli/command_lines/command_lines.h"

#include <utility>

#include <CLI/CLI.hpp>

#include "cli/command_lines/option_groups.h"
#include "cli/command_parser.h"

namespace pseudo::cli {

namespace {

constexpr const char* kCheckUsage = R"(Usage: pseudo check [OPTIONS] ORIGINAL PSEUDONYMIZED

Compares a pseudonymized corpus, whoever made it, with its originals: annotations point at the
right text, text outside of them is unchanged, no original is left, one person has one new name and
two have two, dates keep their distances. Each is a folder, a single file or a .jsonl file. Give the
options of the run that matter to its bytes; the key only where documents were renamed.
)";

constexpr const char* kCheckExamples = R"(Examples:
  pseudo check corpus/ corpus-pseudo/
  pseudo check --map-label NAME=PERSON --report audit.json mails.jsonl mails-pseudo.jsonl
  pseudo check -k my.key corpus/ renamed/

Exit codes: 0 clean, 1 findings, or documents that could not be read, 2 usage error.
)";

}  // namespace

Result<CliOptions> parse_check(std::vector<std::string> arguments) {
  CliOptions options;
  options.command = Command::kCheck;
  CLI::App app(kCheckUsage);
  app.footer(kCheckExamples);
  add_help(app);
  app.add_option("PATHS", options.inputs)->group("");
  app.add_option("--report", options.report, "All findings as JSON; never an original string")
      ->type_name("FILE")
      ->group(kInputAndOutput);
  add_umask(app, options, "Mode of the report by the umask, not 0600");
  add_audit_options(app, options);
  // The file's report is that of the run.
  Result<CliOptions> parsed = parse_with_run_config(app, options, std::move(arguments), {"report"});
  if (!parsed || parsed->command != Command::kCheck) return parsed;
  if (parsed->inputs.size() != 2) {
    return Error{ErrorCode::kUsage,
                 "check: name two corpora, as in: pseudo check corpus/ corpus-pseudo/"};
  }
  parsed->output = parsed->inputs.back();
  parsed->inputs.pop_back();
  return parsed;
}

}  // namespace pseudo::cli
