// Finds the place of the output. It never overlaps the input.
#pragma once

#include <span>
#include <string>
#include <string_view>
#include <unordered_set>
#include <vector>

#include "corpus/input/discover.h"
#include "corpus/packing.h"
#include "pseudo/corpus.h"
#include "pseudo/format.h"

namespace pseudo {

/// Absolute, links resolved as far as it exists, without a last slash. Never empty.
/// Errors: kUsage (the path cannot be resolved: a folder that may not be searched, a loop).
Result<std::string> resolve_path(const std::string& path);
/// For two such paths.
bool is_path_below(std::string_view path, std::string_view folder);

/// Errors: kUsage: a name that promises another file than the one, or the folder, that is written
/// ("out.jsonl.bz2", "out.zip"), or one that would not be read again.
Status check_output_name(const std::string& path, const Format& format,
                         std::span<const Format> formats);

struct OutputPlace {
  const Format* format = &built_in_formats().front();  ///< In RunPlan::formats.
  std::string path;                  ///< As messages show it; "-" is standard output.
  std::string real;                  ///< Absolute, links resolved as far as it exists.
  Packing packing = Packing::kNone;  ///< By the name of a file of lines.
  /// Ids that begin so would be written into an input folder, which lies in the output folder.
  std::vector<std::string> forbidden;
  /// Files below the output folder to which links lead that are inputs.
  std::unordered_set<std::string> targets;
};

/// Errors: kUsage. The plan must outlive the result.
Result<OutputPlace> find_output_place(const RunPlan& plan, const Discovery& found);

/// True if the id of a document leads from the output folder into an input.
bool leads_into_input(const OutputPlace& place, std::string_view id);

}  // namespace pseudo
