#include "cli/command_lines/command_lines.h"

#include <utility>

#include <fmt/format.h>
#include <CLI/CLI.hpp>

#include "cli/command_lines/option_groups.h"
#include "cli/command_parser.h"
#include "pseudo/language.h"
#include "text/nearest_word.h"

namespace pseudo::cli {

namespace {

constexpr const char* kLangUsage = R"(Usage: pseudo lang test LANG [--lexicons DIR]

Runs the rows of the table writing_cases that a language brings along, and prints those that do not
hold: document + surrogate: expected, written.
)";

constexpr const char* kLangExamples = R"(Examples:
  pseudo lang test de
  pseudo lang test de --lexicons my-tables/

Exit codes: 0 all rows hold, 1 some do not, 2 usage error.
)";

}  // namespace

Result<CliOptions> parse_lang(std::vector<std::string> arguments) {
  CliOptions options;
  options.command = Command::kLangTest;
  CLI::App app(kLangUsage);
  app.footer(kLangExamples);
  add_help(app);
  std::string action;
  options.lang.clear();
  app.add_option("ACTION", action)->group("")->check(suggests({"test"}));
  app.add_option("LANG", options.lang)->group("")->check(suggests(LanguageRegistry().tags()));
  add_lexicons(app, options);
  app.add_flag("-q,--quiet", options.quiet, "No summary")->group(kRunning);
  Result<CliOptions> parsed = parse_with(app, options, std::move(arguments));
  if (!parsed || parsed->command != Command::kLangTest) return parsed;
  if (action != "test") {
    return Error{
        ErrorCode::kUsage,
        fmt::format("lang{}{}: say what to do, as in: pseudo lang test de{}",
                    action.empty() ? "" : " ", action, text::did_you_mean(action, {"test"}))};
  }
  if (parsed->lang.empty()) {
    return Error{ErrorCode::kUsage, "lang test: no LANG; name one, as in: pseudo lang test de"};
  }
  return parsed;
}

}  // namespace pseudo::cli
