#include "cli/command_lines/command_lines.h"

#include <utility>

#include <CLI/CLI.hpp>

#include "cli/command_lines/option_groups.h"
#include "cli/command_parser.h"

namespace pseudo::cli {

namespace {

constexpr const char* kRevealUsage = R"(Usage: pseudo reveal --vault FILE [OPTIONS] INPUT...

Puts the originals back into what pseudo wrote with --vault: the bytes of the files or lines that
went in. INPUT is what came out: a folder, single files, a .jsonl file, or - for standard input.
Everything is checked before anything is written: a wrong key, a damaged vault or a document that
was edited since stops it.
)";

constexpr const char* kRevealExamples = R"(Examples:
  pseudo -k my.key --vault my.vault --vault-key vault.key corpus/
  pseudo reveal --vault my.vault --vault-key vault.key corpus-pseudo/
  pseudo reveal --vault 1.vault --vault 2.vault -o back/ corpus-pseudo/    two shards
  pseudo reveal --vault my.vault mails-pseudo.jsonl                        asks for the passphrase

Exit codes: 0 all is back, 2 refused (nothing written), 3 internal fault.
)";

}  // namespace

Result<CliOptions> parse_reveal(std::vector<std::string> arguments) {
  CliOptions options;
  options.command = Command::kReveal;
  CLI::App app(kRevealUsage);
  app.footer(kRevealExamples);
  add_help(app);
  app.add_option("INPUT", options.inputs)->group("");
  app.add_option("-o,--output", options.output,
                 "Folder, or file or - for JSON Lines. Default: INPUT-revealed")
      ->type_name("PATH")
      ->group(kInputAndOutput);
  add_vault_options(app, options);
  add_insecure_key(app, options);
  add_umask(app, options);
  add_message_options(app, options);
  add_config(app, options);
  // The file's output is that of the run.
  return parse_with_run_config(app, options, std::move(arguments), {"output"});
}

}  // namespace pseudo::cli
