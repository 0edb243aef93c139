#include "cli/command_lines/command_lines.h"

#include <utility>

#include <CLI/CLI.hpp>

#include "cli/command_lines/option_groups.h"
#include "cli/command_parser.h"

namespace pseudo::cli {

namespace {

constexpr const char* kDiffUsage = R"(Usage: pseudo diff [OPTIONS] ORIGINAL PSEUDONYMIZED [ID...]

Prints documents before and after on the terminal: lines that changed twice, - as they were and + as
they are, annotations in colour, or as [LABEL text] without; missed mentions and what pseudo check
finds are told. With IDs, only these documents. Shows originals. Takes the options of pseudo check.
)";

constexpr const char* kDiffExamples = R"(Examples:
  pseudo diff corpus/ corpus-pseudo/
  pseudo diff --documents 5 mails.jsonl mails-pseudo.jsonl
  pseudo diff --color always corpus/ corpus-pseudo/ | less -R

Exit codes: 0 shown, also where there are findings, 1 some documents could not be read, or the reader
closed the pipe, 2 usage error or no document.
)";

}  // namespace

Result<CliOptions> parse_diff(std::vector<std::string> arguments) {
  CliOptions options;
  options.command = Command::kDiff;
  CLI::App app(kDiffUsage);
  app.footer(kDiffExamples);
  add_help(app);
  app.add_option("PATHS", options.inputs)->group("");
  add_document_limit(app, options, "At most so many documents. Default: all");
  add_audit_options(app, options);
  Result<CliOptions> parsed = parse_with_run_config(app, options, std::move(arguments));
  if (!parsed || parsed->command != Command::kDiff) return parsed;
  if (parsed->inputs.size() < 2) {
    return Error{ErrorCode::kUsage,
                 "diff: name two corpora, as in: pseudo diff corpus/ corpus-pseudo/"};
  }
  parsed->only.assign(parsed->inputs.begin() + 2, parsed->inputs.end());
  parsed->output = parsed->inputs[1];
  parsed->inputs.resize(1);
  return parsed;
}

}  // namespace pseudo::cli
