// Where the page of pseudo view may go, and how it gets there.
#pragma once

#include <string_view>

#include "cli/options.h"
#include "pseudo/corpus.h"
#include "pseudo/result.h"

namespace pseudo::cli {

/// Before anything is read. A page that shows originals stays out of both corpora, and only another
/// page is ever replaced. Errors: kUsage, kExists.
Status may_write_page(const CliOptions& options, const RunPlan& plan);

/// The page appears as a whole or not at all. Errors: kIo.
Status write_page(const CliOptions& options, std::string_view text);

}  // namespace pseudo::cli
