#include "cli/recognition_options.h"

#include <utility>

#include <CLI/CLI.hpp>

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

constexpr const char* kDetectUsage = R"(Usage: pseudo detect [OPTIONS] INPUT...

Marks names, places, dates, numbers and addresses in texts without annotations: rules for what has a
form, a tagger, then every further mention of what was found. INPUT is as for pseudo: folders of
.txt files, single files, .jsonl files, and -. Annotations that are there stay. Nothing is replaced:
look at the result, mend it, then pseudonymize it.
)";

constexpr const char* kDetectExamples = R"(Examples:
  pseudo detect raw/                        to raw-marked/
  pseudo detect --model my.model --favour recall raw/
  cat mails.jsonl | pseudo detect - > marked.jsonl

Exit codes: 0 all done, 1 some documents failed (the others are done), 2 usage error or nothing
found (nothing written), 3 internal fault, 130/143 interrupted (what is written is complete).
)";

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

void add_language_options(CLI::App& app, CliOptions& o) {
  app.add_option("-l,--lang", o.lang, "Language module: de (default) or none")->type_name("LANG");
  app.add_option("--lexicons", o.lexicons, "Own lexicons: a file replaces the built-in one")
      ->type_name("DIR");
}

void add_label_options(CLI::App& app, CliOptions& o) {
  app.add_option("--scheme", o.scheme,
                 "What labels are: codealltag (default), conll, grascco, i2b2, or a file")
      ->type_name("NAME|FILE");
  app.add_option("--map-label", o.map_labels, "Treat a label of the corpus as one of ours")
      ->type_name("FROM=TO")
      ->allow_extra_args(false);
  app.add_option("--keep-label", o.keep_labels, "A label that is not privacy-bearing")
      ->type_name("LABEL")
      ->allow_extra_args(false);
}

void add_message_options(CLI::App& app, CliOptions& o) {
  app.add_flag("-q,--quiet", o.quiet, "Errors only");
  app.add_option("--log-format", o.log_format, "Messages as text or json")
      ->type_name("FORMAT")
      ->check(CLI::IsMember({"text", "json"}));
  app.add_option("--color", o.color, "auto (default), always or never")
      ->type_name("WHEN")
      ->check(CLI::IsMember({"auto", "always", "never"}));
}

}  // namespace

Result<CliOptions> parse_detect(std::vector<std::string> arguments) {
  CliOptions options;
  options.command = Command::kDetect;
  RecognitionSettings& own = options.recognition;
  CLI::App app(kDetectUsage);
  app.formatter(help_formatter());
  app.footer(kDetectExamples);
  app.set_help_flag("-h,--help", "This page");
  app.add_option("INPUT", options.inputs)->group("");
  app.add_option("-o,--output", options.output,
                 "Folder (BRAT), file or - (JSON Lines). Default: raw-marked/")
      ->type_name("PATH");
  app.add_option("--format", options.format, "Output format: brat or jsonl. Default: as the input")
      ->type_name("FORMAT")
      ->check(CLI::IsMember({"brat", "jsonl"}));
  app.add_option("--model", own.model, "The tagger. Default: that of the language")
      ->type_name("FILE");
  app.add_option("--favour", own.favour, "balance (default), recall or precision")
      ->type_name("WHAT")
      ->check(CLI::IsMember({"balance", "recall", "precision"}));
  app.add_flag("--scores", own.scores, "The probability of each mark, as attribute or field");
  app.add_option("--without", own.without, "Leaves a step out: rules or consistency")
      ->type_name("STEP")
      ->check(CLI::IsMember({"rules", "consistency"}));
  add_language_options(app, options);
  app.add_option("--keep-field", options.keep_fields, "A JSON field that is passed through")
      ->type_name("NAME")
      ->allow_extra_args(false);
  app.add_flag("--overwrite", options.overwrite, "Replace documents that are already there");
  app.add_flag("--resume", options.resume, "Go on where a run was ended; =verify compares");
  app.add_flag("-n,--dry-run", options.dry_run, "Read and mark everything, write nothing");
  app.add_option("--report", options.report, "Counts and states as JSON; never a string of a text")
      ->type_name("FILE");
  app.add_flag("--umask", options.umask, "Modes of new files by the umask, not 0600 and 0700");
  app.add_option("-j,--jobs", options.jobs, "Worker threads. Default: the cores")
      ->type_name("N")
      ->check(CLI::Range(1, 1024));
  app.add_option("--shard", options.shard, "Only the K-th of N parts, chosen by the document's id")
      ->type_name("K/N");
  app.add_flag("--no-progress", options.no_progress, "No progress bar");
  add_message_options(app, options);
  return parse_with(app, options, std::move(arguments));
}

Result<CliOptions> parse_train(std::vector<std::string> arguments) {
  CliOptions options;
  options.command = Command::kTrain;
  RecognitionSettings& own = options.recognition;
  CLI::App app(kTrainUsage);
  app.formatter(help_formatter());
  app.footer(kTrainExamples);
  app.set_help_flag("-h,--help", "This page");
  app.add_option("CORPUS", options.inputs)->group("");
  app.add_option("-o,--output", own.model, "The new model")->type_name("FILE");
  app.add_option("--clusters", own.clusters, "Rows of a word's hash and its cluster")
      ->type_name("FILE");
  app.add_option("--seed", own.seed, "Chooses which documents are held out")->type_name("WORD");
  app.add_option("--iterations", own.iterations, "At most (160)")
      ->type_name("N")
      ->check(CLI::Range(1U, 10'000U));
  app.add_option("--l1", own.l1, "Weight of the L1 penalty (0.05): more is a smaller model")
      ->type_name("X")
      ->check(CLI::Range(0.0, 100.0));
  app.add_option("--l2", own.l2, "Weight of the L2 penalty (0.05)")
      ->type_name("X")
      ->check(CLI::Range(0.0, 100.0));
  app.add_flag("--overwrite", options.overwrite, "Replace a model that is already there");
  app.add_flag("--umask", options.umask, "Mode of the model by the umask, not 0600");
  add_language_options(app, options);
  add_label_options(app, options);
  add_message_options(app, options);
  return parse_with(app, options, std::move(arguments));
}

Result<CliOptions> parse_eval(std::vector<std::string> arguments) {
  CliOptions options;
  options.command = Command::kEval;
  CLI::App app(kEvalUsage);
  app.formatter(help_formatter());
  app.footer(kEvalExamples);
  app.get_formatter()->label("REQUIRED", "");
  app.set_help_flag("-h,--help", "This page");
  app.add_option("PATHS", options.inputs)->group("");
  app.add_option("--against", options.recognition.against,
                 "A second prediction: is the difference more than chance?")
      ->type_name("OTHER");
  app.add_flag("--curve", options.recognition.curve,
               "Precision at recall .90, .95 and .99, by the scores of the marks");
  app.add_option("--rounds", options.recognition.rounds,
                 "Resampled corpora for the intervals (1000); 0: none")
      ->type_name("N")
      ->check(CLI::Range(0U, 100'000U));
  add_label_options(app, options);
  add_message_options(app, options);
  Result<CliOptions> parsed = parse_with(app, options, std::move(arguments));
  if (!parsed || parsed->command != Command::kEval) return parsed;
  if (parsed->inputs.size() != 2) {
    return Error{ErrorCode::kUsage, "eval: name two corpora, as in: pseudo eval gold/ predicted/"};
  }
  parsed->recognition.predicted = parsed->inputs.back();
  parsed->inputs.pop_back();
  return parsed;
}

}  // namespace pseudo::cli
