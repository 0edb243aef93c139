// Converts --style and what belongs to it.
#pragma once

#include <string>
#include <vector>

#include "cli/options.h"
#include "pseudo/pseudonymizer.h"
#include "pseudo/result.h"

namespace pseudo::cli {

/// What --style takes.
std::vector<std::string> style_words();

/// Fills in the styles. Precondition: the labels of `options` are set.
/// Errors: kUsage: styles that do not exist or are of no use, and options that need a style which
/// no label has, as --mask-length does, or surrogates, as --season does.
Status set_styles(const CliOptions& from, Options& options);

}  // namespace pseudo::cli
