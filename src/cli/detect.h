// pseudo detect marks pi in raw text; pseudo --detect does so before it pseudonymizes.
#pragma once

#include <memory>
#include <string>
#include <vector>

#include "cli/console.h"
#include "cli/options.h"
#include "cli/plan.h"
#include "pseudo/corpus.h"
#include "pseudo/result.h"
#include "recognition/model/model.h"
#include "recognition/recognizer.h"

namespace pseudo::cli {

/// A recognizer, and all that its marks depend on.
struct LoadedRecognizer {
  std::unique_ptr<const recognition::Recognizer> recognizer;
  std::string digest;
};

/// Maps a model file; what cannot be mapped is read. Errors: kMalformed; others of reading it.
Result<recognition::Model> open_model(const std::string& path);

/// Reads the model that the options name, or that of their language. The language must outlive it.
/// Errors: kUsage (no model, or none that can be read).
Result<LoadedRecognizer> load_recognizer(const CliOptions& options, const LanguageModule& language);

/// The formats that can be read to be marked, including mail. With --strip they leave parts of the
/// texts out. The lexicons of the module must outlive the result.
std::vector<Format> formats_to_read(const CliOptions& options, const LanguageModule& language);

/// Returns the exit code.
int run_detect(const CliOptions& options, Console& console);

/// For --detect: the processor of a run that first marks what has no annotation. The recognizer and
/// the engine must outlive it.
Processor mark_first(const recognition::Recognizer& recognizer, Processor engine);

}  // namespace pseudo::cli
