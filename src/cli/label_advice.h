// Messages about labels after a run: unknown labels, and options that match no label.
#pragma once

#include <vector>

#include "cli/console.h"
#include "cli/label_settings.h"
#include "pseudo/category.h"
#include "pseudo/corpus.h"

namespace pseudo::cli {

/// True if the run processed every document of its input.
bool saw_all_documents(const RunReport& report);

/// Logs the options that match no label of the corpus. Returns true if there are any. Does nothing
/// unless saw_all_documents().
bool log_unmatched_options(const std::vector<LabelOption>& options, const RunReport& report,
                           Console& console);

/// Logs the unknown labels of all documents, how often each occurs, and what to do about them.
void log_unknown_labels(const LabelMap& labels, const RunReport& report, Console& console);

}  // namespace pseudo::cli
