// The command line as plain values. Only the .cc file knows the argument parser.
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
  CommandPage page;            ///< What --help was made of.
  bool is_incomplete = false;  ///< The help is shown since INPUT is missing: that is an error.
  std::string config;  ///< The configuration file that the other values were taken from, too.
  std::vector<ConfigOrigin> from_config;  ///< Those values.

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
  std::string write;  ///< kLabels: the scheme to be written.
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
  std::string view_page;                      ///< kView: the file that is made.
  bool no_originals = false;                  ///< kView
  std::optional<std::size_t> most_documents;  ///< kView, kDiff
  std::vector<std::string> only;              ///< kDiff: ids; empty: all documents.
  bool for_public = false;                    ///< For kReport.
  bool as_json = false;                       ///< For kReport.
};

/// True for the commands that compare a corpus with its originals.
inline bool is_audit(Command command) {
  return command == Command::kCheck || command == Command::kView || command == Command::kDiff;
}

/// A hint for a missing input that is named like a subcommand; empty if it is not.
std::string meant_subcommand(const std::string& input);

/// The help of all commands, as values.
CommandPages all_pages();

/// For a command line that cannot be parsed: how its messages are wanted, by --log-format and
/// --color on it or in its --config, as far as they can be read.
CliOptions message_options(int argc, const char* const* argv);

/// Where standard input is a terminal, a command line that names nothing gives the help.
/// Errors: kUsage.
Result<CliOptions> parse_command_line(int argc, const char* const* argv);

}  // namespace pseudo::cli
