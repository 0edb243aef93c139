// Options that change nothing: no label, or no annotation of the input, is replaced in the way that
// they are about.
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

/// An option that says how surrogates of some categories are made.
struct SurrogateOption {
  std::string_view option;  ///< "--shift"
  std::span<const Category> categories;
  std::string_view what;  ///< "dates"
};

/// Those that are given.
std::vector<SurrogateOption> surrogate_options(const CliOptions& options);

/// True if the option ("--shift") stands in the configuration file and one of `others` ("style") on
/// the command line, which beats it.
bool gives_way(const CliOptions& options, std::string_view option,
               std::span<const std::string_view> others);

/// Tells of options of the command line that did nothing to any annotation of the input. A
/// configuration file may serve several corpora: it may say more than one of them needs.
void tell_void_options(const CliOptions& options, const LabelMap& labels, const RunReport& report,
                       Console& console);

}  // namespace pseudo::cli
