// The options that commands share, grouped and ordered as in the help.
#pragma once

#include <string>
#include <vector>

#include <CLI/CLI.hpp>

#include "cli/options.h"
#include "pseudo/result.h"

namespace pseudo::cli {

inline constexpr const char* kInputAndOutput = "Input and output";
inline constexpr const char* kRecognition = "Recognition";
inline constexpr const char* kRunning = "Running";
inline constexpr const char* kLanguage = "Language";

/// Adds -h, and sets the layout of the help.
void add_help(CLI::App& app);

void add_input_list(CLI::App& app, CliOptions& o);  ///< --files0-from
void add_format(CLI::App& app, CliOptions& o);
void add_keep_field(CLI::App& app, CliOptions& o);
CLI::Option* add_overwrite(CLI::App& app, CliOptions& o);
void add_umask(CLI::App& app, CliOptions& o,
               const char* description = "Modes of new files by the umask, not 0600 and 0700");

void add_language(CLI::App& app, CliOptions& o, const char* group = kLanguage);
void add_lexicons(CLI::App& app, CliOptions& o, const char* group = kLanguage);
void add_surrogate_options(CLI::App& app, CliOptions& o);  ///< Includes language and lexicons.
void add_style(CLI::App& app, CliOptions& o);
void add_style_options(CLI::App& app, CliOptions& o);       ///< Includes --style.
void add_scheme_options(CLI::App& app, CliOptions& o);      ///< --scheme and its related options.
void add_annotation_options(CLI::App& app, CliOptions& o);  ///< Includes add_scheme_options.
void add_insecure_key(CLI::App& app, CliOptions& o);
void add_key_options(CLI::App& app, CliOptions& o);
void add_vault_options(CLI::App& app, CliOptions& o);
CLI::Option* add_model(CLI::App& app, CliOptions& o);
CLI::Option* add_favour(CLI::App& app, CliOptions& o);
CLI::Option* add_strip(CLI::App& app, CliOptions& o);
void add_thread_options(CLI::App& app, CliOptions& o);   ///< --jobs and --shard
void add_message_options(CLI::App& app, CliOptions& o);  ///< Verbosity and format of messages.
void add_no_progress(CLI::App& app, CliOptions& o);
void add_config(CLI::App& app, CliOptions& o);
void add_running_options(CLI::App& app, CliOptions& o);  ///< Threads, messages, --config.

/// Adds what check, view and diff need to compare two corpora.
void add_audit_options(CLI::App& app, CliOptions& o);
void add_document_limit(CLI::App& app, CliOptions& o, const char* description);  ///< --documents

/// Adds all options of a run.
void add_all_options(CLI::App& app, CliOptions& o);

/// As parse_with_config, for a command with some of the options of a run. The file may set the
/// other options as well. `left_out`: see ConfigUse::left_out.
Result<CliOptions> parse_with_run_config(CLI::App& app, CliOptions& options,
                                         std::vector<std::string> arguments,
                                         std::vector<std::string> left_out = {});

}  // namespace pseudo::cli
