#include "cli/command_lines/command_lines.h"

#include <utility>

#include <CLI/CLI.hpp>

#include "cli/command_lines/option_groups.h"
#include "cli/command_parser.h"

namespace pseudo::cli {

namespace {

constexpr const char* kLabelsUsage = R"(Usage: pseudo labels [OPTIONS] INPUT...

Prints a row for each label of the corpus: label, number of annotations, what it becomes under the
options given (a category, keep, other, or ? if that is still to be decided), the style of its
replacement, and where the decision comes from, divided by tabs. Nothing is written but the scheme
that --write names, which holds all labels and is meant to be edited. Without INPUT, --scheme prints
the rows of that scheme.
)";

constexpr const char* kLabelsExamples = R"(Examples:
  pseudo labels corpus/
  pseudo labels --scheme i2b2 letters.jsonl
  pseudo labels --scheme i2b2               all labels of that scheme
  pseudo labels --write my.tsv corpus/      then edit my.tsv, and: pseudo --scheme my.tsv corpus/

Exit codes: 0 all labels are decided, 1 some are not, an option matches no label, or documents could
not be read, 2 usage error or no document found.
)";

}  // namespace

Result<CliOptions> parse_labels(std::vector<std::string> arguments) {
  CliOptions options;
  options.command = Command::kLabels;
  CLI::App app(kLabelsUsage);
  app.footer(kLabelsExamples);
  add_help(app);
  app.add_option("INPUT", options.inputs)->group("");
  add_input_list(app, options);
  app.add_option("--write", options.write, "A new file: the scheme of these labels, to be edited")
      ->type_name("FILE")
      ->group(kInputAndOutput);
  add_umask(app, options, "Mode of that file by the umask, not 0600");
  add_scheme_options(app, options);
  add_style(app, options);
  add_running_options(app, options);
  return parse_with_run_config(app, options, std::move(arguments));
}

}  // namespace pseudo::cli
