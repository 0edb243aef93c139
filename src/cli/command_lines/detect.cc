#include "cli/command_lines/command_lines.h"

#include <utility>

#include <CLI/CLI.hpp>

#include "cli/command_lines/option_groups.h"
#include "cli/command_parser.h"

namespace pseudo::cli {

namespace {

constexpr const char* kDetectUsage = R"(Usage: pseudo detect [OPTIONS] INPUT...

Marks names, places, dates, numbers and addresses in texts without annotations: rules for what has a
form, a tagger, then every further mention of what was found. INPUT is as for pseudo: folders of
.txt files, single files, .jsonl files, and -; and mail: .eml, .mbox, folders with them, Maildirs.
Annotations that are there stay. Nothing is replaced: look at the result, mend it, then pseudonymize
it.
)";

constexpr const char* kDetectExamples = R"(Examples:
  pseudo detect raw/                        to raw-marked/
  pseudo detect --model my.model --favour recall raw/
  pseudo detect --strip envelope inbox.mbox  to inbox-marked/, letters without their envelope
  cat mails.jsonl | pseudo detect - > marked.jsonl

Exit codes: 0 all done, 1 some documents failed (the others are done), 2 usage error or nothing
found (nothing written), 3 internal fault, 130/143 interrupted (what is written is complete).
)";

void add_output(CLI::App& app, CliOptions& options) {
  app.add_option("-o,--output", options.output,
                 "Folder (BRAT), file or - (JSON Lines). Default: raw-marked/")
      ->type_name("PATH")
      ->group(kInputAndOutput);
  add_format(app, options);
}

void add_marks(CLI::App& app, CliOptions& options) {
  RecognitionSettings& own = options.recognition;
  add_model(app, options);
  add_favour(app, options);
  add_strip(app, options);
  app.add_flag("--scores", own.scores, "The probability of each mark, as attribute or field")
      ->group(kRecognition);
  app.add_option("--without", own.without, "Leaves a step out: rules or consistency")
      ->type_name("STEP")
      ->check(CLI::IsMember({"rules", "consistency"}))
      ->group(kRecognition);
}

void add_output_protocol(CLI::App& app, CliOptions& options) {
  CLI::Option* const overwrite = add_overwrite(app, options);
  app.add_flag("--resume", options.resume, "Go on where a run was ended; =verify compares")
      ->check(suggests({"verify"}))
      ->excludes(overwrite)
      ->group(kInputAndOutput);
  app.add_flag("-n,--dry-run", options.dry_run,
               "Read and mark everything, write nothing but --report")
      ->group(kInputAndOutput);
  app.add_option("--report", options.report, "Counts and states as JSON; never a string of a text")
      ->type_name("FILE")
      ->group(kInputAndOutput);
  add_umask(app, options);
}

}  // namespace

Result<CliOptions> parse_detect(std::vector<std::string> arguments) {
  CliOptions options;
  options.command = Command::kDetect;
  CLI::App app(kDetectUsage);
  app.footer(kDetectExamples);
  add_help(app);
  app.add_option("INPUT", options.inputs)->group("");
  add_output(app, options);
  add_marks(app, options);
  add_language(app, options);
  add_lexicons(app, options);
  add_keep_field(app, options);
  add_output_protocol(app, options);
  add_thread_options(app, options);
  add_no_progress(app, options);
  add_message_options(app, options);
  add_config(app, options);
  // The file's settings for output concern the run. Applied here, they could overwrite marks that
  // were corrected by hand.
  return parse_with_run_config(app, options, std::move(arguments),
                               {"output", "report", "overwrite", "resume", "dry-run"});
}

}  // namespace pseudo::cli
