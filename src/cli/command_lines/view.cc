#include "cli/command_lines/command_lines.h"

#include <utility>

#include <CLI/CLI.hpp>

#include "cli/command_lines/option_groups.h"
#include "cli/command_parser.h"

namespace pseudo::cli {

namespace {

constexpr const char* kViewUsage =
    R"(Usage: pseudo view [OPTIONS] ORIGINAL PSEUDONYMIZED -o PAGE.html

Makes a page for a browser: each document beside its original, annotations in the colours of their
labels, and what pseudo check finds where it stands. The page is one file, loads nothing, and shows
originals: guard it like the corpus. Takes the options of pseudo check.
)";

constexpr const char* kViewExamples = R"(Examples:
  pseudo view corpus/ corpus-pseudo/ -o page.html
  pseudo view --documents 100 mails.jsonl mails-pseudo.jsonl -o first.html
  pseudo view --no-originals corpus/ corpus-pseudo/ -o shareable.html

Exit codes: 0 made, also where there are findings, 1 made, but some documents could not be read, 2
usage error or no document (nothing written).
)";

}  // namespace

Result<CliOptions> parse_view(std::vector<std::string> arguments) {
  CliOptions options;
  options.command = Command::kView;
  CLI::App app(kViewUsage);
  app.footer(kViewExamples);
  add_help(app);
  app.add_option("PATHS", options.inputs)->group("");
  app.add_option("-o,--output", options.view_page, "The page, a new file")
      ->type_name("PAGE")
      ->group(kInputAndOutput);
  app.add_flag("--overwrite", options.overwrite, "Replace a page that is already there")
      ->group(kInputAndOutput);
  app.add_flag("--no-originals", options.no_originals,
               "PSEUDONYMIZED alone, without missed mentions and findings")
      ->group(kInputAndOutput);
  add_document_limit(app, options, "At most so many documents (2000)");
  add_umask(app, options, "Mode of the page by the umask, not 0600");
  add_audit_options(app, options);
  // The file's output is that of the run.
  Result<CliOptions> parsed =
      parse_with_run_config(app, options, std::move(arguments), {"output", "overwrite"});
  if (!parsed || parsed->command != Command::kView) return parsed;
  if (parsed->inputs.size() != 2) {
    return Error{ErrorCode::kUsage,
                 "view: name two corpora, as in: pseudo view corpus/ corpus-pseudo/ -o page.html"};
  }
  if (parsed->view_page.empty()) {
    return Error{ErrorCode::kUsage, "view: name the page with -o, as in: -o page.html"};
  }
  parsed->output = parsed->inputs.back();
  parsed->inputs.pop_back();
  return parsed;
}

}  // namespace pseudo::cli
