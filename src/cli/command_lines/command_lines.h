// The command line of each subcommand: its help, its options, and what must be given.
#pragma once

#include <string>
#include <vector>

#include "cli/options.h"
#include "pseudo/result.h"

namespace pseudo::cli {

/// Without a subcommand. Here and below: the words after the subcommand's name. Errors: kUsage.
Result<CliOptions> parse_run(std::vector<std::string> arguments);

Result<CliOptions> parse_check(std::vector<std::string> arguments);
Result<CliOptions> parse_config(std::vector<std::string> arguments);
Result<CliOptions> parse_detect(std::vector<std::string> arguments);
Result<CliOptions> parse_diff(std::vector<std::string> arguments);
Result<CliOptions> parse_eval(std::vector<std::string> arguments);
Result<CliOptions> parse_keygen(std::vector<std::string> arguments);
Result<CliOptions> parse_labels(std::vector<std::string> arguments);
Result<CliOptions> parse_lang(std::vector<std::string> arguments);
Result<CliOptions> parse_report(std::vector<std::string> arguments);
Result<CliOptions> parse_reveal(std::vector<std::string> arguments);
Result<CliOptions> parse_train(std::vector<std::string> arguments);
Result<CliOptions> parse_view(std::vector<std::string> arguments);

}  // namespace pseudo::cli
