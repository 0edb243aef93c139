#include "cli/new_file.h"

#include <filesystem>
#include <string_view>
#include <system_error>

#include <fmt/format.h>

#include "corpus/document_ids.h"
#include "corpus/file_kinds.h"
#include "corpus/output/output_places.h"
#include "model/errors.h"

namespace pseudo::cli {

bool would_replace(const std::string& path, const std::string& file) {
  std::error_code fault;
  return std::filesystem::equivalent(path, file, fault) ||
         std::filesystem::equivalent(path + ".part", file, fault);
}

Status keep_off_inputs(const std::string& what, const std::string& path, const RunPlan& plan) {
  const Result<std::string> real = resolve_path(path);
  if (!real) return real.error();
  const auto refuse_place = [&](std::string_view why) {
    return usage_error(fmt::format("{} {} {}; choose another place", what, printable(path), why));
  };
  for (const std::string& input : plan.inputs) {
    const Result<std::string> other = resolve_path(input);
    if (input == "-" || !other) continue;
    const bool within = *real == *other || is_path_below(*real, *other);
    if (within || would_replace(path, input)) return refuse_place("would lie in the input");
  }
  if (split_path(path, plan.formats).kind != FileKind::kNone ||
      split_path(*real, plan.formats).kind != FileKind::kNone) {
    return usage_error(fmt::format("{} may not end in {}", what, shown_endings(plan.formats)));
  }
  for (const OtherFile& other : plan.other_files) {
    const bool is_itself = other.path == path;  // other commands read the model as an input
    if (!is_itself && would_replace(path, other.path)) return refuse_place("is " + other.what);
  }
  return Done{};
}

}  // namespace pseudo::cli
