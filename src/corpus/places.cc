#include "corpus/places.h"

#include <algorithm>
#include <filesystem>
#include <optional>
#include <string_view>

#include <fmt/format.h>

#include "corpus/ids.h"
#include "corpus/walk.h"

namespace pseudo {

std::string resolve_path(const std::string& path) {
  std::error_code fault;
  std::filesystem::path real =
      std::filesystem::weakly_canonical(std::filesystem::absolute(path, fault), fault);
  if (!real.has_filename()) real = real.parent_path();
  return real.string();
}

bool is_path_below(std::string_view path, std::string_view folder) {
  if (folder == "/") return path != "/";
  return path.size() > folder.size() && path.substr(0, folder.size()) == folder &&
         path[folder.size()] == '/';
}

namespace {

namespace fs = std::filesystem;

Error usage(std::string message) { return {ErrorCode::kUsage, std::move(message)}; }

Result<DataFormat> choose_format(const RunPlan& plan, const Discovery& found) {
  if (plan.format) return *plan.format;
  if (plan.output == "-" || known_ending(plan.output) == Ending::kJsonLines) {
    return DataFormat::kJsonLines;
  }
  const auto is_stream = [](const InputPart& part) { return part.stream.has_value(); };
  const bool some = std::any_of(found.parts.begin(), found.parts.end(), is_stream);
  const bool all = std::all_of(found.parts.begin(), found.parts.end(), is_stream);
  if (some && !all) {
    return usage("the inputs are both BRAT and JSON Lines; say --format brat or --format jsonl");
  }
  return all && some ? DataFormat::kJsonLines : DataFormat::kBrat;
}

/// The default: beside a single folder or .jsonl file, else in the working folder.
Result<std::string> default_path(const RunPlan& plan, const Discovery& found, DataFormat format) {
  const bool stream = format == DataFormat::kJsonLines;
  if (plan.inputs.size() == 1 && plan.inputs[0] == "-") {
    if (stream) return std::string("-");
    return usage("standard input has no folder beside it; say where to write with -o FOLDER");
  }
  const bool single = found.catalog.roots.size() == 1 && found.catalog.roots[0].single;
  if (plan.inputs.size() > 1 || single)
    return std::string(stream ? "pseudo-out.jsonl" : "pseudo-out");
  const fs::path input = resolve_path(plan.inputs[0]);
  if (!input.has_filename()) return usage("say where to write with -o");
  fs::path given = plan.inputs[0];
  if (!given.has_filename()) given = given.parent_path();
  // "corpus" and "a/corpus/" are shown as given; ".", ".." and links need their real place.
  const std::string name = given.filename().string();
  const bool plain = !name.empty() && name != "." && name != ".." && !fs::is_symlink(given);
  const fs::path base = plain ? given : input;
  const fs::path stem = found.parts[0].stream ? base.stem() : base.filename();
  return (base.parent_path() / stem).string() + (stream ? "-pseudo.jsonl" : "-pseudo");
}

Status keep_off_folders(OutputPlace& place, const Discovery& found) {
  for (const CatalogRoot& root : found.catalog.roots) {
    const bool same = place.real == root.real;
    const bool below = is_path_below(place.real, root.real);
    if (root.single ? same && place.format == DataFormat::kBrat : same || below) {
      return usage(fmt::format("the output {} is {}; choose another place with -o",
                               printable(place.path),
                               below ? "inside the input" : "the input itself"));
    }
    if (is_path_below(root.real, place.real)) {
      place.forbidden.push_back(root.real.substr(place.real == "/" ? 1 : place.real.size() + 1) +
                                '/');
    }
  }
  return Done{};
}

bool same_file(const std::string& a, const std::string& b) {
  std::error_code fault;
  return fs::equivalent(a, b, fault) && !fault;
}

Status keep_off_files(const std::string& path, const Discovery& found) {
  for (const InputPart& part : found.parts) {
    if (part.stream && *part.stream != "-" &&
        (same_file(*part.stream, path) || resolve_path(*part.stream) == resolve_path(path))) {
      return usage(fmt::format("{} is an input; choose another place", printable(path)));
    }
  }
  return Done{};
}

Status keep_off_report(const RunPlan& plan, const OutputPlace& place, const Discovery& found) {
  if (plan.report.empty()) return Done{};
  const std::string real = resolve_path(plan.report);
  if (real == place.real) return usage("the report and the output are one file");
  for (const CatalogRoot& root : found.catalog.roots) {
    if (!root.single && is_path_below(real, root.real)) {
      return usage("the report would lie inside the input; choose another place");
    }
  }
  if (known_ending(real) == Ending::kText || known_ending(real) == Ending::kAnnotations) {
    return usage("a report may not end in .txt or .ann; name it .json");
  }
  return keep_off_files(plan.report, found);
}

/// Never where it would be published with the output, nor among the inputs.
Status keep_off_vault(const RunPlan& plan, const OutputPlace& place, const Discovery& found) {
  if (plan.vault.empty()) return Done{};
  const std::string real = resolve_path(plan.vault);
  const bool folder = place.format == DataFormat::kBrat;
  if (real == place.real || (folder && is_path_below(real, place.real))) {
    return usage(fmt::format("the vault {} would lie inside the output; choose another place",
                             printable(plan.vault)));
  }
  if (!plan.report.empty() && real == resolve_path(plan.report)) {
    return usage("the vault and the report are one file");
  }
  for (const CatalogRoot& root : found.catalog.roots) {
    if (!root.single && is_path_below(real, root.real)) {
      return usage("the vault would lie inside the input; choose another place");
    }
  }
  if (known_ending(real) != Ending::kNone) {
    return usage("a vault may not end in .txt, .ann or .jsonl");
  }
  return Done{};
}

}  // namespace

Result<OutputPlace> find_output_place(const RunPlan& plan, const Discovery& found) {
  const Result<DataFormat> format = choose_format(plan, found);
  if (!format) return format.error();
  OutputPlace place;
  place.format = *format;
  place.path = plan.output;
  if (place.path.empty()) {
    Result<std::string> path = default_path(plan, found, *format);
    if (!path) return path.error();
    place.path = std::move(*path);
  }
  if (place.path == "-") {
    if (place.format == DataFormat::kBrat) {
      return usage("standard output takes JSON Lines only; say --format jsonl or -o FOLDER");
    }
  } else {
    place.real = resolve_path(place.path);
    if (const Status off = keep_off_folders(place, found); !off) return off.error();
    if (const Status off = keep_off_files(place.path, found); !off) return off.error();
  }
  if (const Status off = keep_off_report(plan, place, found); !off) return off.error();
  if (const Status off = keep_off_vault(plan, place, found); !off) return off.error();
  return place;
}

bool leads_into_input(const OutputPlace& place, std::string_view id) {
  return std::any_of(place.forbidden.begin(), place.forbidden.end(),
                     [&](const std::string& start) { return id.substr(0, start.size()) == start; });
}

}  // namespace pseudo
