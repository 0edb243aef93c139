// Finds options without effect: no label, or no annotation of the input, is replaced in the way
// that they control.
#pragma once

#include <span>
#include <string>
#include <string_view>
#include <vector>

#include "cli/console.h"
#include "cli/options.h"
#include "pseudo/category.h"
#include "pseudo/corpus.h"

namespace pseudo::cli {

/// An option that controls surrogates of some categories.
struct SurrogateOption {
  std::string_view option;  ///< "--shift"
  std::span<const Category> categories;
  std::string_view what;  ///< "dates"
};

/// Returns those of these options that are given.
std::vector<SurrogateOption> surrogate_options(const CliOptions& options);

/// True if the option ("--shift") is set in the configuration file, and one of `others` ("style")
/// on the command line, which takes precedence.
bool is_overridden(const CliOptions& options, std::string_view option,
                   std::span<const std::string_view> others);

/// Logs options of the command line that affected no annotation of the input. Ignores options of a
/// configuration file, which may serve several corpora.
void log_void_options(const CliOptions& options, const LabelMap& labels, const RunReport& report,
                      Console& console);

}  // namespace pseudo::cli
