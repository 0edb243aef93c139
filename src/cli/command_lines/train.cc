#include "cli/command_lines/command_lines.h"

#include <utility>

#include <CLI/CLI.hpp>

#include "cli/command_lines/option_groups.h"
#include "cli/command_parser.h"

namespace pseudo::cli {

namespace {

constexpr const char* kTraining = "Training";

constexpr const char* kTrainUsage = R"(Usage: pseudo train -o MODEL [OPTIONS] CORPUS...

Makes a model for pseudo detect of annotated corpora: folders, single files, .jsonl files. A tenth of
the folders (of the documents, where they lie in none) is held out to find out when to stop; then the
model is made of all. It holds hashes of words of five folders or more, never of marked names.
)";

constexpr const char* kTrainExamples = R"(Examples:
  pseudo train -o my.model corpus/
  pseudo train -o my.model --clusters words.clusters corpus/ more.jsonl

Exit codes: 0 done, 1 some documents could not be read (the model is made of the others), 2 usage
error (nothing written).
)";

void add_training_options(CLI::App& app, RecognitionSettings& own) {
  app.add_option("--clusters", own.clusters, "Rows of a word's hash and its cluster")
      ->type_name("FILE")
      ->group(kTraining);
  app.add_option("--from", own.from, "Goes on from this model, with its clusters")
      ->type_name("MODEL")
      ->group(kTraining);
  app.add_option("--seed", own.seed, "Chooses which documents are held out")
      ->type_name("WORD")
      ->group(kTraining);
  app.add_option("--iterations", own.iterations, "At most so many rounds of training (160)")
      ->type_name("N")
      ->check(CLI::Range(1U, 10'000U))
      ->group(kTraining);
  app.add_option("--l1", own.l1, "Weight of the L1 penalty (0.05): more is a smaller model")
      ->type_name("X")
      ->check(CLI::Range(0.0, 100.0))
      ->group(kTraining);
  app.add_option("--l2", own.l2, "Weight of the L2 penalty (0.05)")
      ->type_name("X")
      ->check(CLI::Range(0.0, 100.0))
      ->group(kTraining);
}

}  // namespace

Result<CliOptions> parse_train(std::vector<std::string> arguments) {
  CliOptions options;
  options.command = Command::kTrain;
  RecognitionSettings& own = options.recognition;
  CLI::App app(kTrainUsage);
  app.footer(kTrainExamples);
  add_help(app);
  app.add_option("CORPUS", options.inputs)->group("");
  app.add_option("-o,--output", own.model, "The new model")
      ->type_name("FILE")
      ->group(kInputAndOutput);
  add_training_options(app, own);
  app.add_flag("--overwrite", options.overwrite, "Replace a model that is already there")
      ->group(kInputAndOutput);
  add_umask(app, options, "Mode of the model by the umask, not 0600");
  add_language(app, options);
  add_lexicons(app, options);
  add_scheme_options(app, options);
  add_message_options(app, options);
  add_config(app, options);
  // The file's output is that of a run.
  return parse_with_run_config(app, options, std::move(arguments), {"output", "overwrite"});
}

}  // namespace pseudo::cli
