// The options that commands share, each once: in the groups of the help, in the order of the help.
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

/// -h, and the layout of the help.
void add_help(CLI::App& app);

void add_input_list(CLI::App& app, CliOptions& o);  ///< --files0-from
void add_format(CLI::App& app, CliOptions& o);
void add_keep_field(CLI::App& app, CliOptions& o);
CLI::Option* add_overwrite(CLI::App& app, CliOptions& o);
void add_umask(CLI::App& app, CliOptions& o,
               const char* description = "Modes of new files by the umask, not 0600 and 0700");

void add_language(CLI::App& app, CliOptions& o, const char* group = kLanguage);
void add_lexicons(CLI::App& app, CliOptions& o, const char* group = kLanguage);
void add_surrogate_options(CLI::App& app, CliOptions& o);  ///< With language and lexicons.
void add_style(CLI::App& app, CliOptions& o);
void add_style_options(CLI::App& app, CliOptions& o);       ///< With --style.
void add_scheme_options(CLI::App& app, CliOptions& o);      ///< What labels are.
void add_annotation_options(CLI::App& app, CliOptions& o);  ///< With those of schemes.
void add_insecure_key(CLI::App& app, CliOptions& o);
void add_key_options(CLI::App& app, CliOptions& o);
void add_vault_options(CLI::App& app, CliOptions& o);
CLI::Option* add_model(CLI::App& app, CliOptions& o);
CLI::Option* add_favour(CLI::App& app, CliOptions& o);
CLI::Option* add_strip(CLI::App& app, CliOptions& o);
void add_thread_options(CLI::App& app, CliOptions& o);   ///< --jobs and --shard
void add_message_options(CLI::App& app, CliOptions& o);  ///< What is told, and how.
void add_no_progress(CLI::App& app, CliOptions& o);
void add_config(CLI::App& app, CliOptions& o);
void add_running_options(CLI::App& app, CliOptions& o);  ///< Threads, messages, --config.

/// What check, view and diff need to compare two corpora.
void add_audit_options(CLI::App& app, CliOptions& o);
void add_document_limit(CLI::App& app, CliOptions& o, const char* description);  ///< --documents

/// All options of a run.
void add_all_options(CLI::App& app, CliOptions& o);

/// As parse_with_config, for a command that has some of the options of a run: the others may be in
/// the file, too. `left_out`: ConfigUse::left_out.
Result<CliOptions> parse_with_run_config(CLI::App& app, CliOptions& options,
                                         std::vector<std::string> arguments,
                                         std::vector<std::string> left_out = {});

}  // namespace pseudo::cli
