// Files that lie beside the output: reports, vaults, keys. None may replace or publish another.
#pragma once

#include <functional>
#include <string>

#include "corpus/input/discover.h"
#include "corpus/output/output_places.h"
#include "pseudo/corpus.h"

namespace pseudo {

/// Errors: kUsage (writing to `path` would replace an input).
Status keep_off_inputs(const RunPlan& plan, const std::string& path, const Discovery& found);

/// Calls `use` for each file of the documents that were named individually.
void each_single_file(const Catalog& catalog,
                      const std::function<void(const std::string& path, bool link)>& use);

/// Errors: kUsage (the report would lie inside the input, has the name of a document, or would
/// replace a file that the run reads).
Status check_report(const RunPlan& plan, const Discovery& found);

/// For an audit. Errors: kUsage (the report would lie inside the folder that is audited).
Status keep_report_off_result(const RunPlan& plan);

/// Errors: kUsage (the report, the vault, the output or a file that the run reads are one file; one
/// of them would lie inside the input, or one that is not to be published inside the output).
Status check_side_files(const RunPlan& plan, const OutputPlace& place, const Discovery& found);

}  // namespace pseudo
