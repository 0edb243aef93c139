#include "corpus/vault/reveal_places.h"

#include <filesystem>

#include <fmt/format.h>

#include "corpus/document_ids.h"
#include "corpus/file_kinds.h"
#include "corpus/output/output_places.h"
#include "model/errors.h"

namespace pseudo {

namespace {

namespace fs = std::filesystem;

/// "corpus-pseudo" for "a/corpus-pseudo/"; beside the input the default is
/// "a/corpus-pseudo-revealed".
Result<std::string> default_place(const RevealPlan& plan, const Discovery& found, bool lines) {
  const Format& format = *find_format(built_in_formats(), "jsonl");
  const FileKind kind = lines ? FileKind::kLines : FileKind::kNone;
  if (plan.inputs.size() == 1 && plan.inputs[0] == "-" && lines) return std::string("-");
  const bool single = found.catalog.roots.size() == 1 && found.catalog.roots[0].single;
  if (plan.inputs.size() > 1 || single || plan.inputs[0] == "-")
    return file_name("revealed", format, kind);
  fs::path input = plan.inputs[0];
  if (!input.has_filename()) input = input.parent_path();
  if (input.filename() == "." || input.filename() == "..") {
    const Result<std::string> real = resolve_path(input.string());
    if (!real) return real.error();
    input = *real;
  }
  const std::string name = input.filename().string();
  const bool from_stream = found.parts[0].stream.has_value();
  const SplitName split = split_name(name, built_in_formats());
  const std::string_view stem = from_stream ? split.stem : std::string_view(name);
  const std::string path =
      file_name((input.parent_path() / stem).string() + "-revealed", format, kind);
  return lines && from_stream ? path + std::string(ending_of(split.packing)) : path;
}

}  // namespace

Status check_vaults_outside(const RevealPlan& plan, const Discovery& found) {
  for (const std::string& vault : plan.vaults) {
    const Result<std::string> real = resolve_path(vault);
    if (!real) return real.error();
    for (const CatalogRoot& root : found.catalog.roots) {
      if (root.single || !is_path_below(*real, root.real)) continue;
      return usage_error(
          fmt::format("the vault {} lies inside {}, which it would be published with; "
                      "move it elsewhere first",
                      printable(vault), printable(root.given)));
    }
  }
  return Done{};
}

Result<std::string> find_reveal_place(const RevealPlan& plan, const Discovery& found,
                                      OriginalForm form) {
  const bool lines = form == OriginalForm::kLine;
  const Result<std::string> place =
      plan.output.empty() ? default_place(plan, found, lines) : Result<std::string>(plan.output);
  if (!place) return place.error();
  const std::string& output = *place;
  if (output == "-") {
    if (lines) return output;
    return Error{
        ErrorCode::kUsage, "the originals are .txt/.ann files", {}, Remedy::kNameOutputFolder};
  }
  const Result<std::string> resolved = resolve_path(output);
  if (!resolved)
    return Error{ErrorCode::kUsage, resolved.error().message, {}, Remedy::kOtherOutput};
  const std::string& real = *resolved;
  for (const CatalogRoot& root : found.catalog.roots) {
    if (root.single || (real != root.real && !is_path_below(real, root.real))) continue;
    return Error{ErrorCode::kUsage,
                 fmt::format("the output {} is inside the input", printable(output)),
                 {},
                 Remedy::kOtherOutput};
  }
  const Format& format = *find_format(built_in_formats(), lines ? "jsonl" : "brat");
  if (const Status fits = check_output_name(output, format, built_in_formats());
      !fits && !plan.output.empty()) {
    return fits.error();
  }
  std::error_code fault;
  if (!fs::exists(fs::symlink_status(real, fault))) return output;
  return Error{ErrorCode::kExists,
               fmt::format("{} is already there; nothing was written", printable(output)),
               {},
               Remedy::kOtherOutput};
}

}  // namespace pseudo
