// Checks of files outside the output: reports, vaults, keys. None may replace or publish another.
#pragma once

#include <functional>
#include <string>

#include "corpus/input/discover.h"
#include "corpus/output/output_places.h"
#include "pseudo/corpus.h"

namespace pseudo {

/// Errors: kUsage (writing to `path` would replace an input).
Status check_not_an_input(const RunPlan& plan, const std::string& path, const Discovery& found);

/// Calls `use` for each file of documents that were given individually.
void for_each_single_file(const Catalog& catalog,
                          const std::function<void(const std::string& path, bool link)>& use);

/// Errors: kUsage (the report would be inside the input, has the name of a document, or would
/// replace a file that the run reads).
Status check_report(const RunPlan& plan, const Discovery& found);

/// For an audit. Errors: kUsage (the report would be inside the audited folder).
Status check_report_outside_result(const RunPlan& plan);

/// Errors: kUsage (two of the report, the vault, the output and the files that the run reads are
/// the same file; one of them is inside the input, or a secret one inside the output).
Status check_side_files(const RunPlan& plan, const OutputPlace& place, const Discovery& found);

}  // namespace pseudo
