// Converts --style and its related options.
#pragma once

#include <string>
#include <vector>

#include "cli/options.h"
#include "pseudo/pseudonymizer.h"
#include "pseudo/result.h"

namespace pseudo::cli {

/// The words that --style accepts.
std::vector<std::string> style_words();

/// Sets the styles. Precondition: the labels of `options` are set. Errors: kUsage for styles that
/// do not exist or have no effect, and for options that require a style that no label has
/// (--mask-length), or surrogates (--season).
Status set_styles(const CliOptions& from, Options& options);

}  // namespace pseudo::cli
