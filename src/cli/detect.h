// pseudo detect: marks pi in raw text. pseudo --detect: does so before pseudonymizing.
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

/// A recognizer, and a digest of all inputs that its marks depend on.
struct LoadedRecognizer {
  std::unique_ptr<const recognition::Recognizer> recognizer;
  std::string digest;
};

/// Maps a model file into memory, or reads it if it cannot be mapped (a pipe). Errors: kMalformed,
/// and those of reading a file.
Result<recognition::Model> open_model(const std::string& path);

/// Loads the model that the options name, or else the model of their language. `language` must
/// outlive the result. Errors: kUsage if there is no model or it cannot be read.
Result<LoadedRecognizer> load_recognizer(const CliOptions& options, const LanguageModule& language);

/// Returns the formats of input for recognition, including mail. With --strip they omit parts of
/// the texts. The lexicons of `language` must outlive the result.
std::vector<Format> formats_to_read(const CliOptions& options, const LanguageModule& language);

/// Returns the exit code.
int run_detect(const CliOptions& options, Console& console);

/// For --detect: returns a processor that marks documents without annotations before `engine`
/// processes them. The recognizer and the engine must outlive it.
Processor mark_first(const recognition::Recognizer& recognizer, Processor engine);

}  // namespace pseudo::cli
