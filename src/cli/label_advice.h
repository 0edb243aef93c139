// What is told about labels after a run: those that are not known, options that none matches.
#pragma once

#include <vector>

#include "cli/console.h"
#include "cli/label_settings.h"
#include "pseudo/category.h"
#include "pseudo/corpus.h"

namespace pseudo::cli {

/// True if a run looked at each document of its input.
bool saw_all_documents(const RunReport& report);

/// Tells of options that no label of the corpus matches. Returns whether there are any; nothing is
/// told where not all documents were looked at.
bool tell_unmatched(const std::vector<LabelOption>& options, const RunReport& report,
                    Console& console);

/// Tells once for all documents which labels are not known, how often each occurs, and what can be
/// done.
void tell_unknown(const LabelMap& labels, const RunReport& report, Console& console);

}  // namespace pseudo::cli
