#include "cli/command_lines/command_lines.h"

#include <utility>

#include <CLI/CLI.hpp>

#include "cli/command_lines/option_groups.h"
#include "cli/command_parser.h"
#include "cli/completion.h"
#include "cli/man_page.h"
#include "cli/settings.h"

namespace pseudo::cli {

namespace {

constexpr const char* kUsage = R"(Usage: pseudo [OPTIONS] INPUT...
       pseudo keygen FILE      make a secret key
       pseudo check ORIGINAL PSEUDONYMIZED   audit a result
       pseudo view ORIGINAL PSEUDONYMIZED -o PAGE.html   a page that shows both
       pseudo diff ORIGINAL PSEUDONYMIZED   both on the terminal
       pseudo reveal --vault FILE INPUT...   put the originals back
       pseudo labels INPUT...  which labels there are, and what each would become
       pseudo detect INPUT...  mark what has no annotations yet
       pseudo train -o MODEL CORPUS...   make a model for detect
       pseudo eval GOLD PREDICTED   compare two sets of annotations
       pseudo report FILE...   print reports of runs, added up
       pseudo config show      every option, and where its value comes from
       pseudo lang test LANG   check a language's rules by its own rows

Replaces every annotated name, place, date, number and address of a corpus with a realistic
surrogate and writes the texts with all annotations re-aligned. INPUT is any mix of folders
(searched for .txt/.ann pairs), single .txt or .ann files, .jsonl files, and - for JSON Lines on
standard input. Files of lines may be packed (.jsonl.gz, .jsonl.zst). Inputs are never changed.
)";

constexpr const char* kExamples = R"(Examples:
  pseudo -n corpus/                         try a run, write nothing
  pseudo corpus/                            to corpus-pseudo/, with a key that is forgotten
  pseudo keygen my.key                      a key, so that a run can be repeated
  pseudo -k my.key -o release/ corpus/      the same surrogates every time
  pseudo -k my.key --resume -o release/ corpus/   go on after an interruption
  pseudo -k my.key --scope folder threads/  one person, one surrogate in a folder's mails
  pseudo labels corpus/                     which labels it has, and what is not decided yet
  pseudo --scheme i2b2 -o letters/ corpus/  labels of another annotation scheme
  pseudo --map-label 'NAME_*=PERSON' --keep-label Sentiment -o mapped/ corpus/
  pseudo --style tag --style DATE=year -o tagged/ corpus/   labels instead of names
  pseudo keygen v.key                       a second key, for a vault
  pseudo --vault v --vault-key v.key -o closed/ corpus/   keep the originals, encrypted
  pseudo --config pseudo.toml corpus/       options from a file
  cat mails.jsonl | pseudo - > out.jsonl    in a pipeline

Exit codes: 0 all done, 1 some documents failed (the others are done), 2 usage error or nothing
found (nothing written), 3 internal fault, 130/143 interrupted (what is written is complete).

A subcommand has a page of its own, as pseudo check --help; man pseudo has them all.
)";

}  // namespace

Result<CliOptions> parse_run(std::vector<std::string> arguments) {
  CliOptions options;
  CLI::App app(kUsage);
  app.footer(kExamples);
  add_all_options(app, options);
  std::string shell;
  app.add_option("--completion", shell, "Prints completions for a shell: bash, zsh or fish")
      ->type_name("SHELL")
      ->check(CLI::IsMember({"bash", "zsh", "fish"}))
      ->group("Help");
  bool page_is_wanted = false;
  app.add_flag("--man-page", page_is_wanted)->group("");  // For the build.
  FileSettings from_file;
  Result<CliOptions> parsed = parse_with_config(app, options, std::move(arguments), {}, from_file);
  if (!parsed || parsed->command == Command::kPrint) return parsed;
  if (!page_is_wanted && shell.empty()) return parsed;
  parsed->command = Command::kPrint;
  parsed->print = page_is_wanted ? man_page(all_pages()) : completion(all_pages(), shell);
  return parsed;
}

}  // namespace pseudo::cli
