// The command line as plain values, independent of the argument parser.
#pragma once

#include <cstddef>
#include <optional>
#include <string>
#include <vector>

#include "cli/command_page.h"
#include "cli/config_origin.h"
#include "cli/recognition_settings.h"
#include "pseudo/result.h"

namespace pseudo::cli {

enum class Command {
  kRun,
  kKeygen,
  kCheck,
  kView,
  kDiff,
  kReveal,
  kLabels,
  kEval,
  kDetect,
  kTrain,
  kReport,
  kLangTest,
  kShowConfig,
  kPrint
};

struct CliOptions {
  Command command = Command::kRun;
  std::string print;           ///< For kPrint and kShowConfig: the text for standard output.
  CommandPage page;            ///< For kPrint: the page of --help.
  bool is_incomplete = false;  ///< The help is shown because INPUT is missing, which is an error.
  std::string config;          ///< Path of the configuration file, or empty.
  std::vector<ConfigOrigin> from_config;  ///< The values that were taken from it.

  std::vector<std::string> inputs;
  std::string files0_from;
  std::string output;
  std::string format;
  bool rename = false;
  bool overwrite = false;
  std::string resume;  ///< Empty, "true" or "verify".
  bool dry_run = false;
  std::string report;
  std::vector<std::string> keep_fields;
  bool umask = false;

  std::string lang = "de";
  std::string lexicons;
  std::vector<std::string> scopes;  ///< "folder", "CITY=corpus"
  std::vector<std::string> styles;  ///< "tag", "DATE=year"
  std::optional<std::string> tag_format;
  std::optional<std::string> mask_char;
  std::optional<int> mask_length;
  std::string descriptions;  ///< A file.
  std::optional<int> max_shift;
  std::optional<int> shift;
  std::string season = "auto";
  std::string letter_classes;
  std::string addresses = "coherent";
  std::string tld;
  bool valid_checksums = false;
  std::string scheme;  ///< Name of a preset, or a file.
  std::vector<std::string> map_labels;
  std::vector<std::string> keep_labels;
  bool strict = false;
  std::string write;  ///< kLabels: path of the scheme to write.
  std::string missed = "report";
  std::string allow, deny, ignore;  ///< Files.
  std::string notes = "drop";

  std::string key_file;
  std::optional<int> key_fd;
  bool allow_insecure_key = false;
  std::string corpus;
  std::vector<std::string> vaults;  ///< At most one for kRun.
  std::string vault_key;
  std::optional<int> vault_passphrase_fd;

  unsigned jobs = 0;
  std::string shard;
  bool quiet = false;
  int verbose = 0;
  std::string log_format = "text";
  std::string color = "auto";
  bool no_progress = false;

  RecognitionSettings recognition;
  std::string view_page;                      ///< kView: the file to write.
  bool no_originals = false;                  ///< kView
  std::optional<std::size_t> most_documents;  ///< kView, kDiff
  std::vector<std::string> only;              ///< kDiff: ids of documents; empty for all.
  bool for_public = false;                    ///< kReport
  bool as_json = false;                       ///< kReport
};

/// True for the commands that compare a corpus with its originals.
inline bool is_audit(Command command) {
  return command == Command::kCheck || command == Command::kView || command == Command::kDiff;
}

/// Returns a hint for a missing input whose name resembles a subcommand, or "".
std::string subcommand_hint(const std::string& input);

/// Returns the pages of all commands.
CommandPages all_pages();

/// For a command line that cannot be parsed: returns --log-format and --color from it or from its
/// --config, as far as they can be read.
CliOptions message_options(int argc, const char* const* argv);

/// Parses the command line. If it has no arguments and standard input is a terminal, the result is
/// the help. Errors: kUsage.
Result<CliOptions> parse_command_line(int argc, const char* const* argv);

}  // namespace pseudo::cli
