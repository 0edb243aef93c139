// Creates what a run needs from the options: key, lexicons, language, engine and plan.
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

/// Returns the inputs and outputs of a run. Errors: kUsage.
Result<RunPlan> make_run_plan(const CliOptions& options);

/// Writes nothing. Errors: kUsage, kKey, kLexicon, kIo.
Result<RunSetup> make_run_setup(const CliOptions& options);

/// For detect and train: returns plan and language, without key and engine. The plan includes
/// documents without annotations. Errors: as make_run_setup.
Result<RunSetup> make_marking_setup(const CliOptions& options);

/// Loads the lexicons and the language of --lang and --lexicons into `setup`. Errors: kUsage if the
/// language does not exist (the message lists all), kLexicon, kIo.
Status load_language(const CliOptions& options, RunSetup& setup);

}  // namespace pseudo::cli
