// Where the output goes, and that it never touches the input.
#pragma once

#include <string>

#include "corpus/discover.h"
#include "pseudo/corpus.h"

namespace pseudo {

struct OutputPlace {
  DataFormat format = DataFormat::kBrat;
  std::string path;  ///< As messages show it; "-" is standard output.
  std::string real;  ///< Absolute, links resolved as far as it exists.
  /// Ids that begin so would be written into an input folder, which lies in the output folder.
  std::vector<std::string> forbidden;
};

/// Errors: kUsage.
Result<OutputPlace> find_output_place(const RunPlan& plan, const Discovery& found);

/// True where the id of a document leads from the output folder into an input.
bool leads_into_input(const OutputPlace& place, std::string_view id);

}  // namespace pseudo
