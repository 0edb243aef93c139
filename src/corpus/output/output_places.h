// Finds the place of the output, which must not overlap the input.
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

/// The absolute path with links resolved as far as it exists, without a trailing slash. Never
/// empty. Errors: kUsage (the path cannot be resolved: unsearchable folder, loop).
Result<std::string> resolve_path(const std::string& path);
/// Precondition: both paths come from resolve_path.
bool is_path_below(std::string_view path, std::string_view folder);

/// Errors: kUsage (the name suggests another kind of file, or a file instead of a folder:
/// "out.jsonl.bz2", "out.zip"; or the output could not be read again under that name).
Status check_output_name(const std::string& path, const Format& format,
                         std::span<const Format> formats);

struct OutputPlace {
  const Format* format = &built_in_formats().front();  ///< In RunPlan::formats.
  std::string path;                  ///< As shown in messages; "-" is standard output.
  std::string real;                  ///< From resolve_path.
  Packing packing = Packing::kNone;  ///< According to the name of a file of lines.
  /// Documents whose ids have one of these prefixes would be written into an input folder inside
  /// the output folder.
  std::vector<std::string> forbidden;
  /// Input files below the output folder that links refer to.
  std::unordered_set<std::string> targets;
};

/// Errors: kUsage. The plan must outlive the result.
Result<OutputPlace> find_output_place(const RunPlan& plan, const Discovery& found);

/// True if a document with that id would be written from the output folder into an input.
bool leads_into_input(const OutputPlace& place, std::string_view id);

}  // namespace pseudo
