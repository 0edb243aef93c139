#include "cli/command_lines/command_lines.h"

#include <utility>

#include <CLI/CLI.hpp>

#include "cli/command_lines/option_groups.h"
#include "cli/command_parser.h"

namespace pseudo::cli {

namespace {

constexpr const char* kKeygenExamples = R"(Examples:
  pseudo keygen my.key
  pseudo -k my.key corpus/                  the same surrogates every time

Exit codes: 0 made, 2 refused: the file is there already, or cannot be written.
)";

}  // namespace

Result<CliOptions> parse_keygen(std::vector<std::string> arguments) {
  CliOptions options;
  options.command = Command::kKeygen;
  CLI::App app(
      "Usage: pseudo keygen FILE\n\n"
      "Makes a secret key: 32 random bytes in a new file that only you can read. Whoever has it\n"
      "can recompute surrogates: guard it, or delete it when the corpus is published.\n");
  app.footer(kKeygenExamples);
  add_help(app);
  app.add_option("FILE", options.key_file)->group("");
  app.add_flag("-q,--quiet", options.quiet, "No message")->group(kRunning);
  Result<CliOptions> parsed = parse_with(app, options, std::move(arguments));
  if (parsed && parsed->command == Command::kKeygen && parsed->key_file.empty()) {
    return Error{ErrorCode::kUsage,
                 "keygen: no FILE; name the new key, as in: pseudo keygen my.key"};
  }
  if (parsed && parsed->command == Command::kKeygen && parsed->key_file == "-") {
    return Error{ErrorCode::kUsage,
                 "keygen -: a key is never written to standard output; a file of that name is ./-"};
  }
  return parsed;
}

}  // namespace pseudo::cli
