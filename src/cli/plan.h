// Makes everything that a run needs from the options: key, lexicons, language, engine, plan.
#pragma once

#include <functional>
#include <map>
#include <memory>
#include <optional>
#include <string>
#include <vector>

#include "cli/label_settings.h"
#include "cli/options.h"
#include "pseudo/corpus.h"
#include "pseudo/language.h"
#include "pseudo/lexicon.h"
#include "pseudo/pseudonymizer.h"

namespace pseudo::cli {

struct RunSetup {
  RunPlan plan;
  std::unique_ptr<Lexicons> lexicons;
  std::unique_ptr<LanguageModule> language;
  std::unique_ptr<Pseudonymizer> engine;
  bool fresh_key = true;
  std::vector<std::string> warnings;
  std::vector<LabelOption> label_options;
  std::map<std::string, Descriptions, std::less<>> descriptions;  ///< StyleOptions::descriptions
};

/// What is read and where it goes. Errors: kUsage.
Result<RunPlan> make_run_plan(const CliOptions& options);

/// Errors: kUsage, kKey, kLexicon, kIo. Nothing is written.
Result<RunSetup> make_run_setup(const CliOptions& options);

/// For detect and train: plan and language, without key and engine. Documents without annotations
/// are read, too. Errors: as make_run_setup.
Result<RunSetup> make_marking_setup(const CliOptions& options);

/// Fills in the lexicons and the language that --lang and --lexicons name.
/// Errors: kUsage (no such language; the message lists them), kLexicon, kIo.
Status load_language(const CliOptions& options, RunSetup& setup);

}  // namespace pseudo::cli
