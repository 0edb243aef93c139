#include "cli/command_lines/command_lines.h"

#include <utility>

#include <CLI/CLI.hpp>

#include "cli/command_lines/option_groups.h"
#include "cli/command_parser.h"

namespace pseudo::cli {

namespace {

constexpr const char* kEvalUsage = R"(Usage: pseudo eval [OPTIONS] GOLD PREDICTED

Compares two sets of annotations of the same texts: folders, single files or .jsonl files, in any
mixture. Prints a table: precision, recall and F1 by several measures, with the intervals that hold
them in 95 % of corpora like this one. Never prints a string of the corpus. Documents are paired by
id; one that PREDICTED lacks, or whose text differs, is left out and told.
)";

constexpr const char* kEvalExamples = R"(Examples:
  pseudo eval gold/ raw-marked/
  pseudo eval gold/ with-rules/ --against without-rules/
  pseudo eval --map-label NAME=PERSON --curve gold.jsonl scored.jsonl

Exit codes: 0 all compared, 1 documents could not be compared, 2 usage error.
)";

}  // namespace

Result<CliOptions> parse_eval(std::vector<std::string> arguments) {
  CliOptions options;
  options.command = Command::kEval;
  CLI::App app(kEvalUsage);
  app.footer(kEvalExamples);
  add_help(app);
  app.add_option("PATHS", options.inputs)->group("");
  app.add_option("--against", options.recognition.against,
                 "A second prediction: is the difference more than chance?")
      ->type_name("OTHER")
      ->group(kInputAndOutput);
  app.add_flag("--curve", options.recognition.curve,
               "Precision at recall .90, .95 and .99, by the scores of the marks")
      ->group("Measures");
  app.add_option("--rounds", options.recognition.rounds,
                 "Resampled corpora for the intervals (1000); 0: none")
      ->type_name("N")
      ->check(CLI::Range(0U, 100'000U))
      ->group("Measures");
  add_scheme_options(app, options);
  add_message_options(app, options);
  add_config(app, options);
  Result<CliOptions> parsed = parse_with_run_config(app, options, std::move(arguments));
  if (!parsed || parsed->command != Command::kEval) return parsed;
  if (parsed->inputs.size() != 2) {
    return Error{ErrorCode::kUsage, "eval: name two corpora, as in: pseudo eval gold/ predicted/"};
  }
  parsed->recognition.predicted = parsed->inputs.back();
  parsed->inputs.pop_back();
  return parsed;
}

}  // namespace pseudo::cli
