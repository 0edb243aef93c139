// Parses the command line of each subcommand: defines its help, its options and their requirements.
#pragma once

#include <string>
#include <vector>

#include "cli/options.h"
#include "pseudo/result.h"

namespace pseudo::cli {

/// Parses a command line without a subcommand. The other functions take the words after the name of
/// the subcommand. Errors: kUsage.
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
