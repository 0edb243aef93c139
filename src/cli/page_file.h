// Checks the path of the page of pseudo view, and writes it.
#pragma once

#include <string_view>

#include "cli/options.h"
#include "pseudo/corpus.h"
#include "pseudo/result.h"

namespace pseudo::cli {

/// Checks the path before any document is read. A page with originals must not be inside one of the
/// corpora, and may replace only another page. Errors: kUsage, kExists.
Status check_page_path(const CliOptions& options, const RunPlan& plan);

/// Writes the page atomically. Errors: kIo.
Status write_page(const CliOptions& options, std::string_view text);

}  // namespace pseudo::cli
